import type { Messages } from '../../messages/messages.js';
import type { ProductMessages } from '../../messages/products.js';
import type { Tools } from '../tools.js';

/** The messages for products in Korean. Those that are not about products are as for assets. */
export function productsIn(assets: Messages, { formats }: Tools): ProductMessages {
  const { number } = formats;
  return {
    ...assets,
    title: () => '제품 선택',
    confirm: (chosen) => (chosen > 1 ? `${number(chosen)}개 적용` : '적용'),
    inserted: (total) => `${number(total)}개 선택 완료`,
    search: '제품 검색',
    searchPlaceholder: '이름 또는 SKU',
    sortNames: {
      '-last_updated': '최근 업데이트순',
      '-created': '최신순',
      name: '이름 오름차순',
      sku: 'SKU',
      product_type_name: '유형',
    },
    assets: '제품',
    loading: '제품을 불러오는 중',
    selection: '선택한 제품',
    nothingSelected: (multiple, min, max) => {
      if (!multiple) return '제품을 선택하세요.';
      if (max !== undefined && min < 2) {
        return `제품을 최대 ${number(max)}개까지 선택하세요.`;
      }
      return min > 1 ? `제품을 ${number(min)}개 이상 선택하세요.` : '제품을 하나 이상 선택하세요.';
    },
    limitReached: (max) =>
      `제품은 최대 ${number(max)}개까지 선택할 수 있습니다. 먼저 하나를 제거하세요.`,
    tooFew: (min) => `제품을 ${number(min)}개 이상 선택하세요.`,
    editSelected: (name) => `${name}의 세부 정보`,
    preparing: '세부 정보를 불러오는 중…',
    detailFailed: '이 제품의 세부 정보를 불러오지 못했습니다.',
    confirmFailed: '일부 제품을 불러오지 못했습니다. 제거하거나 다시 시도하세요.',
    signInTitle: '제품을 선택하려면 로그인하세요',
    emptyTitle: '제품을 찾을 수 없습니다',
    emptyHint: '검색어를 줄이거나 바꾸거나, 다른 카테고리를 선택하거나, 필터를 제거해 보세요.',
    emptyLibrary: '여기에는 볼 수 있는 제품이 없습니다.',
    failures: {
      ...assets.failures,
      forbidden: ['이 제품을 볼 권한이 없습니다', '관리자에게 액세스를 요청하세요.'],
    },

    listed: '표시',
    listedNames: {
      all: '제품 및 변형',
      parents: '변형 제외',
      variants: '변형만',
    },
    variants: '변형',
    variantCount: (total, exact) =>
      exact ? `변형 ${number(total)}개` : `변형 ${number(total)}개 이상`,
    withVariants: (total) => `제품 및 변형 ${number(total)}개`,
    variantsLoading: '변형을 불러오는 중…',
    variantsFailed: '변형을 불러오지 못했습니다',
    variantOf: (parent) => (parent === undefined ? '변형' : `${parent}의 변형`),

    categories: '카테고리',
    allCategories: '모든 카테고리',
    unnamedCategory: '이 카테고리',
    lowestCategory: '하위 카테고리가 없습니다.',
    categoryGone: '이 카테고리가 더 이상 존재하지 않습니다.',
    categoriesFailed: '카테고리를 불러오지 못했습니다.',
    found: (found, looked, total) =>
      `${number(total)}개 중 처음 ${number(looked)}개에서 제품 ${number(found)}개를 찾았습니다`,
    lookedAt: (looked, total) => `제품 ${number(total)}개 중 ${number(looked)}개를 살펴봤습니다.`,
    lookFurther: '더 찾아보기',

    category: '카테고리:',
    noCategory: '없음',
    changeCategory: '변경…',
    putInto: (category) => `${category}에 넣기`,
    enterCategory: '제품을 넣을 카테고리를 여세요.',
    categorySaving: '저장하는 중…',
    categorySaved: '카테고리를 변경했습니다.',
    categoryKept: '카테고리가 변경되지 않았습니다.',
    categoryFailures: {
      forbidden: '이 제품의 카테고리를 변경할 권한이 없습니다.',
      'unknown-outcome': '응답이 유실되어 카테고리가 변경되었는지 알 수 없습니다.',
      offline: '오프라인 상태입니다. 카테고리가 변경되지 않았습니다.',
      'not-found': '제품 또는 카테고리가 더 이상 존재하지 않습니다.',
    },
    undo: '실행 취소',

    featuredImage: '대표 이미지',
    itsAssets: '관련 에셋',
    assetsOf: (attribute) => `‘${attribute}’의 에셋`,
    assetMissing: '더 이상 존재하지 않거나 볼 권한이 없습니다.',
    attributes: '속성',
    details: '상세 정보',
    previousProduct: '이전 제품',
    nextProduct: '다음 제품',
    furtherValues: (more) => `외 ${number(more)}개`,
  };
}
