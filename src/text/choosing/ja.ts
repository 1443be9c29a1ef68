import type { ChoosingMessages } from '../messages/choosing.js';
import type { Tools } from '../languages/tools.js';

const embedNames = {
  '640px-landscape': '640 px（横）',
  '640px-portrait': '640 px（縦）',
  original: '元のファイル',
  video_player: 'プレーヤー',
  video_player_with_download: 'プレーヤー（ダウンロード可）',
  VideoWithPlayerAndDownload: 'プレーヤー（ダウンロード可）',
  video_poster: 'ポスター画像',
  video_stream: '動画ファイル',
  document_viewer: 'ドキュメント',
  document_viewer_with_download: 'ドキュメントビューアー（ダウンロード可）',
  document_html5_viewer: 'ドキュメントビューアー',
  document_thumbnail: '1 ページ目の画像',
  streaming_mp3: '音声ファイル',
  spinset_viewer: '360° ビューアー',
  spinset_viewer_and_download: '360° ビューアー（ダウンロード可）',
  spinset_thumbnail: '画像',
};

/** The messages for choosing in Japanese. */
export function choosingIn({ formats, wordIn }: Tools): ChoosingMessages {
  const { number } = formats;
  return {
    selectAll: (loaded) => `読み込み済みの ${number(loaded)} 件をすべて選択`,
    removeSelected: (filename) => `${filename} を外す`,
    clearSelection: '選択を解除',
    size: 'サイズ',
    altText: '代替テキスト',
    altTextHint: '画像を見られない人のために、何が写っているかを説明してください',
    noEmbeds: 'このアセットには挿入できるリンクがありません。',
    loadingFar: '続きを読み込んでいます。リストのかなり下の方なので、少し時間がかかります',
    rangeUnknown:
      'この範囲のうち読み込み済みのものだけを選択しました。残りを読み込むにはスクロールしてください。',
    moveEarlier: '前へ移動',
    moveLater: '後ろへ移動',
    moved: (name, place, total) =>
      `${name} は ${number(total)} 件中 ${number(place)} 番目になりました`,
    moveHint: '矢印キーで次へ、Alt を押しながらで移動、Delete で選択から外します',
    earlierChosen: (before) => `前に ${number(before)} 件`,
    laterChosen: (after) => `ほか ${number(after)} 件`,
    gone: '利用できなくなりました',
    absent: (gone) => `${number(gone)} 件は利用できなくなりました`,
    removeAbsent: '利用できないものを外す',
    prepared: (ready, total) => `${number(total)} 件中 ${number(ready)} 件の準備完了`,
    inserted: (total) => `${number(total)} 件を挿入しました`,
    stopPreparing: '中止',
    stillWaiting: '応答を待っています',
    stillWaitingHint: 'アセットライブラリの応答に時間がかかっています。操作は必要ありません。',

    preview: 'プレビュー',
    previewOf: (name) => `${name} のプレビュー`,
    backToResults: '検索結果に戻る',
    previousAsset: '前のアセット',
    nextAsset: '次のアセット',
    placeOf: (place, total) => `${number(place)} / ${number(total)}`,
    selectAsset: '選択',
    deselectAsset: '選択を解除',
    zoomIn: '拡大',
    zoomOut: '縮小',
    zoomToFit: '全体表示',
    actualSize: '実際のサイズ',
    noPreview: 'このファイルの画像はありません。',
    notPlayable: 'ここでは再生できません。',
    openDocument: '文書を開く',
    openPlayer: 'プレーヤーを開く',

    fileFacts: 'ファイル',
    factFormat: '形式',
    factDimensions: '寸法',
    factFileSize: 'ファイルサイズ',
    factDuration: '長さ',
    factCreated: '作成日',
    downloadOriginal: '元のファイルをダウンロード',

    sizes: 'サイズ',
    copyLink: 'リンクをコピー',
    copyHtml: 'HTML をコピー',
    copyMarkdown: 'Markdown をコピー',
    copyShareLink: '共有リンクをコピー',
    copyToPaste: '貼り付け用にコピー',
    copied: 'コピーしました',
    copyByHand: 'ブラウザーがコピーを許可していません。次の内容を手動でコピーしてください:',
    dragAgain: 'リンクがまだ読み込まれていませんでした。もう一度ドラッグしてください。',

    embedName: (name) => wordIn(embedNames, name) ?? (name || '（名前なし）'),
  };
}
