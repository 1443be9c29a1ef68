import type { Messages } from '../../messages/messages.js';
import type { ProductMessages } from '../../messages/products.js';
import type { Tools } from '../tools.js';

/** The messages for products in German. Those that are not about products are as for assets. */
export function productsIn(assets: Messages, { formats, count }: Tools): ProductMessages {
  const { number } = formats;
  const products = (amount: number): string =>
    count(amount, { one: '# Produkt', other: '# Produkte' });
  return {
    ...assets,
    title: (multiple) => (multiple ? 'Produkte auswählen' : 'Produkt auswählen'),
    confirm: (chosen) => (chosen > 1 ? `${number(chosen)} übernehmen` : 'Übernehmen'),
    inserted: (total) => `${number(total)} übernommen`,
    search: 'Produkte suchen',
    searchPlaceholder: 'Name oder SKU',
    sortNames: {
      '-last_updated': 'Zuletzt geändert',
      '-created': 'Neueste zuerst',
      name: 'Name, A bis Z',
      sku: 'SKU',
      product_type_name: 'Typ',
    },
    assets: 'Produkte',
    loading: 'Produkte werden geladen',
    selection: 'Ausgewählte Produkte',
    nothingSelected: (multiple, min, max) => {
      if (!multiple) return 'Wählen Sie ein Produkt.';
      if (max !== undefined && min < 2) {
        return `Wählen Sie bis zu ${products(max)} aus.`;
      }
      return min > 1 ? `Wählen Sie mindestens ${products(min)} aus.` : 'Wählen Sie Produkte.';
    },
    limitReached: (max) =>
      `Sie können höchstens ${products(max)} auswählen. Entfernen Sie zuerst eines.`,
    tooFew: (min) => `Wählen Sie mindestens ${products(min)} aus.`,
    editSelected: (name) => `Angaben zu ${name}`,
    preparing: 'Angaben werden geladen …',
    detailFailed: 'Die Angaben zu diesem Produkt konnten nicht geladen werden.',
    confirmFailed:
      'Einige Produkte konnten nicht geladen werden. Entfernen Sie sie oder versuchen Sie es erneut.',
    signInTitle: 'Anmelden, um Produkte auszuwählen',
    emptyTitle: 'Keine Produkte gefunden',
    emptyHint:
      'Versuchen Sie es mit weniger oder anderen Wörtern, einer anderen Kategorie oder entfernen Sie einen Filter.',
    emptyLibrary: 'Hier gibt es keine Produkte, die Sie sehen dürfen.',
    failures: {
      ...assets.failures,
      forbidden: [
        'Sie dürfen diese Produkte nicht sehen',
        'Bitten Sie die Administration um Zugriff.',
      ],
    },

    listed: 'Anzeigen',
    listedNames: {
      all: 'Produkte und Varianten',
      parents: 'Ohne Varianten',
      variants: 'Nur Varianten',
    },
    variants: 'Varianten',
    variantCount: (total, exact) =>
      exact
        ? count(total, { one: '# Variante', other: '# Varianten' })
        : `${number(total)}+ Varianten`,
    withVariants: (total) => `${number(total)} Produkte und Varianten`,
    variantsLoading: 'Varianten werden geladen …',
    variantsFailed: 'Varianten konnten nicht geladen werden',
    variantOf: (parent) => (parent === undefined ? 'Variante' : `Variante von ${parent}`),

    categories: 'Kategorie',
    allCategories: 'Alle Kategorien',
    unnamedCategory: 'Diese Kategorie',
    lowestCategory: 'Keine Unterkategorien.',
    categoryGone: 'Diese Kategorie gibt es nicht mehr.',
    categoriesFailed: 'Die Kategorien konnten nicht geladen werden.',
    found: (found, looked, total) =>
      `${products(found)} unter den ersten ${number(looked)} von ${number(total)} gefunden`,
    lookedAt: (looked, total) => `${number(looked)} von ${products(total)} wurden durchgesehen.`,
    lookFurther: 'Weitersuchen',

    category: 'Kategorie:',
    noCategory: 'keine',
    changeCategory: 'Ändern …',
    putInto: (category) => `In „${category}“ einordnen`,
    enterCategory: 'Öffnen Sie eine Kategorie, um das Produkt dort einzuordnen.',
    categorySaving: 'Wird gespeichert …',
    categorySaved: 'Kategorie geändert.',
    categoryKept: 'Die Kategorie wurde nicht geändert.',
    categoryFailures: {
      forbidden: 'Sie dürfen die Kategorie dieses Produkts nicht ändern.',
      'unknown-outcome':
        'Es ist nicht bekannt, ob die Kategorie geändert wurde: Die Antwort ging verloren.',
      offline: 'Sie sind offline. Die Kategorie wurde nicht geändert.',
      'not-found': 'Das Produkt oder die Kategorie gibt es nicht mehr.',
    },
    undo: 'Rückgängig',

    featuredImage: 'Hauptbild',
    itsAssets: 'Zugehörige Assets',
    assetsOf: (attribute) => `Assets aus „${attribute}“`,
    assetMissing: 'Nicht mehr vorhanden oder für Sie nicht sichtbar.',
    attributes: 'Attribute',
    details: 'Details',
    previousProduct: 'Vorheriges Produkt',
    nextProduct: 'Nächstes Produkt',
    furtherValues: (more) => `und ${number(more)} weitere`,
  };
}
