import type { Messages } from '../../messages/messages.js';
import type { ProductMessages } from '../../messages/products.js';
import type { Tools } from '../tools.js';

/** The messages for products in Portuguese. Those that are not about products are as for assets. */
export function productsIn(assets: Messages, { formats, count }: Tools): ProductMessages {
  const { number } = formats;
  const products = (amount: number): string =>
    count(amount, { one: '# produto', other: '# produtos' });
  return {
    ...assets,
    title: (multiple) => (multiple ? 'Escolher produtos' : 'Escolher um produto'),
    confirm: (chosen) => (chosen > 1 ? `Escolher ${number(chosen)}` : 'Escolher'),
    inserted: (total) => `Escolhidos: ${number(total)}`,
    search: 'Pesquisar produtos',
    searchPlaceholder: 'Nome ou SKU',
    sortNames: {
      '-last_updated': 'Última atualização',
      '-created': 'Mais recentes primeiro',
      name: 'Nome, de A a Z',
      sku: 'SKU',
      product_type_name: 'Tipo',
    },
    assets: 'Produtos',
    loading: 'Carregando produtos',
    selection: 'Produtos selecionados',
    nothingSelected: (multiple, min, max) => {
      if (!multiple) return 'Selecione um produto.';
      if (max !== undefined && min < 2) {
        return `Selecione até ${products(max)}.`;
      }
      return min > 1 ? `Selecione pelo menos ${products(min)}.` : 'Selecione um ou mais produtos.';
    },
    limitReached: (max) =>
      count(max, {
        one: 'Você pode selecionar no máximo # produto. Remova-o primeiro.',
        other: 'Você pode selecionar no máximo # produtos. Remova um primeiro.',
      }),
    tooFew: (min) => `Selecione pelo menos ${products(min)}.`,
    editSelected: (name) => `Detalhes de ${name}`,
    preparing: 'Carregando detalhes…',
    detailFailed: 'Não foi possível carregar os detalhes deste produto.',
    confirmFailed: 'Não foi possível carregar alguns produtos. Remova-os ou tente novamente.',
    signInTitle: 'Entre para escolher produtos',
    emptyTitle: 'Nenhum produto encontrado',
    emptyHint: 'Tente menos palavras ou outras palavras, outra categoria, ou retire um filtro.',
    emptyLibrary: 'Não há aqui produtos que você possa ver.',
    failures: {
      ...assets.failures,
      forbidden: ['Você não pode ver estes produtos', 'Peça acesso a um administrador.'],
    },

    listed: 'Mostrar',
    listedNames: {
      all: 'Produtos e variantes',
      parents: 'Sem variantes',
      variants: 'Só variantes',
    },
    variants: 'Variantes',
    variantCount: (total, exact) =>
      exact
        ? count(total, { one: '# variante', other: '# variantes' })
        : `${number(total)}+ variantes`,
    withVariants: (total) => `${number(total)} produtos e variantes`,
    variantsLoading: 'Carregando variantes…',
    variantsFailed: 'Não foi possível carregar as variantes',
    variantOf: (parent) => (parent === undefined ? 'Variante' : `Variante de ${parent}`),

    categories: 'Categoria',
    allCategories: 'Todas as categorias',
    unnamedCategory: 'Esta categoria',
    lowestCategory: 'Nenhuma subcategoria.',
    categoryGone: 'Esta categoria não existe mais.',
    categoriesFailed: 'Não foi possível carregar as categorias.',
    found: (found, looked, total) =>
      `${count(found, { one: '# produto encontrado', other: '# produtos encontrados' })} entre os primeiros ${number(looked)} de ${number(total)}`,
    lookedAt: (looked, total) => `${number(looked)} de ${products(total)} já foram vistos.`,
    lookFurther: 'Continuar procurando',

    category: 'Categoria:',
    noCategory: 'nenhuma',
    changeCategory: 'Alterar…',
    putInto: (category) => `Colocar em ${category}`,
    enterCategory: 'Abra uma categoria para colocar o produto nela.',
    categorySaving: 'Salvando…',
    categorySaved: 'Categoria alterada.',
    categoryKept: 'A categoria não foi alterada.',
    categoryFailures: {
      forbidden: 'Você não pode alterar a categoria deste produto.',
      'unknown-outcome': 'Não se sabe se a categoria foi alterada: a resposta se perdeu.',
      offline: 'Você está off-line. A categoria não foi alterada.',
      'not-found': 'O produto ou a categoria não existe mais.',
    },
    undo: 'Desfazer',

    featuredImage: 'Imagem de destaque',
    itsAssets: 'Ativos do produto',
    assetsOf: (attribute) => `Ativos de “${attribute}”`,
    assetMissing: 'Não existe mais ou você não pode vê-lo.',
    attributes: 'Atributos',
    details: 'Detalhes',
    previousProduct: 'Produto anterior',
    nextProduct: 'Próximo produto',
    furtherValues: (more) => `e mais ${number(more)}`,
  };
}
