import type { ChoosingMessages } from '../messages/choosing.js';
import type { Tools } from '../languages/tools.js';

const embedNames = {
  '640px-landscape': '640 بكسل، أفقي',
  '640px-portrait': '640 بكسل، عمودي',
  original: 'الملف الأصلي',
  video_player: 'مشغّل',
  video_player_with_download: 'مشغّل مع تنزيل',
  VideoWithPlayerAndDownload: 'مشغّل مع تنزيل',
  video_poster: 'صورة المعاينة',
  video_stream: 'ملف فيديو',
  document_viewer: 'مستند',
  document_viewer_with_download: 'عارض مستندات مع تنزيل',
  document_html5_viewer: 'عارض مستندات',
  document_thumbnail: 'الصفحة الأولى كصورة',
  streaming_mp3: 'ملف صوتي',
  spinset_viewer: 'عرض 360 درجة',
  spinset_viewer_and_download: 'عرض 360 درجة مع تنزيل',
  spinset_thumbnail: 'صورة',
};

/** The messages for choosing in Arabic. */
export function choosingIn({ formats, count, wordIn }: Tools): ChoosingMessages {
  const { number } = formats;
  return {
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
    noEmbeds: 'ليس لهذا الأصل رابط يمكن إدراجه.',
    loadingFar: 'جارٍ تحميل المزيد. يستغرق ذلك لحظة في هذا الموضع البعيد من القائمة',
    rangeUnknown: 'لم يُحدَّد إلا ما هو محمَّل من هذا النطاق. مرّر عبره لتحميل الباقي.',
    moveEarlier: 'نقل إلى الأمام',
    moveLater: 'نقل إلى الخلف',
    moved: (name, place, total) => `${name}: الموضع الآن ${number(place)} من ${number(total)}`,
    moveHint: 'تنتقل مفاتيح الأسهم إلى التالي، ومع Alt تغيّر موضعه، ويزيله مفتاح Delete',
    earlierChosen: (before) => `${number(before)} قبل ذلك`,
    laterChosen: (after) => `${number(after)} أخرى`,
    gone: 'لم يعد متاحًا',
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
    backToResults: 'العودة إلى النتائج',
    previousAsset: 'الأصل السابق',
    nextAsset: 'الأصل التالي',
    placeOf: (place, total) => `${number(place)} من ${number(total)}`,
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

    fileFacts: 'الملف',
    factFormat: 'التنسيق',
    factDimensions: 'الأبعاد',
    factFileSize: 'حجم الملف',
    factDuration: 'المدة',
    factCreated: 'تاريخ الإنشاء',
    downloadOriginal: 'تنزيل الملف الأصلي',

    sizes: 'الأحجام',
    copyLink: 'نسخ الرابط',
    copyHtml: 'نسخ HTML',
    copyMarkdown: 'نسخ Markdown',
    copyShareLink: 'نسخ رابط المشاركة',
    copyToPaste: 'نسخ للّصق',
    copied: 'تم النسخ',
    copyByHand: 'لا يسمح المتصفح بالنسخ. انسخ هذا بنفسك:',
    dragAgain: 'لم تكن روابطه جاهزة بعد. اسحبه مرة أخرى.',

    embedName: (name) => wordIn(embedNames, name) ?? (name || '(بلا اسم)'),
  };
}
