import { startDemo, type Demo } from './picker/demo.js';
import { Listener } from './picker/listener.js';
import { test } from './sign-in/strict-chromium.js';

// What somebody hears of a dialog, a field of a form and a picker of products.

let demo: Demo;

test.beforeAll(async () => {
  demo = await startDemo();
});

test.afterAll(() => demo.close());

for (const language of ['en', 'de'] as const) {
  test(`a dialog, open and closed: ${language}`, async ({ page }) => {
    const person = new Listener(page, language);
    await person.open(`${demo.origin}/editor.html`);
    const picker = page.locator('asset-picker');
    const dialog = page.getByRole('dialog');
    await person.hears(picker, 'announced, nothing');
    await page.getByRole('button', { name: 'Insert an asset' }).click();
    await person.signIn(dialog);
    await dialog.getByRole('gridcell').first().click();
    await person.hears(
      dialog,
      ['Choose assets, dialog', 'Assets auswählen, dialog'],
      ['Choose assets, heading, level 2', 'Assets auswählen, heading, level 2'],
      ['Close, button', 'Schließen, button'],
      /^Assets, grid, \d+ rows/,
      ['Cancel, button', 'Abbrechen, button'],
      ['Insert, button', 'Einfügen, button'],
    );
    await person.button(dialog, ['Insert', 'Einfügen']).click();
    await person.hears(picker, ['announced, 1 inserted', 'announced, 1 eingefügt']);
  });

  test(`a field, empty and with three assets: ${language}`, async ({ page }) => {
    const person = new Listener(page, language);
    await person.open(`${demo.origin}/form.html`);
    const field = page.locator('#pictures');
    const dialog = page.getByRole('dialog');
    await person.hears(field, 'Pictures, group', [
      'Choose assets, button, Nothing chosen',
      'Assets auswählen, button, Nichts ausgewählt',
    ]);
    await field.getByRole('button').click();
    await person.signIn(dialog);
    for (const place of [0, 1, 2]) await dialog.getByRole('gridcell').nth(place).click();
    await person.button(dialog, ['Choose 3', '3 übernehmen']).click();
    await person.hears(
      field,
      ['Change, button, 3 of 5 selected', 'Ändern, button, 3 von 5 ausgewählt'],
      ['Selected assets, list of 3', 'Ausgewählte Assets, list of 3'],
      [/^Remove .+, button$/, /^.+ entfernen, button$/],
    );
    await field.getByRole('listitem').first().getByRole('button').click();
    await person.hears(field, [
      'announced, 1 removed. 2 of 5 selected',
      'announced, 1 entfernt. 2 von 5 ausgewählt',
    ]);
  });

  test(`products, a family, details and their category: ${language}`, async ({ page }) => {
    const person = new Listener(page, language);
    await person.open(`${demo.origin}/products.html`);
    const picker = page.locator('product-picker');
    const cells = picker.getByRole('gridcell');
    await person.signIn(picker);
    await cells.first().waitFor();
    await person.hears(
      picker,
      ['Search products, search field', 'Produkte suchen, search field'],
      [
        'Show, combo box, Products and variants, collapsed',
        'Anzeigen, combo box, Produkte und Varianten, collapsed',
      ],
      ['Category, navigation', 'Kategorie, navigation'],
      ['Products, grid, -1 rows, 1 columns', 'Produkte, grid, -1 rows, 1 columns'],
      [
        /^\S.+ variants, cell, collapsed, not selected, column 1$/,
        /^\S.+ Varianten, cell, collapsed, not selected, column 1$/,
      ],
      [/^\d+\+ variants, button, collapsed, \S.+$/, /^\d+\+ Varianten, button, collapsed, \S.+$/],
    );
    await cells.first().getByRole('button').first().click();
    await person.hears(picker, [
      /^\d+ variants, button, expanded, \S.+$/,
      /^\d+ Varianten, button, expanded, \S.+$/,
    ]);
    await cells.first().click();
    await cells.nth(1).click();
    await person.hears(
      picker,
      [/^Selected products, list of 2, Arrow/, /^Ausgewählte Produkte, list of 2, Pfeil/],
      [
        /^Details of .+, button, not pressed, 1 of 2$/,
        /^Angaben zu .+, button, not pressed, 1 von 2$/,
      ],
      ['Choose 2, button', '2 übernehmen, button'],
    );
    await cells.first().focus();
    await page.keyboard.press('Enter');
    await person.hears(
      picker,
      [/^Details of .+, dialog$/, /^Angaben zu .+, dialog$/],
      ['Next product, button', 'Nächstes Produkt, button'],
      ['Deselect, button', 'Abwählen, button'],
      [/^Category: \S.+ › /, /^Kategorie: \S.+ › /],
      ['Change…, button, collapsed', 'Ändern …, button, collapsed'],
    );
    await person.button(picker, ['Change…', 'Ändern …']).click();
    await person.hears(
      picker,
      ['Change…, button, expanded', 'Ändern …, button, expanded'],
      ['Category, navigation', 'Kategorie, navigation'],
      ['All categories, button', 'Alle Kategorien, button'],
      ['Cancel, button', 'Abbrechen, button'],
      [/^Put into .+, button$/, /^In „.+“ einordnen, button$/],
    );
  });
}
