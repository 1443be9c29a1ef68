import type { ChoosingMessages } from '../choosing-messages.js';
import type { Tools } from '../tools.js';

const embedNames = {
  '640px-landscape': '640 px, 가로',
  '640px-portrait': '640 px, 세로',
  original: '원본 파일',
  video_player: '플레이어',
  video_player_with_download: '플레이어(다운로드 포함)',
  VideoWithPlayerAndDownload: '플레이어(다운로드 포함)',
  video_poster: '포스터 이미지',
  video_stream: '동영상 파일',
  document_viewer: '문서',
  document_viewer_with_download: '문서 뷰어(다운로드 포함)',
  document_html5_viewer: '문서 뷰어',
  document_thumbnail: '첫 페이지 이미지',
  streaming_mp3: '오디오 파일',
  spinset_viewer: '360° 뷰어',
  spinset_viewer_and_download: '360° 뷰어(다운로드 포함)',
  spinset_thumbnail: '이미지',
};

/** The words for choosing in Korean. */
export function choosingIn({ formats, wordIn }: Tools): ChoosingMessages {
  const { number } = formats;
  return {
    selectAll: (loaded) => `불러온 ${number(loaded)}개 모두 선택`,
    moveEarlier: '앞으로 이동',
    moveLater: '뒤로 이동',
    moved: (name, place, total) => `${name}: 현재 ${number(total)}개 중 ${number(place)}번째`,
    moveHint: '화살표 키로 다음 항목으로 가고, Alt와 함께 누르면 옮기며, Delete로 뺍니다',
    earlierChosen: (before) => `앞에 ${number(before)}개`,
    laterChosen: (after) => `${number(after)}개 더`,
    gone: '더 이상 사용할 수 없음',
    absent: (gone) => `${number(gone)}개는 더 이상 사용할 수 없음`,
    removeAbsent: '사용할 수 없는 항목 빼기',
    prepared: (ready, total) => `${number(total)}개 중 ${number(ready)}개 준비됨`,
    stopPreparing: '중지',
    stillWaiting: '아직 기다리는 중',
    stillWaitingHint: '에셋 라이브러리의 응답이 느립니다. 아무것도 하지 않으셔도 됩니다.',

    preview: '미리보기',
    previewOf: (name) => `${name} 미리보기`,
    backToResults: '결과로 돌아가기',
    previousAsset: '이전 에셋',
    nextAsset: '다음 에셋',
    placeOf: (place, total) => `${number(total)}개 중 ${number(place)}번째`,
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

    fileFacts: '파일',
    factFormat: '형식',
    factDimensions: '크기(픽셀)',
    factFileSize: '파일 크기',
    factDuration: '길이',
    factCreated: '만든 날짜',
    downloadOriginal: '원본 다운로드',

    sizes: '크기',
    copyLink: '링크 복사',
    copyHtml: 'HTML 복사',
    copyMarkdown: 'Markdown 복사',
    copyShareLink: '공유 링크 복사',
    copyToPaste: '붙여넣기용 복사',
    copied: '복사됨',
    copyByHand: '브라우저가 복사를 허용하지 않습니다. 다음을 직접 복사하세요:',
    dragAgain: '링크가 아직 준비되지 않았습니다. 다시 끌어 보세요.',

    embedName: (name) => wordIn(embedNames, name) ?? (name || '(이름 없음)'),
  };
}
