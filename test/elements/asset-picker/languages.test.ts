import 'axe-core';
import type axeCore from 'axe-core';
import { setViewport } from '@web/test-runner-commands';
import { expect } from 'chai';
import type { AssetPicker } from '../../../src/index.js';
import { library, openPicker, place, stage } from '../arranging/picker.js';
import type { PickerPage } from '../arranging/picker-page.js';
import { pictures } from '../arranging/records.js';
import { until } from '../arranging/until.js';

declare const axe: typeof axeCore;

/** A picker over three pictures, in the language that the page or `lang` gives it. */
async function open(lang: string, more: Partial<AssetPicker> = {}): Promise<PickerPage> {
  const { page } = await openPicker({ lang, ...more });
  return page;
}

const finds = (page: PickerPage, name: string) =>
  until(`a search box named ${name}`, () => page.has('searchbox', name));

/** Clicks on an asset, and waits until it is chosen, in whatever words. */
async function choose(page: PickerPage, filename: string): Promise<void> {
  page.option(filename).click();
  await until('the choice', () => page.selected.includes(filename));
}

const left = (element: Element): number => element.getBoundingClientRect().left;

/** A picker in Arabic over three pictures, its facets in Arabic, too. */
async function openInArabic(more: Partial<AssetPicker> = {}): Promise<PickerPage> {
  const page = await open('ar', more);
  await finds(page, 'البحث في الأصول');
  await until('the facets', () => page.has('checkbox', /^صور/));
  return page;
}

describe('the language of a picker', () => {
  before(() => setViewport({ width: 1000, height: 800 }));

  afterEach(() => document.documentElement.removeAttribute('lang'));

  it('is that of its own lang, and of the facets in it', async () => {
    const page = await open('de', { multiple: true, max: 2 });
    await finds(page, 'Assets suchen');
    expect(page.words).to.include('3 Ergebnisse');
    await until('the facets', () => page.words.includes('Dateityp'));
    await choose(page, 'picture 1.jpg');
    await until('the tray', () => page.words.includes('1 von 2 ausgewählt'));
    expect(page.announced).to.equal('1 von 2 ausgewählt');
    expect(page.words).not.to.match(/\b(Search|results|Choose|selected)\b/);
  });

  it('is also that of a picker that is not set up', async () => {
    const page = place({ lang: 'de' });
    await until('the words', () => page.words.includes('Diese Auswahl ist nicht eingerichtet'));
    await until('the same words', () => page.announced === 'Diese Auswahl ist nicht eingerichtet');
  });

  it('is otherwise that of whatever is nearest around it, through shadow trees', async () => {
    document.documentElement.lang = 'fr';
    const host = document.createElement('div');
    stage().append(host);
    const inner = host.attachShadow({ mode: 'open' }).appendChild(document.createElement('div'));
    const page = place({ client: library().client }, inner);
    await finds(page, 'Rechercher des ressources');
    host.lang = 'nl';
    await finds(page, 'Assets zoeken');
    inner.lang = 'ja';
    await finds(page, 'アセットを検索');
    inner.removeAttribute('lang');
    host.removeAttribute('lang');
    await finds(page, 'Rechercher des ressources');
    document.documentElement.lang = 'sv';
    await finds(page, 'Search assets');
  });

  it('changes while it is in use, and what was done stays', async () => {
    const page = await open('es', { multiple: true });
    await finds(page, 'Buscar recursos');
    await choose(page, 'picture 2.jpg');
    await page.search('picture');
    page.picker.lang = 'pl';
    await finds(page, 'Szukaj zasobów');
    await until('the tray', () => page.words.includes('Wybrano: 1'));
    expect(page.words).to.include('3 wyniki');
    expect(page.searchBox.value).to.equal('picture');
    expect(page.selected).to.deep.equal(['picture 2.jpg']);
  });

  it('is that of what a form says it lacks, also after it has changed', async () => {
    const page = await open('es', { required: true });
    await finds(page, 'Buscar recursos');
    expect(page.picker.validationMessage).to.match(/^Seleccione/);
    page.picker.lang = 'pl';
    await finds(page, 'Szukaj zasobów');
    expect(page.picker.validationMessage).to.match(/^Wybierz/);
    page.picker.lang = 'es';
    await finds(page, 'Buscar recursos');
    expect(page.picker.validationMessage).to.match(/^Seleccione/);
  });

  it('follows a picker that is moved to another part of the page', async () => {
    const page = await open('');
    page.picker.removeAttribute('lang');
    const section = stage().appendChild(document.createElement('section'));
    section.lang = 'it';
    section.append(page.picker);
    await finds(page, 'Cerca risorse');
  });

  it('keeps single words that the host gives', async () => {
    const page = await open('de', { messages: { search: 'Medien finden' } });
    await finds(page, 'Medien finden');
    await until('the rest in German', () => page.words.includes('3 Ergebnisse'));
    page.picker.messages = { search: 'Bilder finden' };
    await finds(page, 'Bilder finden');
  });

  it('is said of the words, so that they are pronounced right', async () => {
    document.documentElement.lang = 'en';
    const page = await open('de-AT');
    await finds(page, 'Assets suchen');
    expect(page.searchBox.closest('[lang]')?.getAttribute('lang')).to.equal('de-AT');
    page.picker.lang = 'sv';
    await finds(page, 'Search assets');
    expect(page.searchBox.closest('[lang]')?.getAttribute('lang')).to.equal('en');
  });

  it('shows no English first where the words come at once', async () => {
    await finds(await open('ko'), '에셋 검색');
    const page = place({ client: library(pictures(3)).client, lang: 'ko' });
    const seen = new Set<string>();
    const look = (): void => {
      const box = page.picker.shadowRoot?.querySelector('input');
      if (box?.checkVisibility({ opacityProperty: true })) seen.add(box.ariaLabel ?? '');
    };
    await until('the words', () => (look(), seen.size > 0));
    expect([...seen]).to.deep.equal(['에셋 검색']);
  });
});

