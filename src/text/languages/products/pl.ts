import type { Messages } from '../../messages/messages.js';
import type { ProductMessages } from '../../messages/products.js';
import type { Tools } from '../tools.js';

/** The messages for products in Polish. Those that are not about products are as for assets. */
export function productsIn(assets: Messages, { formats, count }: Tools): ProductMessages {
  const { number } = formats;
  const products = (amount: number): string =>
    count(amount, { one: '# produkt', few: '# produkty', other: '# produktów' });
  /** The genitive, as after „z”. */
  const ofProducts = (amount: number): string =>
    count(amount, { one: '# produktu', other: '# produktów' });
  return {
    ...assets,
    title: (multiple) => (multiple ? 'Wybierz produkty' : 'Wybierz produkt'),
    confirm: (chosen) => (chosen > 1 ? `Wybierz (${number(chosen)})` : 'Wybierz'),
    inserted: (total) => `Przekazano: ${number(total)}`,
    search: 'Szukaj produktów',
    searchPlaceholder: 'Nazwa lub SKU',
    sortNames: {
      '-last_updated': 'Ostatnio zmienione',
      '-created': 'Od najnowszych',
      name: 'Nazwa, od A do Z',
      sku: 'SKU',
      product_type_name: 'Typ',
    },
    assets: 'Produkty',
    loading: 'Wczytywanie produktów',
    selection: 'Wybrane produkty',
    nothingSelected: (multiple, min, max) => {
      if (!multiple) return 'Wybierz produkt.';
      if (max !== undefined && min < 2) {
        return `Wybierz najwyżej ${products(max)}.`;
      }
      return min > 1
        ? `Wybierz co najmniej ${products(min)}.`
        : 'Wybierz co najmniej jeden produkt.';
    },
    limitReached: (max) =>
      count(max, {
        one: 'Możesz wybrać najwyżej # produkt. Najpierw go usuń.',
        few: 'Możesz wybrać najwyżej # produkty. Najpierw usuń jeden z nich.',
        other: 'Możesz wybrać najwyżej # produktów. Najpierw usuń jeden z nich.',
      }),
    tooFew: (min) => `Wybierz co najmniej ${products(min)}.`,
    editSelected: (name) => `Szczegóły: ${name}`,
    preparing: 'Wczytywanie szczegółów…',
    detailFailed: 'Nie udało się wczytać szczegółów tego produktu.',
    confirmFailed: 'Nie udało się wczytać niektórych produktów. Usuń je lub spróbuj ponownie.',
    signInTitle: 'Zaloguj się, aby wybrać produkty',
    emptyTitle: 'Nie znaleziono produktów',
    emptyHint: 'Użyj mniejszej liczby słów lub innych słów, innej kategorii albo usuń filtr.',
    emptyLibrary: 'Nie ma tu produktów, które możesz zobaczyć.',
    failures: {
      ...assets.failures,
      forbidden: ['Nie masz dostępu do tych produktów', 'Poproś administratora o dostęp.'],
    },

    listed: 'Pokaż',
    listedNames: {
      all: 'Produkty i warianty',
      parents: 'Bez wariantów',
      variants: 'Tylko warianty',
    },
    variants: 'Warianty',
    variantCount: (total, exact) =>
      exact
        ? count(total, { one: '# wariant', few: '# warianty', other: '# wariantów' })
        : `${number(total)}+ wariantów`,
    withVariants: (total) => `Produkty i warianty: ${number(total)}`,
    variantsLoading: 'Wczytywanie wariantów…',
    variantsFailed: 'Nie udało się wczytać wariantów',
    variantOf: (parent) => (parent === undefined ? 'Wariant' : `Wariant produktu ${parent}`),

    categories: 'Kategoria',
    allCategories: 'Wszystkie kategorie',
    unnamedCategory: 'Ta kategoria',
    lowestCategory: 'Brak podkategorii.',
    categoryGone: 'Ta kategoria już nie istnieje.',
    categoriesFailed: 'Nie udało się wczytać kategorii.',
    found: (found, looked, total) =>
      `Znaleziono ${products(found)} wśród pierwszych ${number(looked)} z ${number(total)}`,
    lookedAt: (looked, total) => `Przejrzano ${number(looked)} z ${ofProducts(total)}.`,
    lookFurther: 'Szukaj dalej',

    category: 'Kategoria:',
    noCategory: 'brak',
    changeCategory: 'Zmień…',
    putInto: (category) => `Umieść w: ${category}`,
    enterCategory: 'Otwórz kategorię, aby umieścić w niej produkt.',
    categorySaving: 'Zapisywanie…',
    categorySaved: 'Zmieniono kategorię.',
    categoryKept: 'Kategoria nie została zmieniona.',
    categoryFailures: {
      forbidden: 'Nie możesz zmienić kategorii tego produktu.',
      'unknown-outcome': 'Nie wiadomo, czy kategoria została zmieniona: odpowiedź zaginęła.',
      offline: 'Jesteś offline. Kategoria nie została zmieniona.',
      'not-found': 'Produkt lub kategoria już nie istnieje.',
    },
    undo: 'Cofnij',

    featuredImage: 'Obraz wyróżniony',
    itsAssets: 'Zasoby produktu',
    assetsOf: (attribute) => `Zasoby z „${attribute}”`,
    assetMissing: 'Już nie istnieje lub nie masz do niego dostępu.',
    attributes: 'Atrybuty',
    details: 'Szczegóły',
    previousProduct: 'Poprzedni produkt',
    nextProduct: 'Następny produkt',
    furtherValues: (more) => `i jeszcze ${number(more)}`,
  };
}
