import type { Page } from '@playwright/test';
import { startDemo, type Demo } from './picker/demo.js';
import { Listener } from './picker/listener.js';
import { expect, test } from './sign-in/strict-chromium.js';

// What somebody hears who uses the asset picker with a screen reader, in English and in German.

let demo: Demo;

test.beforeAll(async () => {
  demo = await startDemo();
});

test.afterAll(() => demo.close());

const searches = /\/v2\/assets\/search\?.*expand=/;

async function openArticle(page: Page, language: 'en' | 'de') {
  const person = new Listener(page, language);
  await person.open(`${demo.origin}/article.html`);
  const picker = page.locator('asset-picker');
  const cells = picker.getByRole('gridcell');
  const facets = picker.getByRole('checkbox', { name: 'Videos' });
  return { person, picker, cells, facets };
}

for (const language of ['en', 'de'] as const) {
  test(`signed out, waiting, and the first results: ${language}`, async ({ page }) => {
    const { person, picker, facets } = await openArticle(page, language);
    await person.hears(
      picker,
      ['Sign in to choose assets', 'Anmelden, um Assets auszuwählen'],
      ['Sign in, button', 'Anmelden, button'],
      ['announced, You are not signed in', 'announced, Sie sind nicht angemeldet'],
    );
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route(searches, async (route) => {
      await held;
      await route.continue();
    });
    await person.signIn(picker);
    await person.hears(
      picker,
      ['Search assets, search field', 'Assets suchen, search field'],
      ['Loading assets', 'Assets werden geladen'],
      ['Insert, button, unavailable', 'Einfügen, button, unavailable'],
    );
    release();
    await facets.waitFor();
    await person.hears(
      picker,
      [
        'Sort by, combo box, Newest first, collapsed',
        'Sortieren nach, combo box, Neueste zuerst, collapsed',
      ],
      ['Layout, group', 'Ansicht, group'],
      ['Grid, button, pressed', 'Raster, button, pressed'],
      ['List, button, not pressed', 'Liste, button, not pressed'],
      ['DU Account of Demo User, button, collapsed', 'DU Konto von Demo User, button, collapsed'],
      ['Filters, group', 'Filter, group'],
      [/^Show \d+ results, button$/, /^\d+ Ergebnisse anzeigen, button$/],
      ['File type, group', 'Dateityp, group'],
      [
        /^Images, check box, not checked, \d+ results$/,
        /^Bilder, check box, not checked, \d+ Ergebnisse$/,
      ],
      [/^\d+ results$/, /^\d+ Ergebnisse$/],
      /^Assets, grid, \d{3} rows, 4 columns$/,
      /^\S.+\.jpe?g JPEG · .+ · \d+ × \d+, cell, not selected, column \d$/i,
      ['Select up to 12 assets.', 'Wählen Sie bis zu 12 Assets aus.'],
      [/^announced, \d+ results$/, /^announced, \d+ Ergebnisse$/],
    );
    // The rows in view are not the end.
    await person.misses(picker, /End of results|Ende der Ergebnisse/);
  });

  test(`three in the tray, a size, decorative, inserted: ${language}`, async ({ page }) => {
    const { person, picker, cells, facets } = await openArticle(page, language);
    await person.signIn(picker);
    await facets.waitFor();
    const images = picker.getByRole('checkbox', { name: person.text(['Images', 'Bilder']) });
    await images.check();
    await person.hears(
      picker,
      ['Remove filter File type: Images, button', 'Filter „Dateityp: Bilder“ entfernen, button'],
      ['Clear all, button', 'Alle entfernen, button'],
    );
    for (const place of [0, 1, 2]) await cells.nth(place).click();
    await person.hears(
      picker,
      /^\S.+, cell, selected, column 1$/,
      [
        /^Selected assets, list of 3, Arrow keys go to the next/,
        /^Ausgewählte Assets, list of 3, Pfeiltasten gehen zum nächsten/,
      ],
      [
        /^Size and text of .+, button, not pressed, 1 of 3/,
        /^Größe und Text von .+, button, not pressed, 1 von 3/,
      ],
      [/^Remove .+, button$/, /^.+ entfernen, button$/],
      [
        /^Size and text of .+, button, pressed, 3 of 3/,
        /^Größe und Text von .+, button, pressed, 3 von 3/,
      ],
      ['Move earlier, button', 'Nach vorne, button'],
      ['Move later, button, unavailable', 'Nach hinten, button, unavailable'],
      ['Clear selection, button', 'Auswahl aufheben, button'],
      /^.+\.\w+, group$/,
      [/^Size, combo box, 640 px wide/, /^Größe, combo box, 640 px breit/],
      [/^Alt text, edit/, /^Alt-Text, edit/],
      ['Decorative, check box, not checked', 'Dekorativ, check box, not checked'],
      ['3 of 12 selected', '3 von 12 ausgewählt'],
      ['Insert 3, button', '3 einfügen, button'],
      ['announced, 3 of 12 selected', 'announced, 3 von 12 ausgewählt'],
    );
    await picker.getByRole('checkbox', { name: person.text(['Decorative', 'Dekorativ']) }).check();
    await person.hears(
      picker,
      ['Alt text, edit, unavailable', 'Alt-Text, edit, unavailable'],
      ['Decorative, check box, checked', 'Dekorativ, check box, checked'],
    );
    await person.button(picker, ['Clear selection', 'Auswahl aufheben']).click();
    await person.hears(
      picker,
      ['Undo, button, Ctrl+Z', 'Rückgängig, button, Strg+Z'],
      ['announced, 3 removed. 0 of 12 selected', 'announced, 3 entfernt. 0 von 12 ausgewählt'],
    );
    await person.button(picker, ['Undo', 'Rückgängig']).click();
    await person.button(picker, ['Insert 3', '3 einfügen']).click();
    await person.hears(picker, ['announced, 3 inserted', 'announced, 3 eingefügt']);
  });

  test(`nothing found, and a busy library: ${language}`, async ({ page }) => {
    const { person, picker, facets } = await openArticle(page, language);
    await person.signIn(picker);
    await facets.waitFor();
    await picker.getByRole('searchbox').fill('zeppelinzeppelin');
    await person.hears(
      picker,
      ['0 results', '0 Ergebnisse'],
      ['No assets found', 'Keine Assets gefunden'],
      ['Clear search and filters, button', 'Suche und Filter zurücksetzen, button'],
      ['announced, 0 results', 'announced, 0 Ergebnisse'],
    );
    const headers = {
      'retry-after': '30',
      'access-control-allow-origin': '*',
      'access-control-expose-headers': 'retry-after',
    };
    await page.route(searches, (route) => route.fulfill({ status: 429, headers }));
    await picker.getByRole('searchbox').fill('harbour');
    await person.hears(
      picker,
      [
        /^The asset library is busy . The service asks to wait \d+ seconds\.$|^The asset library is busy$/,
        /^Die Asset-Bibliothek ist ausgelastet/,
      ],
      ['Try again, button', 'Erneut versuchen, button'],
      ['announced, The asset library is busy', 'announced, Die Asset-Bibliothek ist ausgelastet'],
    );
  });

  test(`a preview, a film, and the columns of the list: ${language}`, async ({ page }) => {
    const { person, picker, cells, facets } = await openArticle(page, language);
    await person.signIn(picker);
    await facets.waitFor();
    await cells.first().focus();
    await page.keyboard.press('Enter');
    await person.hears(
      picker,
      [/^Preview of .+, dialog$/, /^Vorschau von .+, dialog$/],
      ['Back to results, button', 'Zurück zu den Ergebnissen, button'],
      [/^1 of \d+$/, /^1 von \d+$/],
      ['Previous asset, button, unavailable', 'Vorheriges Asset, button, unavailable'],
      ['Next asset, button', 'Nächstes Asset, button'],
      ['Preview, group', 'Vorschau, group'],
      /^.+, picture$/,
      ['Fit, button, pressed', 'Einpassen, button, pressed'],
      ['Sizes, group', 'Größen, group'],
      [
        /^640 px wide \d+ × \d+, radio button, checked$/,
        /^640 px breit \d+ × \d+, radio button, checked$/,
      ],
      ['Copy link, button', 'Link kopieren, button'],
      ['Other ways to copy, button, collapsed', 'Anders kopieren, button, collapsed'],
      ['Download original, link', 'Original herunterladen, link'],
      ['File, heading, level 3', 'Datei, heading, level 3'],
    );
    await person.button(picker, ['Back to results', 'Zurück zu den Ergebnissen']).click();
    await facets.check();
    await expect(cells.filter({ hasText: 'JPEG' })).toHaveCount(0);
    await cells.first().focus();
    await page.keyboard.press('Enter');
    await person.hears(picker, /^.+\.(?:mp4|mov), video$/i);
    await person.misses(picker, /cannot be played|nicht abgespielt/);
    await person.button(picker, ['Back to results', 'Zurück zu den Ergebnissen']).click();
    await person.button(picker, ['List', 'Liste']).click();
    await picker.getByRole('columnheader').first().getByRole('button').click();
    await person.hears(
      picker,
      ['List, button, pressed', 'Liste, button, pressed'],
      ['Sort by, table', 'Sortieren nach, table'],
      ['Name, column, sorted ascending', 'Name, column, sorted ascending'],
      ['Format, column', 'Format, column'],
      ['File size, column', 'Dateigröße, column'],
      ['Compact rows, button, not pressed', 'Kompakte Zeilen, button, not pressed'],
      /^Assets, grid, \d+ rows, 1 columns$/,
    );
  });
}
