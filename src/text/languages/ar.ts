import type { Translate } from '../language.js';
import type { Messages } from '../messages/messages.js';
import { embedNames } from './embed-names.js';
import { productsIn } from './products/ar.js';
import { isolated, toolsFor } from './tools.js';

/** Arabic. */
export const translate: Translate = (locale) => {
  const tools = toolsFor(locale);
  const { formats, count } = tools;
  const { number } = formats;
  /** Keeps what is written from left to right in that order, e.g. width before height. */
  const leftToRight = (text: string): string => `\u2066${text}\u2069`;
  /** Keeps a number with its unit, e.g. beside the name of a format. */
  const rightToLeft = (text: string): string => `\u2067${text}\u2069`;
  const results = (total: number): string =>
    count(total, {
      zero: 'لا نتائج',
      one: 'نتيجة واحدة',
      two: 'نتيجتان',
      few: '# نتائج',
      many: '# نتيجة',
      other: '# نتيجة',
    });
  /** The genitive, as after a preposition or another noun. */
  const someAssets = (amount: number): string =>
    count(amount, {
      one: 'أصل واحد',
      two: 'أصلين',
      few: '# أصول',
      many: '# أصلًا',
      other: '# أصل',
    });

  const assets: Required<Messages> = {
    ...formats,
    dimensions: (width, height) => leftToRight(formats.dimensions(width, height)),
    fileSize: (bytes) => rightToLeft(formats.fileSize(bytes)),

    title: (multiple) => (multiple ? 'اختيار أصول' : 'اختيار أصل'),
    close: 'إغلاق',
    cancel: 'إلغاء',
    confirm: (chosen) => (chosen > 1 ? `إدراج (${number(chosen)})` : 'إدراج'),

    search: 'البحث في الأصول',
    searchPlaceholder: 'البحث في الأصول',
    clearSearch: 'مسح البحث',
    sortBy: 'الترتيب حسب',
    sortNames: {
      '-created_date': 'الأحدث أولًا',
      created_date: 'الأقدم أولًا',
      '-last_update_date': 'آخر تحديث',
      filename: 'الاسم، تصاعديًا',
      '-filename': 'الاسم، تنازليًا',
      '-file_size': 'الأكبر حجمًا أولًا',
      file_size: 'الأصغر حجمًا أولًا',
    },
    layout: 'طريقة العرض',
    gridLayout: 'شبكة',
    listLayout: 'قائمة',
    filters: (applied) => (applied > 0 ? `عوامل التصفية (${number(applied)})` : 'عوامل التصفية'),
    clearAll: 'مسح الكل',
    showResults: (total) =>
      count(total, {
        zero: 'لا نتائج',
        one: 'عرض نتيجة واحدة',
        two: 'عرض نتيجتين',
        few: 'عرض # نتائج',
        other: 'عرض # نتيجة',
      }),
    startOver: 'مسح البحث وعوامل التصفية',
    removeFilter: (facet, value) => `إزالة عامل التصفية ${isolated(facet)}: ${isolated(value)}`,
    facetNames: {
      file_types: 'نوع الملف',
      categories: 'الفئة',
      metadata: 'البيانات الوصفية',
      asset_groups: 'مجموعة الأصول',
    },
    fileTypes: {
      image: 'صور',
      video: 'مقاطع فيديو',
      audio: 'ملفات صوتية',
      pdf: 'PDF',
      office: 'مستندات Office',
      generic_binary: 'ملفات أخرى',
    },
    emptyValue: '(بلا اسم)',
    noFacets: 'لا يوجد ما يمكن تضييق هذه النتائج به.',

    results,
    assets: 'الأصول',
    loading: 'جارٍ تحميل الأصول',
    loadingMore: 'جارٍ تحميل المزيد',
    endOfResults: 'نهاية النتائج',

    selected: (chosen, max) =>
      max === undefined
        ? `المحدد: ${number(chosen)}`
        : `المحدد: ${number(chosen)} من ${number(max)}`,
    selection: 'الأصول المحددة',
    nothingSelected: (multiple, min, max) => {
      if (!multiple) return 'حدد أصلًا لإدراجه.';
      if (max !== undefined && min < 2) {
        return `حدد ${someAssets(max)} كحد أقصى.`;
      }
      return min > 1 ? assets.tooFew(min) : 'حدد أصلًا واحدًا أو أكثر.';
    },
    limitReached: (max) => `يمكنك تحديد ${someAssets(max)} على الأكثر. أزل أحدها أولًا.`,
    tooFew: (min) => `حدد ${min === 1 ? 'أصلًا واحدًا' : someAssets(min)} على الأقل.`,
    editSelected: (filename) => `حجم ونص ${isolated(filename)}`,
    preparing: 'جارٍ تجهيز الروابط…',
    detailFailed: 'تعذر تحميل روابط هذا الأصل.',
    confirmFailed: 'تعذر تجهيز بعض الأصول. أزلها أو حاول مرة أخرى.',

    signInTitle: 'سجّل الدخول لاختيار الأصول',
    signInHint: 'ستُفتح نافذة لمكتبة الأصول. اسمح بالوصول فيها ثم عُد إلى هنا.',
    signIn: 'تسجيل الدخول',
    signOut: 'تسجيل الخروج',
    account: (name) => (name ? `حساب ${isolated(name)}` : 'الحساب'),
    signedInAs: (name) => `تم تسجيل الدخول باسم ${isolated(name)}`,
    signingInTitle: 'أكمل تسجيل الدخول',
    signingInHint: 'اسمح بالوصول في النافذة الأخرى. ستتابع هذه الصفحة تلقائيًا.',
    detachedHint:
      'لم تعد نافذة تسجيل الدخول مرئية من هنا. أكمل فيها إن كانت لا تزال مفتوحة، أو ابدأ من جديد.',
    reopenSignIn: 'فتح النافذة مجددًا',
    cancelSignIn: 'إلغاء',
    sessionEnded: 'انتهى تسجيل دخولك. سجّل الدخول مجددًا: تم الاحتفاظ بتحديدك.',

    emptyTitle: 'لم يُعثر على أصول',
    emptyHint: 'جرّب كلمات أقل أو كلمات أخرى، أو أزل عامل تصفية.',
    emptyLibrary: 'لا توجد هنا أصول يمكنك رؤيتها.',
    tryAgain: 'المحاولة مرة أخرى',
    tryAgainAt: (seconds) =>
      `تطلب الخدمة الانتظار ${count(seconds, {
        one: 'ثانية واحدة',
        two: 'ثانيتين',
        few: '# ثوانٍ',
        other: '# ثانية',
      })}.`,
    failures: {
      configuration: ['لم يتم إعداد أداة الاختيار هذه', 'يجب تصحيح الصفحة التي تحتويها.'],
      'sign-in-required': ['لم تسجّل الدخول', 'سجّل الدخول إلى هذه الصفحة مجددًا ثم حاول مرة أخرى.'],
      'sign-in-blocked': [
        'تم حظر نافذة تسجيل الدخول',
        'اسمح بالنوافذ لهذه الصفحة في شريط العناوين ثم سجّل الدخول مجددًا.',
      ],
      'sign-in-cancelled': ['أُلغي تسجيل الدخول', 'يمكنك البدء من جديد في أي وقت.'],
      'sign-in-late': ['استغرق تسجيل الدخول وقتًا طويلًا', 'ابدأ من جديد: لم يُفقد شيء.'],
      'sign-in-denied': [
        'لم يُسمح بالوصول',
        'اختر السماح في نافذة تسجيل الدخول، أو راجع المسؤول لديك.',
      ],
      'sign-in-failed': [
        'لم ينجح تسجيل الدخول',
        'ابدأ من جديد. إذا استمر الفشل، فأبلغ القائمين على هذه الصفحة.',
      ],
      'host-error': ['فشل اتصال هذه الصفحة بالمكتبة', 'أبلغ القائمين على هذه الصفحة.'],
      'sign-in-unreachable': [
        'لا يمكن الوصول إلى خدمة تسجيل الدخول',
        'تحقق من اتصالك وحاول مرة أخرى. إذا استمر ذلك، فأبلغ القائمين على هذه الصفحة.',
      ],
      offline: ['أنت غير متصل بالإنترنت', 'تم الاحتفاظ بتحديدك. حاول مرة أخرى عند عودة الاتصال.'],
      unreachable: [
        'مكتبة الأصول لا تستجيب',
        'تحقق من اتصالك وحاول مرة أخرى. إذا استمر ذلك، فأبلغ القائمين على هذه الصفحة.',
      ],
      'rate-limited': ['مكتبة الأصول مشغولة', 'أُرسلت طلبات أكثر من اللازم. انتظر لحظة.'],
      forbidden: ['لا يُسمح لك برؤية هذه الأصول', 'اطلب الوصول من مسؤول مكتبة الأصول.'],
      refused: ['رُفض البحث', 'غيّر البحث وحاول مرة أخرى.'],
      service: ['تواجه مكتبة الأصول مشكلة', 'ليس هذا خطأك. حاول مرة أخرى بعد لحظات.'],
      malformed: [
        'تعذرت قراءة الاستجابة',
        'أرسلت مكتبة الأصول شيئًا غير متوقع. حاول مرة أخرى، أو أبلغ القائمين على هذه الصفحة.',
      ],
      incomplete: [
        'القائمة ناقصة',
        'تحصي مكتبة الأصول نتائج أكثر مما ترسله. حاول مرة أخرى، أو ضيّق نطاق البحث.',
      ],
    },
  };

  /** The genitive, as after a preposition or another noun. */

  return {
    assets,
    tooOld: 'متصفحك قديم جدًا ولا يمكنه عرض هذا الجزء. حدّثه أو استخدم متصفحًا آخر.',
    selection: {
      selectAll: (loaded) =>
        count(loaded, {
          one: 'تحديد الأصل المحمَّل',
          two: 'تحديد الأصلين المحمَّلين',
          few: 'تحديد كل # أصول محمَّلة',
          many: 'تحديد كل # أصلًا محمَّلًا',
          other: 'تحديد كل # أصل محمَّل',
        }),
      removeSelected: (filename) => `إزالة \u2068${filename}\u2069`,
      clearSelection: 'مسح التحديد',
      size: 'الحجم',
      altText: 'النص البديل',
      altTextHint: 'ما تُظهره الصورة، لمن لا يستطيع رؤيتها',
      decorative: 'زخرفية',
      altMissing: 'النص البديل ناقص',
      linkText: 'نص الرابط',
      frameTitle: 'العنوان',
      customSize: 'حجم مخصّص',
      sizesFailed: 'تعذّر تحميل إعدادات الحجم.',
      noEmbeds: 'ليس لهذا الأصل رابط يمكن إدراجه.',
      loadingFar: 'جارٍ تحميل المزيد. يستغرق ذلك لحظة في هذا الموضع البعيد من القائمة',
      rangeUnknown: 'لم يُحدَّد إلا ما هو محمَّل من هذا النطاق. مرّر عبره لتحميل الباقي.',
      fromTheEnd: 'عُكس الترتيب: تبدأ القائمة الآن من آخر النتائج.',
      placeOf: (place, total) => `${number(place)} من ${number(total)}`,
      moveEarlier: 'نقل إلى الأمام',
      moveLater: 'نقل إلى الخلف',
      moved: (name, place, total) => `${name}: الموضع الآن ${number(place)} من ${number(total)}`,
      moveHint: 'تنتقل مفاتيح الأسهم إلى التالي، ومع Alt تغيّر موضعه، ويزيله مفتاح Delete',
      earlierChosen: (before) => `${number(before)} قبل ذلك`,
      laterChosen: (after) => `${number(after)} أخرى`,
      gone: 'لم يعد متاحًا',
      uploaded: ['تاريخ الرفع', 'اليوم', 'آخر 7 أيام', 'آخر 30 يومًا', 'هذا العام'],
      fileFacets: ['العرض', 'حجم الملف', 'صيغة الملف'],
      expiresOn: (day) => `ينتهي في ${day}`,
      expiredOn: (day) => `انتهى في ${day}`,
      releasedOn: (day) => `متاح من ${day}`,
      withdrawn: 'سُحب',
      unavailable: 'غير متاح: انتهت صلاحيته أو سُحب أو لم يُنشر بعد',
      absent: (gone) =>
        count(gone, {
          one: 'أصل واحد لم يعد متاحًا',
          two: 'أصلان لم يعودا متاحين',
          few: '# أصول لم تعد متاحة',
          many: '# أصلًا لم يعد متاحًا',
          other: '# أصل لم يعد متاحًا',
        }),
      removeAbsent: 'إزالة ما لم يعد متاحًا',
      prepared: (ready, total) => `تم تجهيز ${number(ready)} من ${number(total)}`,
      inserted: (total) => `تم إدراج ${number(total)}`,
      stopPreparing: 'إيقاف',
      stillWaiting: 'ما زلنا ننتظر',
      stillWaitingHint: 'مكتبة الأصول بطيئة في الرد. لا يلزمك فعل أي شيء.',

      preview: 'معاينة',
      previewOf: (name) => `معاينة ${name}`,
      previewFailed: 'تعذّر تحميل المعاينة.',
      backToResults: 'العودة إلى النتائج',
      previousAsset: 'الأصل السابق',
      nextAsset: 'الأصل التالي',
      selectAsset: 'تحديد',
      deselectAsset: 'إلغاء التحديد',
      zoomIn: 'تكبير',
      zoomOut: 'تصغير',
      zoomToFit: 'ملاءمة',
      actualSize: 'الحجم الفعلي',
      noPreview: 'لا توجد صورة لهذا الملف.',
      notPlayable: 'لا يمكن تشغيل هذا هنا.',
      openDocument: 'فتح المستند',
      openPlayer: 'فتح المشغّل',
      showPages: 'عرض الصفحات',
      pagesBlocked: 'لا تسمح هذه الصفحة بالعارض. افتح المستند.',

      fileFacts: 'الملف',
      factFormat: 'التنسيق',
      factDimensions: 'الأبعاد',
      factFileSize: 'حجم الملف',
      factDuration: 'المدة',
      factCreated: 'تاريخ الإنشاء',
      factReleased: 'متاح من',
      factExpires: 'تنتهي الصلاحية',
      downloadOriginal: 'تنزيل الملف الأصلي',

      sizes: 'الأحجام',
      copyLink: 'نسخ الرابط',
      copyHtml: 'نسخ HTML',
      copyMarkdown: 'نسخ Markdown',
      copyShareLink: 'نسخ رابط المشاركة',
      copyToPaste: 'نسخ للمستندات والبريد الإلكتروني',
      copyOtherWays: 'طرق أخرى للنسخ',
      copied: 'تم النسخ',
      copyByHand: 'لا يسمح المتصفح بالنسخ. انسخ هذا بنفسك:',
      dragAgain: 'لم تكن روابطه جاهزة بعد. اسحبه مرة أخرى.',

      embedName: embedNames(
        assets.emptyValue,
        'بعرض 640 بكسل|بارتفاع 640 بكسل|الملف الأصلي|مشغّل|مشغّل مع تنزيل|صورة المعاينة' +
          '|ملف فيديو|مستند|عارض مستندات مع تنزيل|عارض مستندات|الصفحة الأولى كصورة|ملف صوتي' +
          '|عرض 360 درجة|عرض 360 درجة مع تنزيل|صورة',
      ),
    },
    filters: {
      expiry: [
        'انتهاء الصلاحية',
        'منتهية الصلاحية',
        'خلال الثلاثين يومًا القادمة',
        'بلا تاريخ انتهاء',
      ],
      orientation: ['اتجاه الصورة', 'أفقي', 'عمودي'],
      atLeast: (amount) => `على الأقل ${isolated(amount)}`,
      below: (amount) => `أقل من ${isolated(amount)}`,
      above: (amount) => `أكثر من ${isolated(amount)}`,
    },
    field: {
      changeChoice: 'تغيير',
      chooseThese: (chosen) => (chosen > 1 ? `اختيار (${number(chosen)})` : 'اختيار'),
      nothingChosen: 'لم يُحدَّد شيء',
      signInToSee: 'سجّل الدخول لرؤية ما تم تحديده.',
      namesFailed: 'تعذر تحميل بعض الأسماء.',
    },
    choosing: {
      removed: (gone) => `أُزيل: ${number(gone)}`,
      undo: 'تراجع',
      restored: (back) => `استُعيد: ${number(back)}`,
      sizeForAll: 'هذا الحجم للكل',
      sizeSet: (name, total) => `${name}، للعدد ${number(total)}`,
      altNeeded: (missing) =>
        `صور بلا نص بديل: ${number(missing)}. صِف كلًّا منها أو ضع عليها علامة «زخرفية».`,
      addSize: 'إضافة حجم',
      removeSize: (name) => `إزالة الحجم ${name}`,
    },
    sizing: {
      customSizeOf: (filename) => `حجم مخصّص لـ ${filename}`,
      width: 'العرض',
      height: 'الارتفاع',
      wholeImage: 'الصورة كاملة',
      crop: 'اقتصاص',
      cropPosition: 'الجزء المحفوظ',
      focalAcross: 'نقطة التركيز، من اليسار إلى اليمين',
      focalDown: 'نقطة التركيز، من الأعلى إلى الأسفل',
      focalHint: 'انقر على ما يجب أن يبقى ظاهرًا.',
      automaticFormat: 'تلقائي',
      rotate: 'تدوير مع عقارب الساعة',
      sizeLimit: (max) => `أدخل أعدادًا صحيحة من 1 إلى ${number(max)}.`,
      enlarged: 'هذا أكبر من الأصل، لذا قد تبدو الصورة ضبابية.',
      result: 'النتيجة',
      useSize: 'استخدام هذا الحجم',
      sizeFailed: 'تعذّر تحميل الصورة بهذا الحجم.',
      cropAnchors: 'أعلى اليسار|أعلى|أعلى اليمين|اليسار|الوسط|اليمين|أسفل اليسار|أسفل|أسفل اليمين',
    },

    list: {
      columnName: 'الاسم',
      columnDimensions: 'الأبعاد',
      compactRows: 'صفوف مضغوطة',
    },
    keys: {
      keysTitle: 'اختصارات لوحة المفاتيح',
      keyNames: 'المسافة|Enter|Delete|Home|End|Page Up|Page Down|Shift|Ctrl|Alt|Esc',
      keyActions:
        'التنقل|صفحة لأعلى أو لأسفل|الأول والأخير|التحديد أو إلغاؤه|تحديد نطاق' +
        '|تحديد كل ما تم تحميله|فتح المعاينة|عرض هذه الاختصارات|السابق والتالي' +
        '|التكبير والتصغير|الصورة كاملة، الحجم الأصلي|العودة إلى النتائج|نقل أصل' +
        '|إزالة أصل',
    },

    search: {
      searchWithin: (facet) => `البحث في «${facet}»`,
      valuesFound: (found, listed) => `${number(found)} من ${number(listed)}`,
      noValues: 'لا توجد قيمة مطابقة بين هذه القيم.',
      showMore: (hidden) => `عرض المزيد (${number(hidden)})`,
      showFewer: 'عرض أقل',
      moreValues: 'ابحث عن قيم أخرى.',
      categoriesIn: (name) => `الفئات ضمن «${name}»`,
      firstDay: 'من',
      lastDay: 'إلى',
      queryNotUnderstood: 'لم تفهم الخدمة البحث كله. تحقق من الأقواس وعلامات الاقتباس.',
      understoodAs: 'فُهم البحث على أنه:',
      fewerWords: (total, text) => `${assets.results(total)} عن «${isolated(text)}»`,

      recentSearches: 'عمليات البحث الأخيرة',
      recentHint: 'السهم لأسفل يعرض عمليات البحث الأخيرة',
      forgetSearch: (text) => `نسيان «${text}»`,
      forgetSearches: 'نسيان الكل',
      saveSearch: 'حفظ هذا البحث',
    },
    finding: {
      usedAssets: 'المستخدمة مؤخرًا',
      usedAbsent: (absent) => `لم تعد متاحة: ${number(absent)}`,
      forgetUsed: 'نسيان المستخدمة',
      browseCategories: 'التصفح حسب الفئة',
      allCategories: 'كل الفئات',
      categoriesBelow: (name) => `الفئات ضمن «${isolated(name)}»`,
      noneBelow: (name) => `لا توجد فئات ضمن «${isolated(name)}».`,
      categoriesFailed: 'تعذّر تحميل الفئات.',
      moreCategories: 'قد توجد فئات أخرى. ابحث عنها.',
      savedSearches: 'عمليات البحث المحفوظة',
      searchName: 'اسم البحث',
      save: 'حفظ',
      saved: (name) => `حُفظ باسم «${isolated(name)}»`,
      removeSaved: (name) => `إزالة «${isolated(name)}»`,
      removedSaved: (name) => `أُزيل «${isolated(name)}»`,
      undoRemoved: 'تراجع',
    },
    products: productsIn(assets, tools),
  };
};
