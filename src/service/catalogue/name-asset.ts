import type { AssetRecord, FormatType } from './catalogue.js';
import type { Chance } from './chance.js';
import { unusualFilenames } from './unusual-filenames.js';

/** The details of an asset that its name is made from. */
export interface Shown {
  readonly type: FormatType;
  /** E.g. `Fishing harbour at dawn`. */
  readonly title: string;
  readonly created: number;
  /** The name of a place, or empty. */
  readonly place: string;
}

/** A filename without its extension. Unusual names also say what the picture shows. */
export interface AssetName {
  readonly name: string;
  readonly shows?: string;
}

const UNUSUAL = 1 / 60;
const CUTS = ['', '', ', drone', ', timelapse', ', teaser 15s', ', director’s cut', ', subtitled'];

/** Names an asset in a common way: a phrase, a slug, a date, or a camera's number. */
export function nameAsset({ type, title, created, place }: Shown, chance: Chance): AssetName {
  if (type === 'image' && chance.happens(UNUSUAL)) {
    const [name, shows] = chance.pick(unusualFilenames);
    return { name, shows };
  }
  const number = String(chance.between(1, 9999)).padStart(4, '0');
  const day = new Date(created).toISOString().slice(0, 10);
  if (type !== 'image' && type !== 'video') {
    return { name: chance.pick([title, `${title} ${day.slice(0, 4)}`, `${day} ${title}`]) };
  }
  const phrase = type === 'video' ? title + chance.pick(CUTS) : title;
  const style = chance.fraction();
  if (style < 0.3) return { name: `${phrase} ${number}` };
  if (style < 0.55) return { name: slugOf(`${phrase} ${number}`, '-') };
  if (style < 0.68) return { name: `${day} ${phrase}` };
  if (style < 0.8) return { name: slugOf(`${place} ${phrase} ${number}`, '_') };
  if (style < 0.9) return { name: phrase };
  return {
    name: chance.pick([`IMG_${number}`, `DSC0${number}`, `_MG_${number}`, `DJI_${number}`]),
  };
}

function slugOf(text: string, separator: string): string {
  return text
    .trim()
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, separator);
}

const NOTES = [
  'Crop from the left for headlines.',
  'Works as a full-width opener.',
  'Colour corrected for print.',
  'Leave room for the logo at the top.',
  'The sky may be extended.',
  'Replaces the picture of last season.',
  'Please credit the photographer.',
  'Approved by the product team.',
];

/** The description and the alternative text of an asset. */
export function describeAsset(
  { title, place }: Shown,
  campaign: string | undefined,
  chance: Chance,
): Pick<AssetRecord['metadata'], 'des' | 'altText'> {
  const where = place ? ` in ${place}` : '';
  const why = campaign ? ` Made for ${campaign}.` : '';
  const note = chance.happens(0.6) ? ` ${chance.pick(NOTES)}` : '';
  return {
    des: chance.happens(0.88) ? [`${title}${where}.${why}${note}`] : [],
    altText: chance.happens(0.55) ? [`${title}${where}`] : [],
  };
}
