import type { AssetRecord, Catalogue, FormatType } from './catalogue.js';
import { Chance, spread } from './chance.js';
import { externalIdOfRow, idOfRow } from './identity.js';
import { recordCatalogue } from './record-catalogue.js';

/** How many records to make, and the number that decides what is in them. */
export interface GenerateOptions {
  readonly count: number;
  readonly seed: number;
}

const subjects = ['harbour', 'mountain', 'forest', 'skyline', 'bottle', 'leaves', 'portrait'];
const moods = ['dawn', 'dusk', 'noon', 'night', 'fog', 'spring', 'autumn'];
const formats: readonly (readonly [string, FormatType, string])[] = [
  ['JPEG', 'image', 'jpg'],
  ['PNG', 'image', 'png'],
  ['MP4', 'video', 'mp4'],
  ['MP3', 'audio', 'mp3'],
  ['PDF', 'pdf', 'pdf'],
  ['PPTX', 'office', 'pptx'],
  ['ZIP', 'generic_binary', 'zip'],
];

/** A company's library, made up from a seed: the same seed gives the same records at any count. */
export function generateCatalogue({ count, seed }: GenerateOptions): Catalogue {
  const records = Array.from({ length: count }, (_, row) => recordOf(row, seed));
  return recordCatalogue(records, {
    fields: [
      { displayKey: 'des', displayName: 'Description' },
      { displayKey: 'keywords', displayName: 'Keywords' },
      { displayKey: 'season', displayName: 'Season' },
    ],
  });
}

function recordOf(row: number, seed: number): AssetRecord {
  const chance = new Chance(spread(row) ^ spread(seed));
  const subject = chance.pick(subjects);
  const mood = chance.pick(moods);
  const [format, formatType, extension] = chance.favour(formats);
  const seen = formatType === 'image' || formatType === 'video';
  const created = Date.UTC(2018, 9, 1) + Math.floor(chance.fraction() * 8 * 365) * 86_400_000;
  return {
    id: idOfRow(row, seed),
    externalId: externalIdOfRow(row, seed),
    filename: `${subject} at ${mood} ${chance.between(1, 9999)}.${extension}`,
    created,
    updated: created + 86_400_000,
    released: created,
    expires: chance.happens(0.03) ? created + 400 * 86_400_000 : null,
    deleted: chance.happens(0.01) ? created + 200 * 86_400_000 : null,
    archived: chance.happens(0.02),
    format,
    formatType,
    bytes: chance.between(20_000, 9_000_000),
    width: seen ? 3000 : null,
    height: seen ? 2000 : null,
    duration: formatType === 'video' || formatType === 'audio' ? chance.between(5, 300) : null,
    categories: [chance.pick(['Photography/Nature', 'Photography/People', 'Brand/Logos'])],
    groups: [chance.pick(['Public', 'Marketing', 'Press'])],
    keywords: [subject, mood],
    metadata: {
      des: [`A ${subject} at ${mood}`],
      keywords: [subject, mood],
      season: [chance.pick(['Spring', 'Summer', 'Autumn', 'Winter'])],
    },
  };
}
