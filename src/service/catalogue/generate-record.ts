import type { AssetRecord } from './catalogue.js';
import { Chance, spread } from './chance.js';
import { externalIdOfRow, idOfRow } from './identity.js';
import { documentSubjects } from './library-documents.js';
import * as library from './library-fields.js';
import { drawn, photographed, type Subject } from './library-subjects.js';
import { mediaFormats, sizeOf, type MediaFormat } from './media-formats.js';
import { describeAsset, nameAsset } from './name-asset.js';

const DAY = 86_400_000;
/** The last day of the library, which began eight years before and grew faster each year. */
const LAST_DAY = Date.UTC(2026, 10, 15);
const DAYS = 8 * 365;

/** The record at `row` of the library with this seed, regardless of the library's size. */
export function generateRecord(row: number, seed: number): AssetRecord {
  const chance = new Chance(spread(row + 1) ^ spread(seed ^ 0x5eed));
  const medium = chance.pick(mediaFormats);
  const subject = subjectFor(medium, chance);
  const created = dayOf(chance);
  const colour = chance.pick(library.colours);
  const setting = chance.pick(subject.settings).replace('#', String(chance.between(1, 4)));
  const isProduct = subject.category.startsWith('Products/');
  const isPhotograph = subject.category.startsWith('Photography/');
  const place = isPhotograph ? chance.favour(library.placesFor(subject.category)) : '';
  const words = [
    subject.title.replace('#', String(chance.between(1, 4))),
    ...(isProduct ? [colour.toLowerCase()] : []),
    setting,
  ];
  const shown = {
    type: medium.type,
    title: words.join(' '),
    created,
    place: place.split(',')[0] ?? '',
  };
  const { name, shows } = nameAsset(shown, chance);
  // What is said of a picture is what it shows, also where its name says something else.
  const described = shows === undefined ? shown : { ...shown, title: titleOf(shows, setting) };
  const campaign = chance.happens(0.7) ? campaignOf(created) : undefined;
  const keywords = [
    ...new Set([
      ...(shows === undefined ? subject.keywords : [shows]),
      ...(isProduct ? [colour.toLowerCase()] : []),
      ...(isPhotograph ? [setting.split(' ').at(-1) ?? setting] : []),
    ]),
  ];
  const isSeen = medium.type === 'image' || medium.type === 'video';
  return {
    id: idOfRow(row, seed),
    externalId: externalIdOfRow(row, seed),
    filename: `${name}.${chance.pick(medium.extensions)}`,
    created,
    updated: Math.min(created + Math.floor(chance.fraction() ** 3 * 400) * DAY, LAST_DAY),
    ...lifeOf(created, chance),
    format: medium.format,
    formatType: medium.type,
    ...sizeOf(medium, chance),
    categories: [
      subject.category,
      ...(campaign && chance.happens(0.3) ? [categoryOf(campaign)] : []),
    ],
    groups: groupsFor(chance),
    keywords,
    metadata: {
      ...describeAsset(described, campaign, chance),
      keywords,
      brand: some(chance.happens(0.85), chance.favour(library.brands)),
      campaign: some(campaign !== undefined, campaign ?? ''),
      location: some(place !== '', place),
      photographer: some(isSeen && chance.happens(0.8), chance.favour(library.photographers)),
      season: some(campaign !== undefined, campaign?.split(' ')[0] ?? ''),
      colour: some(isProduct || drawn.includes(subject), colour),
      language: some(!isSeen || chance.happens(0.1), chance.favour(library.languages)),
      usageRights: some(chance.happens(0.9), chance.favour(library.usageRights)),
    },
  };
}

/** E.g. `Harbour at dawn`. */
function titleOf(shows: string, setting: string): string {
  return `${shows.charAt(0).toUpperCase()}${shows.slice(1)} ${setting}`;
}

function some(present: boolean, value: string): readonly string[] {
  return present ? [value] : [];
}

function subjectFor({ type, format }: MediaFormat, chance: Chance): Subject {
  const documents = documentSubjects.get(format);
  if (documents) return chance.pick(documents);
  const isDrawn = format === 'SVG' || (type === 'image' && chance.happens(0.06));
  return chance.pick(isDrawn ? drawn : photographed);
}

function dayOf(chance: Chance): number {
  const age = chance.fraction() ** 1.25 * DAYS;
  const time = chance.between(7 * 3600, 19 * 3600) * 1000;
  return LAST_DAY - Math.ceil(age) * DAY + time;
}

/** The campaign of the day's season; undefined in the library's first months. */
function campaignOf(created: number): string | undefined {
  const day = new Date(created);
  const season = Math.floor(((day.getUTCMonth() + 10) % 12) / 3);
  return library.campaigns[(2026 - day.getUTCFullYear()) * library.seasons.length + season];
}

/** E.g. `Campaigns/2024/Spring` for `Spring 2024: Out Early`. */
function categoryOf(campaign: string): string {
  const [season = '', year = ''] = campaign.split(/[ :]/);
  return `Campaigns/${year}/${season}`;
}

function groupsFor(chance: Chance): readonly string[] {
  const groups = [chance.favour(library.libraryGroups), chance.favour(library.libraryGroups)];
  return [...new Set(groups)];
}

/** When the asset may be used. Most assets have no limits. */
function lifeOf(
  created: number,
  chance: Chance,
): Pick<AssetRecord, 'released' | 'expires' | 'deleted' | 'archived'> {
  const isUnreleased = chance.happens(0.015);
  const isEnding = chance.happens(0.07);
  const isDeleted = chance.happens(0.01);
  return {
    released: isUnreleased ? LAST_DAY + chance.between(200, 900) * DAY : created,
    expires: isEnding ? created + chance.between(300, 1500) * DAY : null,
    deleted: isDeleted ? Math.min(created + chance.between(1, 400) * DAY, LAST_DAY) : null,
    archived: chance.happens(0.025),
  };
}
