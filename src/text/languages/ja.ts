import type { Translate } from '../language.js';
import type { Messages } from '../messages/messages.js';
import { embedNames } from './embed-names.js';
import { productsIn } from './products/ja.js';
import { toolsFor } from './tools.js';

/** Japanese. */
export const translate: Translate = (locale) => {
  const tools = toolsFor(locale);
  const { formats } = tools;
  const { number } = formats;
  const assets: Required<Messages> = {
    ...formats,

    title: () => 'アセットを選択',
    close: '閉じる',
    cancel: 'キャンセル',
    confirm: (chosen) => (chosen > 1 ? `${number(chosen)} 件を挿入` : '挿入'),

    search: 'アセットを検索',
    searchPlaceholder: 'アセットを検索',
    clearSearch: '検索語を消去',
    sortBy: '並べ替え',
    sortNames: {
      '-created_date': '新しい順',
      created_date: '古い順',
      '-last_update_date': '更新日順',
      filename: '名前（昇順）',
      '-filename': '名前（降順）',
      '-file_size': 'サイズの大きい順',
      file_size: 'サイズの小さい順',
    },
    layout: '表示方法',
    gridLayout: 'グリッド',
    listLayout: 'リスト',
    filters: (applied) => (applied > 0 ? `フィルター (${number(applied)})` : 'フィルター'),
    clearAll: 'すべて解除',
    showResults: (total) => `${number(total)} 件の結果を表示`,
    startOver: '検索語とフィルターを消去',
    removeFilter: (facet, value) => `フィルター「${facet}: ${value}」を解除`,
    facetNames: {
      file_types: 'ファイルの種類',
      categories: 'カテゴリー',
      metadata: 'メタデータ',
      asset_groups: 'アセットグループ',
    },
    fileTypes: {
      image: '画像',
      video: '動画',
      audio: '音声',
      pdf: 'PDF',
      office: 'Office 文書',
      generic_binary: 'その他のファイル',
    },
    emptyValue: '（名前なし）',
    noFacets: 'この結果を絞り込む項目はありません。',

    results: (total) => `${number(total)} 件の結果`,
    assets: 'アセット',
    loading: 'アセットを読み込んでいます',
    loadingMore: '続きを読み込んでいます',
    endOfResults: '結果は以上です',

    selected: (chosen, max) =>
      max === undefined
        ? `${number(chosen)} 件を選択中`
        : `${number(max)} 件中 ${number(chosen)} 件を選択中`,
    selection: '選択したアセット',
    nothingSelected: (multiple, min, max) => {
      if (!multiple) return 'アセットを選択してください';
      if (max !== undefined && min < 2) {
        return `アセットを ${number(max)} 件まで選択できます。`;
      }
      return min > 1 ? assets.tooFew(min) : 'アセットを選択してください';
    },
    limitReached: (max) =>
      `選択できるアセットは ${number(max)} 件までです。先にいずれかを外してください。`,
    tooFew: (min) => `アセットを ${number(min)} 件以上選択してください。`,
    editSelected: (filename) => `${filename} のサイズとテキスト`,
    preparing: 'リンクを準備しています…',
    detailFailed: 'このアセットのリンクを読み込めませんでした。',
    confirmFailed: '準備できなかったアセットがあります。外すか、もう一度お試しください。',

    signInTitle: 'サインインしてアセットを選択',
    signInHint:
      'アセットライブラリのウィンドウが開きます。そこでアクセスを許可してから、ここに戻ってください。',
    signIn: 'サインイン',
    signOut: 'サインアウト',
    account: (name) => (name ? `${name} さんのアカウント` : 'アカウント'),
    signedInAs: (name) => `${name} としてサインイン中`,
    signingInTitle: 'サインインを完了してください',
    signingInHint: 'もう一つのウィンドウでアクセスを許可すると、このページは自動的に先へ進みます。',
    detachedHint:
      'サインインのウィンドウをここから確認できなくなりました。まだ開いている場合はそこで完了するか、最初からやり直してください。',
    reopenSignIn: 'ウィンドウを再度開く',
    cancelSignIn: 'キャンセル',
    sessionEnded:
      'サインインの有効期限が切れました。もう一度サインインしてください。選択内容は残っています。',

    emptyTitle: 'アセットが見つかりません',
    emptyHint: '検索語を減らすか変えるか、フィルターを解除してみてください。',
    emptyLibrary: 'ここには表示できるアセットがありません。',
    tryAgain: '再試行',
    tryAgainAt: (seconds) => `${number(seconds)} 秒待つようサービスから求められています。`,
    failures: {
      configuration: [
        'このピッカーは設定されていません',
        'このピッカーを含むページを修正する必要があります。',
      ],
      'sign-in-required': [
        'サインインしていません',
        'このページにもう一度サインインしてから、再試行してください。',
      ],
      'sign-in-blocked': [
        'サインインのウィンドウがブロックされました',
        'アドレスバーでこのページのウィンドウを許可してから、もう一度サインインしてください。',
      ],
      'sign-in-cancelled': ['サインインはキャンセルされました', 'いつでもやり直せます。'],
      'sign-in-late': [
        'サインインに時間がかかりすぎました',
        'もう一度やり直してください。失われたものはありません。',
      ],
      'sign-in-denied': [
        'アクセスが許可されませんでした',
        'サインインのウィンドウで許可するか、管理者にお問い合わせください。',
      ],
      'sign-in-failed': [
        'サインインできませんでした',
        'もう一度お試しください。繰り返し失敗する場合は、このページの運営者に連絡してください。',
      ],
      'host-error': [
        'このページからライブラリに接続できませんでした',
        'このページの運営者に連絡してください。',
      ],
      'sign-in-unreachable': [
        'サインインのサービスに接続できません',
        '接続を確認して、もう一度お試しください。続く場合は、このページの運営者に連絡してください。',
      ],
      offline: [
        'オフラインです',
        '選択内容は残っています。オンラインに戻ったら、もう一度お試しください。',
      ],
      unreachable: [
        'アセットライブラリが応答しません',
        '接続を確認して、もう一度お試しください。続く場合は、このページの運営者に連絡してください。',
      ],
      'rate-limited': [
        'アセットライブラリが混み合っています',
        'リクエストが多すぎます。しばらくお待ちください。',
      ],
      forbidden: [
        'これらのアセットを表示する権限がありません',
        'アセットライブラリの管理者にアクセス権を依頼してください。',
      ],
      refused: ['検索が拒否されました', '検索内容を変えて、もう一度お試しください。'],
      service: [
        'アセットライブラリで問題が発生しています',
        'お使いの環境の問題ではありません。しばらくしてからもう一度お試しください。',
      ],
      malformed: [
        '応答を読み取れませんでした',
        'アセットライブラリから予期しない応答がありました。もう一度お試しになるか、このページの運営者に連絡してください。',
      ],
      incomplete: [
        '一覧は完全ではありません',
        'アセットライブラリが示す件数より少ない結果しか届いていません。もう一度お試しになるか、検索条件を絞り込んでください。',
      ],
    },
  };

  return {
    assets,
    tooOld:
      'お使いのブラウザーは古いため、これを表示できません。更新するか、別のブラウザーをお使いください。',
    selection: {
      selectAll: (loaded) => `読み込み済みの ${number(loaded)} 件をすべて選択`,
      removeSelected: (filename) => `${filename} を外す`,
      clearSelection: '選択を解除',
      size: 'サイズ',
      altText: '代替テキスト',
      altTextHint: '画像を見られない人のために、何が写っているかを説明してください',
      decorative: '装飾用',
      altMissing: '代替テキストなし',
      linkText: 'リンクのテキスト',
      frameTitle: 'タイトル',
      customSize: 'カスタムサイズ',
      sizesFailed: 'サイズの設定を読み込めませんでした。',
      noEmbeds: 'このアセットには挿入できるリンクがありません。',
      loadingFar: '続きを読み込んでいます。リストのかなり下の方なので、少し時間がかかります',
      rangeUnknown:
        'この範囲のうち読み込み済みのものだけを選択しました。残りを読み込むにはスクロールしてください。',
      fromTheEnd: '順序を逆にしました。リストは最後の結果から始まります。',
      placeOf: (place, total) => `${number(place)} / ${number(total)}`,
      moveEarlier: '前へ移動',
      moveLater: '後ろへ移動',
      moved: (name, place, total) =>
        `${name} は ${number(total)} 件中 ${number(place)} 番目になりました`,
      moveHint: '矢印キーで次へ、Alt を押しながらで移動、Delete で選択から外します',
      earlierChosen: (before) => `前に ${number(before)} 件`,
      laterChosen: (after) => `ほか ${number(after)} 件`,
      gone: '利用できなくなりました',
      uploaded: ['アップロード日', '今日', '過去7日間', '過去30日間', '今年'],
      fileFacets: ['幅', 'ファイルサイズ', 'ファイル形式'],
      expiresOn: (day) => `期限：${day}`,
      expiredOn: (day) => `期限切れ：${day}`,
      releasedOn: (day) => `公開予定：${day}`,
      withdrawn: '公開停止',
      unavailable: '利用できません：期限切れ、公開停止、または公開前です',
      absent: (gone) => `${number(gone)} 件は利用できなくなりました`,
      removeAbsent: '利用できないものを外す',
      prepared: (ready, total) => `${number(total)} 件中 ${number(ready)} 件の準備完了`,
      inserted: (total) => `${number(total)} 件を挿入しました`,
      stopPreparing: '中止',
      stillWaiting: '応答を待っています',
      stillWaitingHint: 'アセットライブラリの応答に時間がかかっています。操作は必要ありません。',

      preview: 'プレビュー',
      previewOf: (name) => `${name} のプレビュー`,
      previewFailed: 'プレビューを読み込めませんでした。',
      backToResults: '検索結果に戻る',
      previousAsset: '前のアセット',
      nextAsset: '次のアセット',
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
      showPages: 'ページを表示',
      pagesBlocked: 'このページではビューアーを使用できません。文書を開いてください。',

      fileFacts: 'ファイル',
      factFormat: '形式',
      factDimensions: '寸法',
      factFileSize: 'ファイルサイズ',
      factDuration: '長さ',
      factCreated: '作成日',
      factReleased: '公開日',
      factExpires: '有効期限',
      downloadOriginal: '元のファイルをダウンロード',

      sizes: 'サイズ',
      copyLink: 'リンクをコピー',
      copyHtml: 'HTML をコピー',
      copyMarkdown: 'Markdown をコピー',
      copyShareLink: '共有リンクをコピー',
      copyToPaste: '文書やメール用にコピー',
      copyOtherWays: 'ほかのコピー方法',
      copied: 'コピーしました',
      copyByHand: 'ブラウザーがコピーを許可していません。次の内容を手動でコピーしてください:',
      dragAgain: 'リンクがまだ読み込まれていませんでした。もう一度ドラッグしてください。',

      embedName: embedNames(
        assets.emptyValue,
        '幅 640 px|高さ 640 px|元のファイル|プレーヤー|プレーヤー（ダウンロード可）|ポスター画像|動画ファイル|ドキュメント' +
          '|ドキュメントビューアー（ダウンロード可）|ドキュメントビューアー|1 ページ目の画像|音声ファイル|360° ビューアー|360° ビューアー（ダウンロード可）|画像',
      ),
    },
    filters: {
      expiry: ['有効期限', '期限切れ', '30日以内', '期限なし'],
      orientation: ['画像の向き', '横長', '縦長'],
      atLeast: (amount) => `${amount} 以上`,
      below: (amount) => `${amount} 未満`,
      above: (amount) => `${amount} 超`,
    },
    field: {
      changeChoice: '変更',
      chooseThese: (chosen) => (chosen > 1 ? `${number(chosen)} 件を決定` : '決定'),
      nothingChosen: '未選択',
      signInToSee: '選択した内容を表示するにはサインインしてください。',
      namesFailed: '一部の名前を読み込めませんでした。',
    },
    choosing: {
      removed: (gone) => `${number(gone)}件を外しました`,
      undo: '元に戻す',
      restored: (back) => `${number(back)}件を元に戻しました`,
      sizeForAll: 'このサイズをすべてに使う',
      sizeSet: (name, total) => `${number(total)}件を${name}にしました`,
      altNeeded: (missing) =>
        `代替テキストのない画像が${number(missing)}件あります。説明を入力するか、装飾用にしてください。`,
      addSize: 'サイズを追加',
      removeSize: (name) => `サイズ ${name} を削除`,
    },
    sizing: {
      customSizeOf: (filename) => `${filename} のカスタムサイズ`,
      width: '幅',
      height: '高さ',
      wholeImage: '画像全体',
      crop: '切り抜き',
      cropPosition: '残す部分',
      focalAcross: '焦点（左から右）',
      focalDown: '焦点（上から下）',
      focalHint: '残したい部分をクリックしてください。',
      automaticFormat: '自動',
      rotate: '右に回転',
      sizeLimit: (max) => `1 から ${number(max)} までの整数を入力してください。`,
      enlarged: '元の画像より大きいため、ぼやけて見えることがあります。',
      result: '結果',
      useSize: 'このサイズを使用',
      sizeFailed: 'このサイズの画像を読み込めませんでした。',
      cropAnchors: '左上|上|右上|左|中央|右|左下|下|右下',
    },

    list: {
      columnName: '名前',
      columnDimensions: '寸法',
      compactRows: '行を詰める',
    },
    keys: {
      keysTitle: 'キーボード ショートカット',
      keyNames: 'スペース|Enter|Delete|Home|End|Page Up|Page Down|Shift|Ctrl|Alt|Esc',
      keyActions:
        '移動|1 ページ上または下|最初と最後|選択または選択解除|範囲を選択|読み込み済みをすべて選択|プレビューを開く|このショートカット一覧を表示|前へと次へ' +
        '|拡大と縮小|画像全体、実際のサイズ|結果に戻る|アセットを並べ替え|アセットを外す',
    },

    search: {
      searchWithin: (facet) => `「${facet}」内を検索`,
      valuesFound: (found, listed) => `${number(listed)} 件中 ${number(found)} 件`,
      noValues: '一致する値はありません。',
      showMore: (hidden) => `さらに ${number(hidden)} 件を表示`,
      showFewer: '表示を減らす',
      moreValues: 'ほかの値は検索で探せます。',
      categoriesIn: (name) => `「${name}」内のカテゴリー`,
      firstDay: '開始日',
      lastDay: '終了日',
      queryNotUnderstood: '検索の一部を解釈できませんでした。かっこと引用符を確認してください。',
      understoodAs: '次のように解釈しました：',
      fewerWords: (total, text) => `「${text}」の検索結果 ${number(total)} 件`,

      recentSearches: '最近の検索',
      recentHint: '下矢印キーで最近の検索を表示',
      forgetSearch: (text) => `「${text}」を履歴から削除`,
      forgetSearches: '履歴をすべて削除',
      saveSearch: 'この検索を保存',
    },
    finding: {
      usedAssets: '最近使用したアセット',
      usedAbsent: (absent) => `${number(absent)} 件は利用できなくなりました`,
      forgetUsed: '使用履歴を削除',
      browseCategories: 'カテゴリーから探す',
      allCategories: 'すべてのカテゴリー',
      categoriesBelow: (name) => `「${name}」のカテゴリー`,
      noneBelow: (name) => `「${name}」の下にカテゴリーはありません。`,
      categoriesFailed: 'カテゴリーを読み込めませんでした。',
      moreCategories: 'ほかにもカテゴリーがある可能性があります。検索してください。',
      savedSearches: '保存した検索',
      searchName: '検索の名前',
      save: '保存',
      saved: (name) => `「${name}」として保存しました`,
      removeSaved: (name) => `「${name}」を削除`,
      removedSaved: (name) => `「${name}」を削除しました`,
      undoRemoved: '元に戻す',
    },
    products: productsIn(assets, tools),
  };
};
