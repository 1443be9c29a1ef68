import type { Translate } from '../language.js';
import type { Messages } from '../messages/messages.js';
import { embedNames } from './embed-names.js';
import { productsIn } from './products/zh.js';
import { toolsFor } from './tools.js';

/** Chinese, in simplified characters. */
export const translate: Translate = (locale) => {
  const tools = toolsFor(locale);
  const { formats } = tools;
  const { number } = formats;
  const assets: Required<Messages> = {
    ...formats,

    title: () => '选择资产',
    close: '关闭',
    cancel: '取消',
    confirm: (chosen) => (chosen > 1 ? `插入 ${number(chosen)} 项` : '插入'),

    search: '搜索资产',
    searchPlaceholder: '搜索资产',
    clearSearch: '清除搜索内容',
    sortBy: '排序方式',
    sortNames: {
      '-created_date': '最新优先',
      created_date: '最早优先',
      '-last_update_date': '最近更新',
      filename: '名称，从 A 到 Z',
      '-filename': '名称，从 Z 到 A',
    },
    layout: '布局',
    gridLayout: '网格',
    listLayout: '列表',
    filters: (applied) => (applied > 0 ? `筛选条件 (${number(applied)})` : '筛选条件'),
    clearAll: '全部清除',
    showResults: (total) => `显示 ${number(total)} 条结果`,
    startOver: '清除搜索内容和筛选条件',
    removeFilter: (facet, value) => `移除筛选条件“${facet}：${value}”`,
    facetNames: {
      file_types: '文件类型',
      categories: '类别',
      metadata: '元数据',
      asset_groups: '资产组',
    },
    fileTypes: {
      image: '图片',
      video: '视频',
      audio: '音频',
      pdf: 'PDF',
      office: 'Office 文档',
      generic_binary: '其他文件',
    },
    emptyValue: '（无名称）',
    noFacets: '没有可用于筛选这些结果的条件。',

    results: (total) => `${number(total)} 条结果`,
    assets: '资产',
    loading: '正在加载资产',
    loadingMore: '正在加载更多',
    endOfResults: '没有更多结果了',

    selected: (chosen, max) =>
      max === undefined
        ? `已选择 ${number(chosen)} 项`
        : `已选择 ${number(chosen)} 项，最多 ${number(max)} 项`,
    selection: '已选择的资产',
    nothingSelected: (multiple, min, max) => {
      if (!multiple) return '请选择要插入的资产。';
      if (max !== undefined && min < 2) {
        return `最多可以选择 ${number(max)} 项资产。`;
      }
      return min > 1 ? assets.tooFew(min) : '请选择一项或多项资产。';
    },
    limitReached: (max) => `最多可以选择 ${number(max)} 项资产。请先移除一项。`,
    tooFew: (min) => `请至少选择 ${number(min)} 项资产。`,
    editSelected: (filename) => `${filename} 的尺寸和文本`,
    preparing: '正在准备链接…',
    detailFailed: '无法加载此资产的链接。',
    confirmFailed: '部分资产无法准备好。请将其移除或重试。',

    signInTitle: '登录以选择资产',
    signInHint: '将打开资产库的窗口。请在其中允许访问，然后返回此处。',
    signIn: '登录',
    signOut: '退出登录',
    account: (name) => (name ? `${name} 的账户` : '账户'),
    signedInAs: (name) => `已登录为 ${name}`,
    signingInTitle: '请完成登录',
    signingInHint: '请在另一个窗口中允许访问。此页面会自动继续。',
    detachedHint: '从这里已无法看到登录窗口。如果窗口仍然打开，请在其中完成登录，否则请重新开始。',
    reopenSignIn: '重新打开窗口',
    cancelSignIn: '取消',
    sessionEnded: '您的登录已过期。请重新登录，您的选择会保留。',

    emptyTitle: '未找到资产',
    emptyHint: '请减少或更换搜索词，或移除一个筛选条件。',
    emptyLibrary: '这里没有您可以查看的资产。',
    tryAgain: '重试',
    tryAgainAt: (seconds) => `服务要求等待 ${number(seconds)} 秒。`,
    failures: {
      configuration: ['此选择器尚未设置', '需要更正包含它的页面。'],
      'sign-in-required': ['您尚未登录', '请重新登录此页面，然后重试。'],
      'sign-in-blocked': ['登录窗口被拦截', '请在地址栏中允许此页面打开窗口，然后重新登录。'],
      'sign-in-cancelled': ['登录已取消', '您可以随时重新开始。'],
      'sign-in-late': ['登录用时过长', '请重新开始，不会丢失任何内容。'],
      'sign-in-denied': ['访问未获允许', '请在登录窗口中选择允许，或联系管理员。'],
      'sign-in-failed': ['登录未成功', '请重新开始。如果一直失败，请告知此页面的运营人员。'],
      'host-error': ['此页面未能连接到资产库', '请告知此页面的运营人员。'],
      'sign-in-unreachable': [
        '无法连接到登录服务',
        '请检查网络连接并重试。如果问题持续，请告知此页面的运营人员。',
      ],
      offline: ['您已离线', '您的选择会保留。恢复联网后请重试。'],
      unreachable: [
        '资产库没有响应',
        '请检查网络连接并重试。如果问题持续，请告知此页面的运营人员。',
      ],
      'rate-limited': ['资产库繁忙', '请求过多。请稍等片刻。'],
      forbidden: ['您无权查看这些资产', '请向资产库的管理员申请访问权限。'],
      refused: ['搜索被拒绝', '请更改搜索内容并重试。'],
      service: ['资产库出现问题', '这不是您的问题。请稍后重试。'],
      malformed: ['无法读取响应', '资产库返回了意外的内容。请重试，或告知此页面的运营人员。'],
      incomplete: ['列表不完整', '资产库返回的结果少于它所报告的数量。请重试，或缩小搜索范围。'],
    },
  };

  return {
    assets,
    tooOld: '您的浏览器版本过旧，无法显示此内容。请更新浏览器或换用其他浏览器。',
    selection: {
      selectAll: (loaded) => `选择已加载的全部 ${number(loaded)} 项`,
      removeSelected: (filename) => `移除 ${filename}`,
      clearSelection: '清除选择',
      size: '尺寸',
      altText: '替代文本',
      altTextHint: '为看不到图片的人描述图片内容',
      decorative: '装饰性',
      altMissing: '缺少替代文本',
      linkText: '链接文字',
      frameTitle: '标题',
      customSize: '自定义尺寸',
      sizesFailed: '无法加载尺寸设置。',
      noEmbeds: '此资产没有可以插入的链接。',
      loadingFar: '正在加载更多。列表已经很靠后，需要稍等片刻',
      rangeUnknown: '只选择了此范围内已加载的内容。滚动浏览以加载其余内容。',
      fromTheEnd: '顺序已反转：列表现在从最后的结果开始。',
      placeOf: (place, total) => `第 ${number(place)} 项，共 ${number(total)} 项`,
      moveEarlier: '前移',
      moveLater: '后移',
      moved: (name, place, total) => `${name} 现为第 ${number(place)} 项，共 ${number(total)} 项`,
      moveHint: '方向键转到下一项，按住 Alt 可移动，Delete 可移除',
      earlierChosen: (before) => `前面 ${number(before)} 项`,
      laterChosen: (after) => `还有 ${number(after)} 项`,
      gone: '已不可用',
      expiry: ['有效期', '已过期', '30 天内到期', '无到期日期'],
      uploaded: ['上传日期', '今天', '最近 7 天', '最近 30 天', '今年'],
      fileFacets: ['宽度', '文件大小', '文件格式'],
      atLeast: (amount) => `至少 ${amount}`,
      below: (amount) => `小于 ${amount}`,
      above: (amount) => `大于 ${amount}`,
      expiresOn: (day) => `${day}到期`,
      expiredOn: (day) => `已于${day}过期`,
      releasedOn: (day) => `${day}起可用`,
      withdrawn: '已撤回',
      unavailable: '不可用：已过期、已撤回或尚未发布',
      absent: (gone) => `${number(gone)} 项已不可用`,
      removeAbsent: '移除不可用的项',
      prepared: (ready, total) => `已就绪 ${number(ready)} / ${number(total)}`,
      inserted: (total) => `已插入 ${number(total)} 项`,
      stopPreparing: '停止',
      stillWaiting: '仍在等待',
      stillWaitingHint: '资产库响应较慢，您无需任何操作。',

      preview: '预览',
      previewOf: (name) => `${name} 的预览`,
      previewFailed: '无法加载预览。',
      backToResults: '返回结果',
      previousAsset: '上一个资产',
      nextAsset: '下一个资产',
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
      factReleased: '发布日期',
      factExpires: '到期日期',
      downloadOriginal: '下载原始文件',

      sizes: '尺寸规格',
      copyLink: '复制链接',
      copyHtml: '复制 HTML',
      copyMarkdown: '复制 Markdown',
      copyShareLink: '复制分享链接',
      copyToPaste: '复制到文档和电子邮件',
      copyOtherWays: '其他复制方式',
      copied: '已复制',
      copyByHand: '浏览器不允许复制，请手动复制以下内容：',
      dragAgain: '链接尚未加载，请再拖动一次。',

      embedName: embedNames(
        assets.emptyValue,
        '宽 640 px|高 640 px|原始文件|播放器|播放器（可下载）|封面图片|视频文件|文档|文档查看器（可下载）|文档查看器|首页图片|音频文件' +
          '|360° 查看器|360° 查看器（可下载）|图片',
      ),
    },
    field: {
      changeChoice: '更改',
      chooseThese: (chosen) => (chosen > 1 ? `选择 ${number(chosen)} 项` : '选择'),
      nothingChosen: '尚未选择',
      signInToSee: '登录以查看已选择的内容。',
      namesFailed: '部分名称无法加载。',
    },
    choosing: {
      removed: (gone) => `已移除 ${number(gone)} 项`,
      undo: '撤消',
      restored: (back) => `已恢复 ${number(back)} 项`,
      sizeForAll: '将此尺寸用于全部',
      sizeSet: (name, total) => `已将 ${number(total)} 项设为${name}`,
      altNeeded: (missing) =>
        `${number(missing)} 张图片没有替代文本。请填写说明，或标记为装饰性图片。`,
      addSize: '添加尺寸',
      removeSize: (name) => `移除尺寸 ${name}`,
    },
    sizing: {
      customSizeOf: (filename) => `${filename} 的自定义尺寸`,
      width: '宽度',
      height: '高度',
      wholeImage: '整张图片',
      crop: '裁剪',
      cropPosition: '保留部分',
      focalAcross: '焦点（从左到右）',
      focalDown: '焦点（从上到下）',
      focalHint: '点击必须保留的部分。',
      automaticFormat: '自动',
      rotate: '顺时针旋转',
      sizeLimit: (max) => `请输入 1 到 ${number(max)} 之间的整数。`,
      enlarged: '大于原图，可能会显得模糊。',
      result: '结果',
      useSize: '使用此尺寸',
      sizeFailed: '无法加载此尺寸的图片。',
      cropAnchors: '左上|上|右上|左|居中|右|左下|下|右下',
    },

    list: {
      columnName: '名称',
      columnDimensions: '尺寸',
      compactRows: '紧凑行',
    },
    keys: {
      keysTitle: '键盘快捷键',
      keyNames: '空格|Enter|Delete|Home|End|Page Up|Page Down|Shift|Ctrl|Alt|Esc',
      keyActions:
        '移动|上一页或下一页|第一个和最后一个|选择或取消选择|选择一个范围|选择所有已加载的|打开预览|显示这些快捷键|上一个和下一个|放大和缩小' +
        '|整张图片、实际大小|返回结果|移动资产|移除资产',
    },

    search: {
      searchWithin: (facet) => `在“${facet}”中查找`,
      valuesFound: (found, listed) => `${number(listed)} 个中的 ${number(found)} 个`,
      noValues: '这些值中没有匹配项。',
      showMore: (hidden) => `再显示 ${number(hidden)} 个`,
      showFewer: '收起',
      moreValues: '其他值请搜索。',
      categoriesIn: (name) => `“${name}”下的类别`,
      firstDay: '开始日期',
      lastDay: '结束日期',
      queryNotUnderstood: '服务未能理解全部搜索内容。请检查括号和引号。',
      understoodAs: '理解为：',
      fewerWords: (total, text) => `“${text}”有 ${number(total)} 条结果`,

      recentSearches: '最近搜索',
      recentHint: '按向下箭头键显示最近搜索',
      forgetSearch: (text) => `从记录中删除“${text}”`,
      forgetSearches: '清除全部记录',
    },
    products: productsIn(assets, tools),
  };
};
