import type { Messages } from '../../messages/messages.js';
import type { ProductMessages } from '../../messages/products.js';
import { isolated, type Tools } from '../tools.js';

/** The messages for products in Arabic. Those that are not about products are as for assets. */
export function productsIn(assets: Messages, { formats, count }: Tools): ProductMessages {
  const { number } = formats;
  const products = (amount: number): string =>
    count(amount, {
      one: 'منتج واحد',
      two: 'منتجين',
      few: '# منتجات',
      many: '# منتجًا',
      other: '# منتج',
    });
  return {
    ...assets,
    title: (multiple) => (multiple ? 'اختيار منتجات' : 'اختيار منتج'),
    confirm: (chosen) => (chosen > 1 ? `اختيار (${number(chosen)})` : 'اختيار'),
    inserted: (total) => `تم اختيار ${number(total)}`,
    search: 'البحث في المنتجات',
    searchPlaceholder: 'الاسم أو SKU',
    sortNames: {
      '-last_updated': 'آخر تحديث',
      '-created': 'الأحدث أولًا',
      name: 'الاسم، تصاعديًا',
      sku: 'SKU',
      product_type_name: 'النوع',
    },
    assets: 'المنتجات',
    loading: 'جارٍ تحميل المنتجات',
    selection: 'المنتجات المحددة',
    nothingSelected: (multiple, min, max) => {
      if (!multiple) return 'حدد منتجًا.';
      if (max !== undefined && min < 2) {
        return `حدد ${products(max)} كحد أقصى.`;
      }
      return min > 1 ? `حدد ${products(min)} على الأقل.` : 'حدد منتجًا واحدًا أو أكثر.';
    },
    limitReached: (max) => `يمكنك تحديد ${products(max)} على الأكثر. أزل أحدها أولًا.`,
    tooFew: (min) => `حدد ${min === 1 ? 'منتجًا واحدًا' : products(min)} على الأقل.`,
    editSelected: (name) => `تفاصيل ${isolated(name)}`,
    preparing: 'جارٍ تحميل التفاصيل…',
    detailFailed: 'تعذر تحميل تفاصيل هذا المنتج.',
    confirmFailed: 'تعذر تحميل بعض المنتجات. أزلها أو حاول مرة أخرى.',
    signInTitle: 'سجّل الدخول لاختيار المنتجات',
    emptyTitle: 'لم يُعثر على منتجات',
    emptyHint: 'جرّب كلمات أقل أو كلمات أخرى أو فئة أخرى، أو أزل عامل تصفية.',
    emptyLibrary: 'لا توجد هنا منتجات يمكنك رؤيتها.',
    failures: {
      ...assets.failures,
      forbidden: ['لا يُسمح لك برؤية هذه المنتجات', 'اطلب الوصول من المسؤول.'],
    },

    listed: 'عرض',
    listedNames: {
      all: 'المنتجات والمتغيرات',
      parents: 'بلا متغيرات',
      variants: 'المتغيرات فقط',
    },
    variants: 'المتغيرات',
    variantCount: (total, exact) =>
      exact
        ? count(total, {
            one: 'متغير واحد',
            two: 'متغيران',
            few: '# متغيرات',
            many: '# متغيرًا',
            other: '# متغير',
          })
        : `${number(total)}+ متغيرات`,
    withVariants: (total) => `المنتجات والمتغيرات: ${number(total)}`,
    variantsLoading: 'جارٍ تحميل المتغيرات…',
    variantsFailed: 'تعذر تحميل المتغيرات',
    variantOf: (parent) => (parent === undefined ? 'متغير' : `متغير من ${isolated(parent)}`),

    categories: 'الفئة',
    allCategories: 'كل الفئات',
    unnamedCategory: 'هذه الفئة',
    lowestCategory: 'لا توجد فئات فرعية.',
    categoryGone: 'لم تعد هذه الفئة موجودة.',
    categoriesFailed: 'تعذر تحميل الفئات.',
    found: (found, looked, total) =>
      `عدد المنتجات الموجودة بين أول ${number(looked)} من ${number(total)}: ${number(found)}`,
    lookedAt: (looked, total) => `تم فحص ${number(looked)} من ${products(total)}.`,
    lookFurther: 'متابعة البحث',

    category: 'الفئة:',
    noCategory: 'لا شيء',
    changeCategory: 'تغيير…',
    putInto: (category) => `وضع في ${isolated(category)}`,
    enterCategory: 'افتح فئة لوضع المنتج فيها.',
    categorySaving: 'جارٍ الحفظ…',
    categorySaved: 'تم تغيير الفئة.',
    categoryKept: 'لم تتغير الفئة.',
    categoryFailures: {
      forbidden: 'لا يُسمح لك بتغيير فئة هذا المنتج.',
      'unknown-outcome': 'لا يُعرف ما إذا تغيرت الفئة: فُقدت الاستجابة.',
      offline: 'أنت غير متصل بالإنترنت. لم تتغير الفئة.',
      'not-found': 'لم يعد المنتج أو الفئة موجودًا.',
    },
    undo: 'تراجع',

    featuredImage: 'الصورة البارزة',
    itsAssets: 'أصول المنتج',
    assetsOf: (attribute) => `أصول ${isolated(attribute)}`,
    assetMissing: 'لم يعد موجودًا، أو لا يُسمح لك برؤيته.',
    attributes: 'السمات',
    details: 'التفاصيل',
    previousProduct: 'المنتج السابق',
    nextProduct: 'المنتج التالي',
    furtherValues: (more) => `و${number(more)} غيرها`,
  };
}
