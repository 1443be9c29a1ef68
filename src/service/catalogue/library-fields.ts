import type { MetadataField } from './catalogue.js';

/** The metadata fields of the fictional account, in display order. */
export const libraryFields: readonly MetadataField[] = [
  { displayKey: 'des', displayName: 'Description', prose: true },
  { displayKey: 'altText', displayName: 'Alternative text', prose: true },
  { displayKey: 'keywords', displayName: 'Keywords' },
  { displayKey: 'brand', displayName: 'Brand' },
  { displayKey: 'campaign', displayName: 'Campaign' },
  { displayKey: 'location', displayName: 'Location' },
  { displayKey: 'photographer', displayName: 'Photographer' },
  { displayKey: 'season', displayName: 'Season' },
  { displayKey: 'colour', displayName: 'Colour' },
  { displayKey: 'language', displayName: 'Language' },
  { displayKey: 'usageRights', displayName: 'Usage rights' },
];

/** The asset groups, which control access. */
export const libraryGroups: readonly string[] = [
  'Everyone',
  'Marketing',
  'Press',
  'Retail partners',
  'Product team',
  'Agencies',
];

export const brands = ['Marram', 'Oakhaven', 'Fjordline', 'Sunfold', 'Kesto & Co.', 'Maison Été'];
export const seasons = ['Spring', 'Summer', 'Autumn', 'Winter'];
export const languages = [
  ...['English', 'German', 'French', 'Japanese', 'Spanish', 'Italian', 'Dutch', 'Polish'],
  ...['Portuguese', 'Arabic', '简体中文', 'Čeština'],
];
export const usageRights = [
  'Worldwide, unlimited',
  'Europe only',
  'Web and social only',
  'Editorial use only',
  'Print (max. 5,000 copies)',
  'Ask before use',
];
/** Studios in picture credits. */
export const photographers = [
  ...['Studio Nord', 'Lumen & Field', 'Atelier Côté Sud', 'Blue Hour Pictures', 'Plain Sight'],
  ...['Kraft/Werk', 'Tidal Studio', 'In-house', 'Foto Zwölf', 'Second Light', '光の工房'],
  ...['Long Shadow', 'North & Pine', 'The Still Room'],
];
/** More values than a facet lists. */
const places = [
  ...[
    'Lisbon, Portugal',
    'Bergen, Norway',
    'Kyoto, Japan',
    'Copenhagen, Denmark',
    'Porto, Portugal',
  ],
  ...['Edinburgh, Scotland', 'Zürich, Switzerland', 'Lofoten, Norway', 'Reykjavík, Iceland'],
  ...['Marseille, France', 'San Sebastián, Spain', 'Hamburg, Germany', 'Vienna, Austria'],
  ...['Québec, Canada', 'Vancouver, Canada', 'Portland, Oregon', 'Portland, Maine', 'New York'],
  ...['New York State', 'São Paulo, Brazil', 'Valparaíso, Chile', 'Cape Town, South Africa'],
  ...[
    'Marrakesh, Morocco',
    'Nairobi, Kenya',
    'İzmir, Türkiye',
    'Amman, Jordan',
    'Wadi Rum, Jordan',
  ],
  ...['Singapore', 'Hanoi, Vietnam', 'Seoul, South Korea', 'Hokkaidō, Japan', 'Jeju, South Korea'],
  ...['Queenstown, New Zealand', 'Hobart, Tasmania', 'Kraków, Poland', 'Tallinn, Estonia'],
  ...['Ljubljana, Slovenia', 'Dubrovnik, Croatia', 'Santorini, Greece', 'Sicily, Italy'],
  ...['Dolomites, Italy', 'Chamonix, France', 'Isle of Skye, Scotland', 'Galway, Ireland'],
];

const inland =
  /Zürich|Vienna|Portland, Oregon|São Paulo|Marrakesh|Nairobi|Amman|Wadi|Kraków|Ljubljana|Dolomites|Chamonix|New York|Kyoto/;
const high =
  /Bergen|Zürich|Lofoten|Vancouver|Hokkaidō|Queenstown|Ljubljana|Dolomites|Chamonix|Skye|Valparaíso/;
const dry = /Marrakesh|Amman|Wadi|Nairobi/;
const wild = /Lofoten|State|Wadi|Hokkaidō|Dolomites|Isle/;

const fitting = new Map([
  ['Coast', places.filter((place) => !inland.test(place))],
  ['Mountains', places.filter((place) => high.test(place))],
  ['Desert', places.filter((place) => dry.test(place))],
  ['Cities', places.filter((place) => !wild.test(place))],
]);

/** The places where a picture of this category can be taken: no harbour is in the mountains. */
export function placesFor(category: string): readonly string[] {
  return fitting.get(category.slice(category.lastIndexOf('/') + 1)) ?? places;
}

export const colours = [
  ...[
    'White',
    'Black',
    'Sage',
    'Terracotta',
    'Navy',
    'Sand',
    'Mustard',
    'Forest green',
    'Sky blue',
  ],
  ...['Coral', 'Plum', 'Slate', 'Burgundy', 'Teal', 'Cream', 'Rosé', 'Silver', 'Lilac', 'Ochre'],
];

const THEMES = ['Out Early', 'Slow Mornings', 'Made to Last', 'Back to the Sea', 'Warm Inside'];
/** One campaign for each season of eight years. */
export const campaigns = [2026, 2025, 2024, 2023, 2022, 2021, 2020, 2019].flatMap((year, at) =>
  seasons.map((season, of) => `${season} ${year}: ${THEMES[(at + of) % THEMES.length] ?? ''}`),
);
