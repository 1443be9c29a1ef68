import type { Subject } from './library-subjects.js';

/** The subjects of documents, recordings and archives; `#` is replaced by a small number. */
function documents(category: string, titles: Readonly<Record<string, string>>): readonly Subject[] {
  return Object.entries(titles).map(([title, words]) => ({
    title,
    category,
    keywords: words.split(' '),
    settings: ['final', 'draft', 'approved', 'v#', 'EN', 'DE', 'FR', 'JA'],
  }));
}

const sound = [
  ...documents('Audio/Podcast', {
    'Podcast episode #': 'podcast conversation story',
    'Interview, part #': 'interview voice story',
  }),
  ...documents('Audio/Music', {
    'Brand jingle': 'music jingle short',
    'Background music #': 'music loop calm',
    'Harbour ambience': 'sound field-recording sea',
  }),
];

/** The subjects of assets that are not pictures, by file format. */
export const documentSubjects: ReadonlyMap<string, readonly Subject[]> = new Map([
  ['MP3', sound],
  ['WAV', sound],
  [
    'PDF',
    [
      ...documents('Brand/Guidelines', {
        'Brand guidelines': 'brand identity rules',
        'Tone of voice': 'brand language rules',
        'Packaging guidelines': 'brand packaging rules',
      }),
      ...documents('Corporate/Reports', {
        'Annual report': 'finance report investors',
        'Sustainability report': 'climate report investors',
      }),
      ...documents('Sales/Data sheets', {
        'Bottle data sheet': 'product specification drinkware',
        'Trail shoe data sheet': 'product specification footwear',
        'Product catalogue': 'product range prices',
      }),
    ],
  ],
  [
    'PPTX',
    documents('Sales/Presentations', {
      'Q# sales review': 'sales quarter figures',
      'Retail partner deck': 'sales retail partners',
      'Campaign kick-off': 'campaign plan launch',
    }),
  ],
  [
    'DOCX',
    documents('Corporate/Press', {
      'Press release': 'press news launch',
      'Media briefing': 'press questions',
      'Shoot brief': 'campaign plan photography',
    }),
  ],
  [
    'XLSX',
    documents('Sales/Price lists', {
      'Price list': 'prices retail',
      'Order form': 'orders retail',
      'Media plan': 'campaign budget figures',
    }),
  ],
  [
    'ZIP',
    documents('Corporate/Press/Kits', {
      'Press kit': 'press logos photographs',
      'Logo package': 'logo identity package',
      'Web fonts': 'font typography package',
      'Shop window templates': 'retail print package',
    }),
  ],
]);
