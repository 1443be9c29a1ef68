import type { Messages } from '../../messages/messages.js';
import type { ProductMessages } from '../../messages/products.js';
import type { Tools } from '../tools.js';

/** The messages for products in Italian. Those that are not about products are as for assets. */
export function productsIn(assets: Messages, { formats, count }: Tools): ProductMessages {
  const { number } = formats;
  const products = (amount: number): string =>
    count(amount, { one: '# prodotto', other: '# prodotti' });
  return {
    ...assets,
    title: (multiple) => (multiple ? 'Scegli i prodotti' : 'Scegli un prodotto'),
    confirm: (chosen) => (chosen > 1 ? `Scegli ${number(chosen)}` : 'Scegli'),
    inserted: (total) => `Scelta completata: ${number(total)}`,
    search: 'Cerca prodotti',
    searchPlaceholder: 'Nome o SKU',
    sortNames: {
      '-last_updated': 'Ultima modifica',
      '-created': 'Prima i più recenti',
      name: 'Nome, dalla A alla Z',
      sku: 'SKU',
      product_type_name: 'Tipo',
    },
    assets: 'Prodotti',
    loading: 'Caricamento dei prodotti',
    selected: (chosen, max) =>
      max === undefined
        ? count(chosen, { one: '# selezionato', other: '# selezionati' })
        : count(chosen, {
            one: `# di ${number(max)} selezionato`,
            other: `# di ${number(max)} selezionati`,
          }),
    selection: 'Prodotti selezionati',
    nothingSelected: (multiple, min, max) => {
      if (!multiple) return 'Seleziona un prodotto.';
      if (max !== undefined && min < 2) {
        return `Seleziona fino a ${products(max)}.`;
      }
      return min > 1 ? `Seleziona almeno ${products(min)}.` : 'Seleziona uno o più prodotti.';
    },
    limitReached: (max) =>
      count(max, {
        one: 'Puoi selezionare al massimo # prodotto. Rimuovilo prima.',
        other: 'Puoi selezionare al massimo # prodotti. Rimuovine prima uno.',
      }),
    tooFew: (min) => `Seleziona almeno ${products(min)}.`,
    editSelected: (name) => `Dettagli di ${name}`,
    preparing: 'Caricamento dei dettagli…',
    detailFailed: 'Non è stato possibile caricare i dettagli di questo prodotto.',
    confirmFailed: 'Non è stato possibile caricare alcuni prodotti. Rimuovili o riprova.',
    signInTitle: 'Accedi per scegliere i prodotti',
    emptyTitle: 'Nessun prodotto trovato',
    emptyHint: 'Prova con meno parole o con altre, con un’altra categoria, oppure togli un filtro.',
    emptyLibrary: 'Qui non ci sono prodotti che puoi vedere.',
    failures: {
      ...assets.failures,
      forbidden: ['Non puoi vedere questi prodotti', 'Chiedi l’accesso a un amministratore.'],
    },

    listed: 'Mostra',
    listedNames: {
      all: 'Prodotti e varianti',
      parents: 'Senza varianti',
      variants: 'Solo varianti',
    },
    variants: 'Varianti',
    variantCount: (total, exact) =>
      exact
        ? count(total, { one: '# variante', other: '# varianti' })
        : `${number(total)}+ varianti`,
    withVariants: (total) => `${number(total)} prodotti e varianti`,
    variantsLoading: 'Caricamento delle varianti…',
    variantsFailed: 'Non è stato possibile caricare le varianti',
    variantOf: (parent) => (parent === undefined ? 'Variante' : `Variante di ${parent}`),

    categories: 'Categoria',
    allCategories: 'Tutte le categorie',
    unnamedCategory: 'Questa categoria',
    lowestCategory: 'Nessuna sottocategoria.',
    categoryGone: 'Questa categoria non esiste più.',
    categoriesFailed: 'Non è stato possibile caricare le categorie.',
    found: (found, looked, total) =>
      `${count(found, { one: '# prodotto trovato', other: '# prodotti trovati' })} tra i primi ${number(looked)} di ${number(total)}`,
    lookedAt: (looked, total) => `Esaminati ${number(looked)} di ${products(total)}.`,
    lookFurther: 'Continua la ricerca',

    category: 'Categoria:',
    noCategory: 'nessuna',
    changeCategory: 'Cambia…',
    putInto: (category) => `Metti in ${category}`,
    enterCategory: 'Apri una categoria per metterci il prodotto.',
    categorySaving: 'Salvataggio…',
    categorySaved: 'Categoria cambiata.',
    categoryKept: 'La categoria non è stata cambiata.',
    categoryFailures: {
      forbidden: 'Non puoi cambiare la categoria di questo prodotto.',
      'unknown-outcome':
        'Non si sa se la categoria sia stata cambiata: la risposta è andata persa.',
      offline: 'Sei offline. La categoria non è stata cambiata.',
      'not-found': 'Il prodotto o la categoria non esiste più.',
    },
    undo: 'Annulla modifica',

    featuredImage: 'Immagine in evidenza',
    itsAssets: 'Le sue risorse',
    assetsOf: (attribute) => `Risorse di “${attribute}”`,
    assetMissing: 'Non esiste più o non è visibile per te.',
    attributes: 'Attributi',
    details: 'Dettagli',
    previousProduct: 'Prodotto precedente',
    nextProduct: 'Prodotto successivo',
    furtherValues: (more) => `e ancora ${number(more)}`,
  };
}
