import type { Translate } from '../language.js';
import type { Messages } from '../messages/messages.js';
import { embedNames } from './embed-names.js';
import { productsIn } from './products/ko.js';
import { toolsFor } from './tools.js';

/** Korean. */
export const translate: Translate = (locale) => {
  const tools = toolsFor(locale);
  const { formats } = tools;
  const { number } = formats;
  const assets: Required<Messages> = {
    ...formats,

    title: () => '에셋 선택',
    close: '닫기',
    cancel: '취소',
    confirm: (chosen) => (chosen > 1 ? `${number(chosen)}개 삽입` : '삽입'),

    search: '에셋 검색',
    searchPlaceholder: '에셋 검색',
    clearSearch: '검색어 지우기',
    sortBy: '정렬 기준',
    sortNames: {
      '-created_date': '최신순',
      created_date: '오래된순',
      '-last_update_date': '최근 업데이트순',
      filename: '이름 오름차순',
      '-filename': '이름 내림차순',
      '-file_size': '큰 파일순',
      file_size: '작은 파일순',
    },
    layout: '레이아웃',
    gridLayout: '그리드',
    listLayout: '목록',
    filters: (applied) => (applied > 0 ? `필터(${number(applied)})` : '필터'),
    clearAll: '모두 지우기',
    showResults: (total) => `결과 ${number(total)}개 보기`,
    startOver: '검색어와 필터 지우기',
    removeFilter: (facet, value) => `필터 제거: ${facet}: ${value}`,
    facetNames: {
      file_types: '파일 유형',
      categories: '카테고리',
      metadata: '메타데이터',
      asset_groups: '에셋 그룹',
    },
    fileTypes: {
      image: '이미지',
      video: '동영상',
      audio: '오디오',
      pdf: 'PDF',
      office: 'Office 문서',
      generic_binary: '기타 파일',
    },
    emptyValue: '(이름 없음)',
    noFacets: '이 결과를 좁힐 수 있는 항목이 없습니다.',

    results: (total) => `결과 ${number(total)}개`,
    assets: '에셋',
    loading: '에셋을 불러오는 중',
    loadingMore: '더 불러오는 중',
    endOfResults: '결과의 끝입니다',

    selected: (chosen, max) =>
      max === undefined
        ? `${number(chosen)}개 선택됨`
        : `${number(max)}개 중 ${number(chosen)}개 선택됨`,
    selection: '선택한 에셋',
    nothingSelected: (multiple, min, max) => {
      if (!multiple) return '삽입할 에셋을 선택하세요.';
      if (max !== undefined && min < 2) {
        return `에셋을 최대 ${number(max)}개까지 선택하세요.`;
      }
      return min > 1 ? assets.tooFew(min) : '에셋을 하나 이상 선택하세요.';
    },
    limitReached: (max) =>
      `에셋은 최대 ${number(max)}개까지 선택할 수 있습니다. 먼저 하나를 제거하세요.`,
    tooFew: (min) => `에셋을 ${number(min)}개 이상 선택하세요.`,
    editSelected: (filename) => `${filename}의 크기 및 텍스트`,
    preparing: '링크를 준비하는 중…',
    detailFailed: '이 에셋의 링크를 불러오지 못했습니다.',
    confirmFailed: '일부 에셋을 준비하지 못했습니다. 제거하거나 다시 시도하세요.',

    signInTitle: '에셋을 선택하려면 로그인하세요',
    signInHint: '에셋 라이브러리 창이 열립니다. 거기서 액세스를 허용한 후 여기로 돌아오세요.',
    signIn: '로그인',
    signOut: '로그아웃',
    account: (name) => (name ? `${name}의 계정` : '계정'),
    signedInAs: (name) => `${name}(으)로 로그인됨`,
    signingInTitle: '로그인을 완료하세요',
    signingInHint: '다른 창에서 액세스를 허용하세요. 이 페이지는 자동으로 진행됩니다.',
    detachedHint:
      '여기서는 로그인 창을 더 이상 볼 수 없습니다. 창이 아직 열려 있으면 거기서 완료하거나 다시 시작하세요.',
    reopenSignIn: '창 다시 열기',
    cancelSignIn: '취소',
    sessionEnded: '로그인이 만료되었습니다. 다시 로그인하세요. 선택한 항목은 유지됩니다.',

    emptyTitle: '에셋을 찾을 수 없습니다',
    emptyHint: '검색어를 줄이거나 바꾸거나 필터를 제거해 보세요.',
    emptyLibrary: '여기에는 볼 수 있는 에셋이 없습니다.',
    tryAgain: '다시 시도',
    tryAgainAt: (seconds) => `서비스에서 ${number(seconds)}초 동안 기다려 달라고 합니다.`,
    failures: {
      configuration: ['이 선택기가 설정되지 않았습니다', '선택기가 있는 페이지를 수정해야 합니다.'],
      'sign-in-required': [
        '로그인되어 있지 않습니다',
        '이 페이지에 다시 로그인한 후 다시 시도하세요.',
      ],
      'sign-in-blocked': [
        '로그인 창이 차단되었습니다',
        '주소 표시줄에서 이 페이지의 창을 허용한 후 다시 로그인하세요.',
      ],
      'sign-in-cancelled': ['로그인이 취소되었습니다', '언제든지 다시 시작할 수 있습니다.'],
      'sign-in-late': ['로그인 시간이 초과되었습니다', '다시 시작하세요. 잃어버린 것은 없습니다.'],
      'sign-in-denied': [
        '액세스가 허용되지 않았습니다',
        '로그인 창에서 허용을 선택하거나 관리자에게 문의하세요.',
      ],
      'sign-in-failed': [
        '로그인하지 못했습니다',
        '다시 시작하세요. 계속 실패하면 이 페이지의 운영자에게 알려 주세요.',
      ],
      'host-error': [
        '이 페이지에서 라이브러리에 연결하지 못했습니다',
        '이 페이지의 운영자에게 알려 주세요.',
      ],
      'sign-in-unreachable': [
        '로그인 서비스에 연결할 수 없습니다',
        '연결을 확인하고 다시 시도하세요. 계속되면 이 페이지의 운영자에게 알려 주세요.',
      ],
      offline: ['오프라인 상태입니다', '선택한 항목은 유지됩니다. 다시 온라인이 되면 시도하세요.'],
      unreachable: [
        '에셋 라이브러리가 응답하지 않습니다',
        '연결을 확인하고 다시 시도하세요. 계속되면 이 페이지의 운영자에게 알려 주세요.',
      ],
      'rate-limited': [
        '에셋 라이브러리가 사용 중입니다',
        '요청이 너무 많습니다. 잠시 기다려 주세요.',
      ],
      forbidden: [
        '이 에셋을 볼 권한이 없습니다',
        '에셋 라이브러리 관리자에게 액세스를 요청하세요.',
      ],
      refused: ['검색이 거부되었습니다', '검색 내용을 바꾸고 다시 시도하세요.'],
      service: [
        '에셋 라이브러리에 문제가 있습니다',
        '사용자의 잘못이 아닙니다. 잠시 후 다시 시도하세요.',
      ],
      malformed: [
        '응답을 읽을 수 없습니다',
        '에셋 라이브러리에서 예기치 않은 응답을 보냈습니다. 다시 시도하거나 이 페이지의 운영자에게 알려 주세요.',
      ],
      incomplete: [
        '목록이 완전하지 않습니다',
        '에셋 라이브러리가 알려 준 수보다 적은 결과를 보냈습니다. 다시 시도하거나 검색 범위를 좁혀 주세요.',
      ],
    },
  };

  return {
    assets,
    tooOld:
      '브라우저가 너무 오래되어 표시할 수 없습니다. 업데이트하거나 다른 브라우저를 사용하세요.',
    selection: {
      selectAll: (loaded) => `불러온 ${number(loaded)}개 모두 선택`,
      removeSelected: (filename) => `${filename} 제거`,
      clearSelection: '선택 해제',
      size: '크기',
      altText: '대체 텍스트',
      altTextHint: '이미지를 볼 수 없는 사람을 위한 설명',
      decorative: '장식용',
      altMissing: '대체 텍스트 없음',
      linkText: '링크 텍스트',
      frameTitle: '제목',
      customSize: '사용자 지정 크기',
      sizesFailed: '크기 설정을 불러올 수 없습니다.',
      noEmbeds: '이 에셋에는 삽입할 수 있는 링크가 없습니다.',
      loadingFar: '더 불러오는 중. 목록의 아주 아래쪽이라 시간이 조금 걸립니다',
      rangeUnknown: '이 범위에서 불러온 항목만 선택했습니다. 나머지를 불러오려면 스크롤하세요.',
      fromTheEnd: '순서를 뒤집었습니다. 이제 목록이 마지막 결과부터 시작합니다.',
      placeOf: (place, total) => `${number(total)}개 중 ${number(place)}번째`,
      moveEarlier: '앞으로 이동',
      moveLater: '뒤로 이동',
      moved: (name, place, total) => `${name}: 현재 ${number(total)}개 중 ${number(place)}번째`,
      moveHint: '화살표 키로 다음 항목으로 가고, Alt와 함께 누르면 옮기며, Delete로 뺍니다',
      earlierChosen: (before) => `앞에 ${number(before)}개`,
      laterChosen: (after) => `${number(after)}개 더`,
      gone: '더 이상 사용할 수 없음',
      uploaded: ['업로드 날짜', '오늘', '최근 7일', '최근 30일', '올해'],
      fileFacets: ['너비', '파일 크기', '파일 형식'],
      expiresOn: (day) => `만료 예정: ${day}`,
      expiredOn: (day) => `만료됨: ${day}`,
      releasedOn: (day) => `사용 가능: ${day}부터`,
      withdrawn: '철회됨',
      unavailable: '사용할 수 없음: 만료되었거나 철회되었거나 아직 공개되지 않았습니다',
      absent: (gone) => `${number(gone)}개는 더 이상 사용할 수 없음`,
      removeAbsent: '사용할 수 없는 항목 빼기',
      prepared: (ready, total) => `${number(total)}개 중 ${number(ready)}개 준비됨`,
      inserted: (total) => `${number(total)}개 삽입됨`,
      stopPreparing: '중지',
      stillWaiting: '아직 기다리는 중',
      stillWaitingHint: '에셋 라이브러리의 응답이 느립니다. 아무것도 하지 않으셔도 됩니다.',

      preview: '미리보기',
      previewOf: (name) => `${name} 미리보기`,
      previewFailed: '미리보기를 불러오지 못했습니다.',
      backToResults: '결과로 돌아가기',
      previousAsset: '이전 에셋',
      nextAsset: '다음 에셋',
      selectAsset: '선택',
      deselectAsset: '선택 해제',
      zoomIn: '확대',
      zoomOut: '축소',
      zoomToFit: '맞춤',
      actualSize: '실제 크기',
      noPreview: '이 파일은 이미지가 없습니다.',
      notPlayable: '여기에서는 재생할 수 없습니다.',
      openDocument: '문서 열기',
      openPlayer: '플레이어 열기',
      showPages: '페이지 표시',
      pagesBlocked: '이 페이지에서는 뷰어를 사용할 수 없습니다. 문서를 여세요.',

      fileFacts: '파일',
      factFormat: '형식',
      factDimensions: '크기(픽셀)',
      factFileSize: '파일 크기',
      factDuration: '길이',
      factCreated: '만든 날짜',
      factReleased: '공개일',
      factExpires: '만료일',
      downloadOriginal: '원본 다운로드',

      sizes: '크기',
      copyLink: '링크 복사',
      copyHtml: 'HTML 복사',
      copyMarkdown: 'Markdown 복사',
      copyShareLink: '공유 링크 복사',
      copyToPaste: '문서와 이메일용 복사',
      copyOtherWays: '다른 복사 방법',
      copied: '복사됨',
      copyByHand: '브라우저가 복사를 허용하지 않습니다. 다음을 직접 복사하세요:',
      dragAgain: '링크가 아직 준비되지 않았습니다. 다시 끌어 보세요.',

      embedName: embedNames(
        assets.emptyValue,
        '너비 640 px|높이 640 px|원본 파일|플레이어|플레이어(다운로드 포함)|포스터 이미지|동영상 파일|문서|문서 뷰어(다운로드 포함)' +
          '|문서 뷰어|첫 페이지 이미지|오디오 파일|360° 뷰어|360° 뷰어(다운로드 포함)|이미지',
      ),
    },
    filters: {
      expiry: ['만료', '만료됨', '30일 이내', '만료일 없음'],
      orientation: ['이미지 방향', '가로', '세로'],
      atLeast: (amount) => `${amount} 이상`,
      below: (amount) => `${amount} 미만`,
      above: (amount) => `${amount} 초과`,
    },
    field: {
      changeChoice: '변경',
      chooseThese: (chosen) => (chosen > 1 ? `${number(chosen)}개 적용` : '적용'),
      nothingChosen: '선택한 항목 없음',
      signInToSee: '선택한 항목을 보려면 로그인하세요.',
      namesFailed: '일부 이름을 불러오지 못했습니다.',
    },
    choosing: {
      removed: (gone) => `${number(gone)}개 제거됨`,
      undo: '실행 취소',
      restored: (back) => `${number(back)}개 복원됨`,
      sizeForAll: '이 크기를 모두에 적용',
      sizeSet: (name, total) => `${number(total)}개에 ${name} 적용됨`,
      altNeeded: (missing) =>
        `대체 텍스트가 없는 이미지가 ${number(missing)}개 있습니다. 설명을 입력하거나 장식용으로 표시하세요.`,
      addSize: '크기 추가',
      removeSize: (name) => `${name} 크기 제거`,
    },
    sizing: {
      customSizeOf: (filename) => `${filename}의 사용자 지정 크기`,
      width: '너비',
      height: '높이',
      wholeImage: '전체 이미지',
      crop: '자르기',
      cropPosition: '남길 부분',
      focalAcross: '초점, 왼쪽에서 오른쪽으로',
      focalDown: '초점, 위에서 아래로',
      focalHint: '보여야 하는 부분을 클릭하세요.',
      automaticFormat: '자동',
      rotate: '시계 방향으로 회전',
      sizeLimit: (max) => `1부터 ${number(max)}까지의 정수를 입력하세요.`,
      enlarged: '원본보다 커서 흐릿하게 보일 수 있습니다.',
      result: '결과',
      useSize: '이 크기 사용',
      sizeFailed: '이 크기의 이미지를 불러올 수 없습니다.',
      cropAnchors: '왼쪽 위|위|오른쪽 위|왼쪽|가운데|오른쪽|왼쪽 아래|아래|오른쪽 아래',
    },

    list: {
      columnName: '이름',
      columnDimensions: '크기(픽셀)',
      compactRows: '행 간격 좁게',
    },
    keys: {
      keysTitle: '키보드 단축키',
      keyNames: '스페이스|Enter|Delete|Home|End|Page Up|Page Down|Shift|Ctrl|Alt|Esc',
      keyActions:
        '이동|한 페이지 위 또는 아래|처음과 마지막|선택 또는 선택 해제|범위 선택|불러온 항목 모두 선택|미리보기 열기|이 단축키 표시' +
        '|이전과 다음|확대와 축소|전체 이미지, 실제 크기|결과로 돌아가기|애셋 순서 변경|애셋 제거',
    },

    search: {
      searchWithin: (facet) => `‘${facet}’에서 찾기`,
      valuesFound: (found, listed) => `${number(listed)}개 중 ${number(found)}개`,
      noValues: '일치하는 값이 없습니다.',
      showMore: (hidden) => `${number(hidden)}개 더 보기`,
      showFewer: '간단히 보기',
      moreValues: '다른 값은 검색하세요.',
      categoriesIn: (name) => `‘${name}’에 속한 카테고리`,
      firstDay: '시작일',
      lastDay: '종료일',
      queryNotUnderstood: '검색 내용 일부를 이해하지 못했습니다. 괄호와 따옴표를 확인하세요.',
      understoodAs: '해석된 검색어:',
      fewerWords: (total, text) => `‘${text}’ 검색 결과 ${number(total)}개`,

      recentSearches: '최근 검색어',
      recentHint: '아래쪽 화살표 키로 최근 검색어 보기',
      forgetSearch: (text) => `‘${text}’ 기록 삭제`,
      forgetSearches: '기록 모두 삭제',
      saveSearch: '이 검색 저장',
    },
    finding: {
      usedAssets: '최근 사용한 항목',
      usedAbsent: (absent) => `${number(absent)}개는 더 이상 사용할 수 없음`,
      forgetUsed: '사용 기록 삭제',
      browseCategories: '카테고리별로 찾아보기',
      allCategories: '모든 카테고리',
      categoriesBelow: (name) => `‘${name}’의 카테고리`,
      noneBelow: (name) => `‘${name}’에는 카테고리가 없습니다.`,
      categoriesFailed: '카테고리를 불러오지 못했습니다.',
      moreCategories: '카테고리가 더 있을 수 있습니다. 검색해 보세요.',
      savedSearches: '저장된 검색',
      searchName: '검색 이름',
      save: '저장',
      saved: (name) => `‘${name}’(으)로 저장됨`,
      removeSaved: (name) => `‘${name}’ 삭제`,
      removedSaved: (name) => `‘${name}’ 삭제됨`,
      undoRemoved: '실행 취소',
    },
    products: productsIn(assets, tools),
  };
};
