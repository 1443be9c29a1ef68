import type { Messages } from '../../messages/messages.js';
import type { ProductMessages } from '../../messages/products.js';
import type { Tools } from '../tools.js';

/** The messages for products in Spanish. Those that are not about products are as for assets. */
export function productsIn(assets: Messages, { formats, count }: Tools): ProductMessages {
  const { number } = formats;
  const products = (amount: number): string =>
    count(amount, { one: '# producto', other: '# productos' });
  return {
    ...assets,
    title: (multiple) => (multiple ? 'Elegir productos' : 'Elegir un producto'),
    confirm: (chosen) => (chosen > 1 ? `Elegir ${number(chosen)}` : 'Elegir'),
    inserted: (total) => `Elegidos: ${number(total)}`,
    search: 'Buscar productos',
    searchPlaceholder: 'Nombre o SKU',
    sortNames: {
      '-last_updated': 'Última modificación',
      '-created': 'Más recientes primero',
      name: 'Nombre, de A a Z',
      sku: 'SKU',
      product_type_name: 'Tipo',
    },
    assets: 'Productos',
    loading: 'Cargando productos',
    selection: 'Productos seleccionados',
    nothingSelected: (multiple, min, max) => {
      if (!multiple) return 'Seleccione un producto.';
      if (max !== undefined && min < 2) {
        return `Seleccione hasta ${products(max)}.`;
      }
      return min > 1
        ? `Seleccione al menos ${products(min)}.`
        : 'Seleccione uno o varios productos.';
    },
    limitReached: (max) =>
      count(max, {
        one: 'Puede seleccionar como máximo # producto. Quítelo primero.',
        other: 'Puede seleccionar como máximo # productos. Quite uno primero.',
      }),
    tooFew: (min) => `Seleccione al menos ${products(min)}.`,
    editSelected: (name) => `Datos de ${name}`,
    preparing: 'Cargando datos…',
    detailFailed: 'No se han podido cargar los datos de este producto.',
    confirmFailed: 'No se han podido cargar algunos productos. Quítelos o inténtelo de nuevo.',
    signInTitle: 'Inicie sesión para elegir productos',
    emptyTitle: 'No se han encontrado productos',
    emptyHint: 'Pruebe con menos palabras o con otras, con otra categoría, o quite un filtro.',
    emptyLibrary: 'Aquí no hay productos que pueda ver.',
    failures: {
      ...assets.failures,
      forbidden: ['No tiene permiso para ver estos productos', 'Pida acceso a un administrador.'],
    },

    listed: 'Mostrar',
    listedNames: {
      all: 'Productos y variantes',
      parents: 'Sin variantes',
      variants: 'Solo variantes',
    },
    variants: 'Variantes',
    variantCount: (total, exact) =>
      exact
        ? count(total, { one: '# variante', other: '# variantes' })
        : `${number(total)}+ variantes`,
    withVariants: (total) => `${number(total)} productos y variantes`,
    variantsLoading: 'Cargando variantes…',
    variantsFailed: 'No se han podido cargar las variantes',
    variantOf: (parent) => (parent === undefined ? 'Variante' : `Variante de ${parent}`),

    categories: 'Categoría',
    allCategories: 'Todas las categorías',
    unnamedCategory: 'Esta categoría',
    lowestCategory: 'No hay subcategorías.',
    categoryGone: 'Esta categoría ya no existe.',
    categoriesFailed: 'No se han podido cargar las categorías.',
    found: (found, looked, total) =>
      `${count(found, { one: '# producto encontrado', other: '# productos encontrados' })} entre los primeros ${number(looked)} de ${number(total)}`,
    lookedAt: (looked, total) => `Se han revisado ${number(looked)} de ${products(total)}.`,
    lookFurther: 'Seguir buscando',

    category: 'Categoría:',
    noCategory: 'ninguna',
    changeCategory: 'Cambiar…',
    putInto: (category) => `Poner en ${category}`,
    enterCategory: 'Abra una categoría para poner el producto en ella.',
    categorySaving: 'Guardando…',
    categorySaved: 'Categoría cambiada.',
    categoryKept: 'No se ha cambiado la categoría.',
    categoryFailures: {
      forbidden: 'No tiene permiso para cambiar la categoría de este producto.',
      'unknown-outcome': 'No se sabe si se ha cambiado la categoría: se perdió la respuesta.',
      offline: 'No tiene conexión. No se ha cambiado la categoría.',
      'not-found': 'El producto o la categoría ya no existen.',
    },
    undo: 'Deshacer',

    featuredImage: 'Imagen destacada',
    itsAssets: 'Sus recursos',
    assetsOf: (attribute) => `Recursos de «${attribute}»`,
    assetMissing: 'Ya no existe o no tiene permiso para verlo.',
    attributes: 'Atributos',
    details: 'Detalles',
    previousProduct: 'Producto anterior',
    nextProduct: 'Producto siguiente',
    furtherValues: (more) => `y ${number(more)} más`,
  };
}
