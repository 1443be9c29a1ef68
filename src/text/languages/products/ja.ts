import type { Messages } from '../../messages/messages.js';
import type { ProductMessages } from '../../messages/products.js';
import type { Tools } from '../tools.js';

/** The messages for products in Japanese. Those that are not about products are as for assets. */
export function productsIn(assets: Messages, { formats }: Tools): ProductMessages {
  const { number } = formats;
  return {
    ...assets,
    title: () => '製品を選択',
    confirm: (chosen) => (chosen > 1 ? `${number(chosen)} 件を決定` : '決定'),
    inserted: (total) => `${number(total)} 件を選択しました`,
    search: '製品を検索',
    searchPlaceholder: '名前または SKU',
    sortNames: {
      '-last_updated': '更新日順',
      '-created': '新しい順',
      name: '名前（昇順）',
      sku: 'SKU',
      product_type_name: '種類',
    },
    assets: '製品',
    loading: '製品を読み込んでいます',
    selection: '選択した製品',
    nothingSelected: (multiple, min, max) => {
      if (!multiple) return '製品を選択してください';
      if (max !== undefined && min < 2) {
        return `製品を ${number(max)} 件まで選択できます。`;
      }
      return min > 1 ? `製品を ${number(min)} 件以上選択してください。` : '製品を選択してください';
    },
    limitReached: (max) =>
      `選択できる製品は ${number(max)} 件までです。先にいずれかを外してください。`,
    tooFew: (min) => `製品を ${number(min)} 件以上選択してください。`,
    editSelected: (name) => `${name} の詳細`,
    preparing: '詳細を読み込んでいます…',
    detailFailed: 'この製品の詳細を読み込めませんでした。',
    confirmFailed: '読み込めなかった製品があります。外すか、もう一度お試しください。',
    signInTitle: 'サインインして製品を選択',
    emptyTitle: '製品が見つかりません',
    emptyHint:
      '検索語を減らすか変えるか、別のカテゴリーを選ぶか、フィルターを解除してみてください。',
    emptyLibrary: 'ここには表示できる製品がありません。',
    failures: {
      ...assets.failures,
      forbidden: [
        'これらの製品を表示する権限がありません',
        '管理者にアクセス権を依頼してください。',
      ],
    },

    listed: '表示',
    listedNames: {
      all: '製品とバリエーション',
      parents: 'バリエーションを除く',
      variants: 'バリエーションのみ',
    },
    variants: 'バリエーション',
    variantCount: (total, exact) => `${number(total)}${exact ? '' : '+'} 種類`,
    withVariants: (total) => `製品とバリエーション ${number(total)} 件`,
    variantsLoading: 'バリエーションを読み込んでいます…',
    variantsFailed: 'バリエーションを読み込めませんでした',
    variantOf: (parent) => (parent === undefined ? 'バリエーション' : `${parent} のバリエーション`),

    categories: 'カテゴリー',
    allCategories: 'すべてのカテゴリー',
    unnamedCategory: 'このカテゴリー',
    lowestCategory: '下位のカテゴリーはありません。',
    categoryGone: 'このカテゴリーはもう存在しません。',
    categoriesFailed: 'カテゴリーを読み込めませんでした。',
    found: (found, looked, total) =>
      `${number(total)} 件のうち最初の ${number(looked)} 件から ${number(found)} 件の製品が見つかりました`,
    lookedAt: (looked, total) =>
      `${number(total)} 件の製品のうち ${number(looked)} 件を確認しました。`,
    lookFurther: 'さらに探す',

    category: 'カテゴリー：',
    noCategory: 'なし',
    changeCategory: '変更…',
    putInto: (category) => `「${category}」に入れる`,
    enterCategory: '製品を入れるカテゴリーを開いてください。',
    categorySaving: '保存しています…',
    categorySaved: 'カテゴリーを変更しました。',
    categoryKept: 'カテゴリーは変更されませんでした。',
    categoryFailures: {
      forbidden: 'この製品のカテゴリーを変更する権限がありません。',
      'unknown-outcome': '応答が失われたため、カテゴリーが変更されたかどうかわかりません。',
      offline: 'オフラインです。カテゴリーは変更されませんでした。',
      'not-found': '製品またはカテゴリーがもう存在しません。',
    },
    undo: '元に戻す',

    featuredImage: 'メイン画像',
    itsAssets: '関連アセット',
    assetsOf: (attribute) => `「${attribute}」のアセット`,
    assetMissing: '存在しないか、表示する権限がありません。',
    attributes: '属性',
    details: '詳細',
    previousProduct: '前の製品',
    nextProduct: '次の製品',
    furtherValues: (more) => `ほか${number(more)}件`,
  };
}
