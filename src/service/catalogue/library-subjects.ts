/** The subject of an asset in the fictional library. */
export interface Subject {
  /** As in a filename, e.g. `Fishing harbour`. The last word decides what the picture shows. */
  readonly title: string;
  readonly category: string;
  readonly keywords: readonly string[];
  /** The possible settings, e.g. times of day. */
  readonly settings: readonly string[];
}

/** Times of day and weather for outdoor subjects. */
const SKIES = [
  'at dawn',
  'in the morning',
  'at noon',
  'at sunset',
  'at dusk',
  'at night',
  'in fog',
  'in autumn',
  'in winter',
  'in spring',
] as const;
const STUDIO = ['front view', 'side view', 'on plain ground', 'with shadow', 'detail'] as const;
const PEOPLE = ['smiling', 'in the studio', 'outdoors', 'at work', 'looking aside'] as const;
const PLANTS = ['in bloom', 'after rain', 'close-up', 'on white', 'at dusk'] as const;
const FOOD = ['from above', 'close-up', 'on a table', 'in the morning', 'on white'] as const;
const GRAPHICS = ['dark', 'light', 'wide', 'square', 'in two colours'] as const;

function subjects(
  category: string,
  settings: readonly string[],
  entries: Readonly<Record<string, string>>,
): readonly Subject[] {
  return Object.entries(entries).map(([title, words]) => {
    const own = title.toLowerCase().split(' ').slice(-1);
    return { title, category, settings, keywords: [...own, ...words.split(' ')] };
  });
}

/** The subjects of photographs and films. */
export const photographed: readonly Subject[] = [
  ...subjects('Photography/Landscapes/Coast', SKIES, {
    'Fishing harbour': 'boats sea calm travel',
    'Empty beach': 'sand sea holiday travel',
    Lighthouse: 'coast cliffs sea heritage',
    'White cliffs': 'coast sea walking',
  }),
  ...subjects('Products/Drinkware', STUDIO, {
    'Insulated bottle': 'drinkware steel outdoor',
    'Enamel mug': 'drinkware camping coffee',
  }),
  ...subjects('Photography/Landscapes/Mountains', SKIES, {
    'Alpine peaks': 'mountains snow hiking adventure',
    'Mountain lake': 'mountains water reflection hiking',
    'Snowy ridge': 'mountains snow winter climbing',
  }),
  ...subjects('Photography/People/Portraits', PEOPLE, {
    Portrait: 'people face customer',
    'Maker portrait': 'people craft workshop face',
  }),
  ...subjects('Photography/Cities', SKIES, {
    'City skyline': 'architecture buildings urban',
    'Old bridge': 'architecture river urban heritage',
    'Quiet street': 'architecture houses urban',
  }),
  ...subjects('Products/Footwear', STUDIO, {
    'Trail shoe': 'footwear running outdoor',
    'Walking boot': 'footwear leather hiking',
  }),
  ...subjects('Photography/Landscapes/Countryside', SKIES, {
    'Rolling hills': 'countryside fields green',
    Vineyard: 'countryside wine harvest rows',
    'Flower meadow': 'countryside flowers summer',
  }),
  ...subjects('Photography/Nature/Plants', PLANTS, {
    'Red tulip': 'flower garden spring',
    'Field poppy': 'flower meadow summer',
    'Wild daisy': 'flower white meadow',
    'Fern leaves': 'green forest botanical',
    'Monstera leaf': 'green houseplant botanical',
    'Olive branch': 'green mediterranean botanical',
  }),
  ...subjects('Products/Bags', STUDIO, { 'Day backpack': 'bag canvas outdoor' }),
  ...subjects('Photography/Landscapes/Forest', SKIES, {
    'Pine forest': 'trees woodland walking',
    'Birch wood': 'trees woodland light forest',
  }),
  ...subjects('Products/Home', STUDIO, {
    'Desk lamp': 'lighting interior design',
    'Lounge chair': 'furniture interior oak',
  }),
  ...subjects('Photography/People/Team', PEOPLE, {
    Team: 'people office meeting',
    'Workshop team': 'people craft together',
  }),
  ...subjects('Photography/Food', FOOD, {
    'Fresh citrus': 'fruit orange lemon food',
    'Filter coffee': 'cup drink food breakfast',
  }),
  ...subjects('Products/Electronics', STUDIO, {
    Headphones: 'audio music wireless',
    'Field watch': 'time steel wearable',
  }),
  ...subjects('Photography/Landscapes/Desert', SKIES, {
    'Sand dunes': 'desert sand warm',
    'Red canyon': 'desert rock warm',
  }),
];

/** The subjects of drawn graphics. */
export const drawn: readonly Subject[] = [
  ...subjects('Brand/Logos/Primary', GRAPHICS, { 'Brand logo': 'identity mark brand' }),
  ...subjects('Brand/Patterns', GRAPHICS, {
    'Wave pattern': 'texture background brand',
    'Tile pattern': 'texture background geometric brand',
  }),
  ...subjects('Brand/Icons', GRAPHICS, { 'Shop icon': 'symbol set interface brand' }),
];
