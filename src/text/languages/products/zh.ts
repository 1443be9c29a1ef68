import type { Messages } from '../../messages/messages.js';
import type { ProductMessages } from '../../messages/products.js';
import type { Tools } from '../tools.js';

/** The messages for products in Chinese, in simplified characters. Those that are not about products are as for assets. */
export function productsIn(assets: Messages, { formats }: Tools): ProductMessages {
  const { number } = formats;
  return {
    ...assets,
    title: () => '选择产品',
    confirm: (chosen) => (chosen > 1 ? `使用 ${number(chosen)} 个` : '使用'),
    inserted: (total) => `已选定 ${number(total)} 个`,
    search: '搜索产品',
    searchPlaceholder: '名称或 SKU',
    sortNames: {
      '-last_updated': '最近更新',
      '-created': '最新优先',
      name: '名称，从 A 到 Z',
      sku: 'SKU',
      product_type_name: '类型',
    },
    assets: '产品',
    loading: '正在加载产品',
    selection: '已选择的产品',
    nothingSelected: (multiple, min, max) => {
      if (!multiple) return '请选择一个产品。';
      if (max !== undefined && min < 2) {
        return `最多可以选择 ${number(max)} 个产品。`;
      }
      return min > 1 ? `请至少选择 ${number(min)} 个产品。` : '请选择一个或多个产品。';
    },
    limitReached: (max) => `最多可以选择 ${number(max)} 个产品。请先移除一个。`,
    tooFew: (min) => `请至少选择 ${number(min)} 个产品。`,
    editSelected: (name) => `${name} 的详情`,
    preparing: '正在加载详情…',
    detailFailed: '无法加载此产品的详情。',
    confirmFailed: '部分产品无法加载。请将其移除或重试。',
    signInTitle: '登录以选择产品',
    emptyTitle: '未找到产品',
    emptyHint: '请减少或更换搜索词、换一个类别，或移除一个筛选条件。',
    emptyLibrary: '这里没有您可以查看的产品。',
    failures: {
      ...assets.failures,
      forbidden: ['您无权查看这些产品', '请向管理员申请访问权限。'],
    },

    listed: '显示',
    listedNames: {
      all: '产品和变体',
      parents: '不含变体',
      variants: '仅变体',
    },
    variants: '变体',
    variantCount: (total, exact) => `${number(total)}${exact ? '' : '+'} 个变体`,
    withVariants: (total) => `${number(total)} 个产品和变体`,
    variantsLoading: '正在加载变体…',
    variantsFailed: '无法加载变体',
    variantOf: (parent) => (parent === undefined ? '变体' : `${parent} 的变体`),

    categories: '类别',
    allCategories: '所有类别',
    unnamedCategory: '此类别',
    lowestCategory: '没有下级类别。',
    categoryGone: '此类别已不存在。',
    categoriesFailed: '无法加载类别。',
    found: (found, looked, total) =>
      `在 ${number(total)} 个产品的前 ${number(looked)} 个中找到 ${number(found)} 个`,
    lookedAt: (looked, total) => `已查看 ${number(total)} 个产品中的 ${number(looked)} 个。`,
    lookFurther: '继续查找',

    category: '类别：',
    noCategory: '无',
    changeCategory: '更改…',
    putInto: (category) => `放入“${category}”`,
    enterCategory: '打开一个类别，将产品放入其中。',
    categorySaving: '正在保存…',
    categorySaved: '类别已更改。',
    categoryKept: '类别未更改。',
    categoryFailures: {
      forbidden: '您无权更改此产品的类别。',
      'unknown-outcome': '响应丢失，无法确定类别是否已更改。',
      offline: '您已离线。类别未更改。',
      'not-found': '产品或类别已不存在。',
    },
    undo: '撤消',

    featuredImage: '主图',
    itsAssets: '相关资产',
    assetsOf: (attribute) => `“${attribute}”的资产`,
    assetMissing: '已不存在，或您无权查看。',
    attributes: '属性',
    details: '详情',
    previousProduct: '上一个产品',
    nextProduct: '下一个产品',
    furtherValues: (more) => `另外 ${number(more)} 项`,
  };
}