describe('a picker in Arabic', () => {
  before(() => setViewport({ width: 1000, height: 800 }));

  it('runs from right to left on a page that says nothing else', async () => {
    const page = await openInArabic();
    const [first, second] = page.options;
    if (!first || !second) throw new Error('Nothing is listed');
    expect(left(first)).to.be.greaterThan(left(second));
    expect(left(page.checkBox(/^صور/))).to.be.greaterThan(left(page.option('picture 1.jpg')));

    first.focus();
    first.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowLeft', bubbles: true }));
    await page.picker.updateComplete;
    expect(page.picker.shadowRoot?.activeElement).to.equal(page.options[1]);
  });

  it('puts the filters in force on the right', async () => {
    const page = await openInArabic();
    page.checkBox(/^صور/).click();
    await until('the chip', () => page.has('button', /^إزالة عامل التصفية/));
    const chip = page.button(/^إزالة عامل التصفية/).getBoundingClientRect();
    const list = page.option('picture 1.jpg').parentElement?.getBoundingClientRect();
    expect(chip.left + chip.width / 2).to.be.greaterThan(
      (list?.left ?? 0) + (list?.width ?? 0) / 2,
    );
  });

  it('runs as its own dir says', async () => {
    const page = await openInArabic({ dir: 'ltr' });
    const [first, second] = page.options;
    if (!first || !second) throw new Error('Nothing is listed');
    expect(left(first)).to.be.lessThan(left(second));
  });

  it('keeps nobody out', async () => {
    const page = await openInArabic({ multiple: true });
    await choose(page, 'picture 1.jpg');
    await until('the links', () => page.has('combobox', 'الحجم'));
    const rules = { region: { enabled: false }, 'page-has-heading-one': { enabled: false } };
    const { violations } = await axe.run(page.picker, { rules });
    expect(violations.map(({ id, nodes }) => [id, nodes[0]?.failureSummary])).to.deep.equal([]);
  });
});

describe('a facet panel of its own', () => {
  it('speaks the language around it', async () => {
    const panel = document.createElement('facet-panel');
    panel.lang = 'fr';
    stage().append(panel);
    await until('the words', () =>
      panel.shadowRoot?.textContent.includes('Ces résultats ne peuvent pas être affinés'),
    );
  });
});
