import type { Messages } from '../../messages/messages.js';
import type { ProductMessages } from '../../messages/products.js';
import type { Tools } from '../tools.js';

/** The messages for products in Dutch. Those that are not about products are as for assets. */
export function productsIn(assets: Messages, { formats, count }: Tools): ProductMessages {
  const { number } = formats;
  const products = (amount: number): string =>
    count(amount, { one: '# product', other: '# producten' });
  return {
    ...assets,
    title: (multiple) => (multiple ? 'Producten kiezen' : 'Product kiezen'),
    confirm: (chosen) => (chosen > 1 ? `${number(chosen)} kiezen` : 'Kiezen'),
    inserted: (total) => `${number(total)} gekozen`,
    search: 'Producten zoeken',
    searchPlaceholder: 'Naam of SKU',
    sortNames: {
      '-last_updated': 'Laatst gewijzigd',
      '-created': 'Nieuwste eerst',
      name: 'Naam, A tot Z',
      sku: 'SKU',
      product_type_name: 'Type',
    },
    assets: 'Producten',
    loading: 'Producten laden',
    selection: 'Geselecteerde producten',
    nothingSelected: (multiple, min, max) => {
      if (!multiple) return 'Selecteer een product.';
      if (max !== undefined && min < 2) {
        return `Selecteer hooguit ${products(max)}.`;
      }
      return min > 1 ? `Selecteer minstens ${products(min)}.` : 'Selecteer een of meer producten.';
    },
    limitReached: (max) =>
      count(max, {
        one: 'Je kunt hooguit # product selecteren. Verwijder dat eerst.',
        other: 'Je kunt hooguit # producten selecteren. Verwijder er eerst een.',
      }),
    tooFew: (min) => `Selecteer minstens ${products(min)}.`,
    editSelected: (name) => `Gegevens van ${name}`,
    preparing: 'Gegevens laden…',
    detailFailed: 'De gegevens van dit product konden niet worden geladen.',
    confirmFailed:
      'Sommige producten konden niet worden geladen. Verwijder ze of probeer het opnieuw.',
    signInTitle: 'Meld je aan om producten te kiezen',
    emptyTitle: 'Geen producten gevonden',
    emptyHint: 'Probeer minder of andere woorden, een andere categorie, of haal een filter weg.',
    emptyLibrary: 'Hier zijn geen producten die je mag zien.',
    failures: {
      ...assets.failures,
      forbidden: ['Je mag deze producten niet zien', 'Vraag een beheerder om toegang.'],
    },

    listed: 'Tonen',
    listedNames: {
      all: 'Producten en varianten',
      parents: 'Zonder varianten',
      variants: 'Alleen varianten',
    },
    variants: 'Varianten',
    variantCount: (total, exact) =>
      exact
        ? count(total, { one: '# variant', other: '# varianten' })
        : `${number(total)}+ varianten`,
    withVariants: (total) => `${number(total)} producten en varianten`,
    variantsLoading: 'Varianten laden…',
    variantsFailed: 'Varianten konden niet worden geladen',
    variantOf: (parent) => (parent === undefined ? 'Variant' : `Variant van ${parent}`),

    categories: 'Categorie',
    allCategories: 'Alle categorieën',
    unnamedCategory: 'Deze categorie',
    lowestCategory: 'Geen subcategorieën.',
    categoryGone: 'Deze categorie bestaat niet meer.',
    categoriesFailed: 'De categorieën konden niet worden geladen.',
    found: (found, looked, total) =>
      `${products(found)} gevonden bij de eerste ${number(looked)} van ${number(total)}`,
    lookedAt: (looked, total) => `${number(looked)} van ${products(total)} bekeken.`,
    lookFurther: 'Verder zoeken',

    category: 'Categorie:',
    noCategory: 'geen',
    changeCategory: 'Wijzigen…',
    putInto: (category) => `In ${category} plaatsen`,
    enterCategory: 'Open een categorie om het product daarin te plaatsen.',
    categorySaving: 'Opslaan…',
    categorySaved: 'Categorie gewijzigd.',
    categoryKept: 'De categorie is niet gewijzigd.',
    categoryFailures: {
      forbidden: 'Je mag de categorie van dit product niet wijzigen.',
      'unknown-outcome':
        'Het is niet bekend of de categorie is gewijzigd: het antwoord ging verloren.',
      offline: 'Je bent offline. De categorie is niet gewijzigd.',
      'not-found': 'Het product of de categorie bestaat niet meer.',
    },
    undo: 'Ongedaan maken',

    featuredImage: 'Hoofdafbeelding',
    itsAssets: 'Bijbehorende assets',
    assetsOf: (attribute) => `Assets van ‘${attribute}’`,
    assetMissing: 'Bestaat niet meer of is voor u niet zichtbaar.',
    attributes: 'Kenmerken',
    details: 'Details',
    previousProduct: 'Vorig product',
    nextProduct: 'Volgend product',
    furtherValues: (more) => `en nog ${number(more)}`,
  };
}
