import type { ChoosingMessages } from '../choosing-messages.js';
import type { Tools } from '../tools.js';

/** The words for choosing in Chinese, in simplified script. */
export function choosingIn({ formats }: Tools): ChoosingMessages {
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
  };
}
