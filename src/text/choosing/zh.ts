import type { ChoosingMessages } from '../choosing-messages.js';
import type { Tools } from '../tools.js';

const embedNames = {
  '640px-landscape': '640 px，横向',
  '640px-portrait': '640 px，纵向',
  original: '原始文件',
  video_player: '播放器',
  video_player_with_download: '播放器（可下载）',
  VideoWithPlayerAndDownload: '播放器（可下载）',
  video_poster: '封面图片',
  video_stream: '视频文件',
  document_viewer: '文档',
  document_viewer_with_download: '文档查看器（可下载）',
  document_html5_viewer: '文档查看器',
  document_thumbnail: '首页图片',
  streaming_mp3: '音频文件',
  spinset_viewer: '360° 查看器',
  spinset_viewer_and_download: '360° 查看器（可下载）',
  spinset_thumbnail: '图片',
};

/** The words for choosing in Chinese, in simplified script. */
export function choosingIn({ formats, wordIn }: Tools): ChoosingMessages {
  const { number } = formats;
  return {
    selectAll: (loaded) => `选择已加载的全部 ${number(loaded)} 项`,
    moveEarlier: '前移',
    moveLater: '后移',
    moved: (name, place, total) => `${name} 现为第 ${number(place)} 项，共 ${number(total)} 项`,
    moveHint: '方向键转到下一项，按住 Alt 可移动，Delete 可移除',
    earlierChosen: (before) => `前面 ${number(before)} 项`,
    laterChosen: (after) => `还有 ${number(after)} 项`,
    gone: '已不可用',
    absent: (gone) => `${number(gone)} 项已不可用`,
    removeAbsent: '移除不可用的项',
    prepared: (ready, total) => `已就绪 ${number(ready)} / ${number(total)}`,
    stopPreparing: '停止',
    stillWaiting: '仍在等待',
    stillWaitingHint: '资产库响应较慢，您无需任何操作。',

    preview: '预览',
    previewOf: (name) => `${name} 的预览`,
    backToResults: '返回结果',
    previousAsset: '上一个资产',
    nextAsset: '下一个资产',
    placeOf: (place, total) => `第 ${number(place)} 项，共 ${number(total)} 项`,
    selectAsset: '选择',
    deselectAsset: '取消选择',
    zoomIn: '放大',
    zoomOut: '缩小',
    zoomToFit: '适应窗口',
    actualSize: '实际大小',
    noPreview: '此文件没有图片。',
    notPlayable: '无法在此播放。',
    openDocument: '打开文档',
    openPlayer: '打开播放器',

    fileFacts: '文件',
    factFormat: '格式',
    factDimensions: '尺寸',
    factFileSize: '文件大小',
    factDuration: '时长',
    factCreated: '创建日期',
    downloadOriginal: '下载原始文件',

    sizes: '尺寸规格',
    copyLink: '复制链接',
    copyHtml: '复制 HTML',
    copyMarkdown: '复制 Markdown',
    copyShareLink: '复制分享链接',
    copyToPaste: '复制以便粘贴',
    copied: '已复制',
    copyByHand: '浏览器不允许复制，请手动复制以下内容：',
    dragAgain: '链接尚未加载，请再拖动一次。',

    embedName: (name) => wordIn(embedNames, name) ?? (name || '（无名称）'),
  };
}
