import type { TemplateResult } from 'lit';
import type { Asset, AssetKind } from '../../model/asset/asset.js';
import { firstIconOf, frame, icon, sheet } from '../styles/icons.js';

/** Icons for specific formats, the more specific first. */
const drawings: readonly (readonly [format: RegExp, drawing: TemplateResult])[] = [
  [
    /spinset/i,
    icon(
      'M18.6 9.4c1.2.7 1.9 1.6 1.9 2.6 0 2.2-3.8 4-8.5 4s-8.5-1.8-8.5-4 3.8-4 8.5-4c1.5 0 2.9.2 4.1.5M13.5 5.5l3 3-3 2.5',
    ),
  ],
  [
    /illustrator|postscript|^eps|^svg|scalablevector|^cdr|coreldraw|^wmf|^emf/i,
    icon(
      'M10.5 5h3v3h-3ZM3 16h3v3H3ZM18 16h3v3h-3ZM4.5 16c0-6 3-8.5 6-9.2M19.5 16c0-6-3-8.5-6-9.2M3.5 6.5h7M13.5 6.5h7',
    ),
  ],
  [
    /powerpoint|presentation|keynote/i,
    icon('M3.5 5h17M5 5v10.5h14V5M12 15.5v4M8.5 19.5h7M9 12.5v-2M12 12.5v-4M15 12.5v-3'),
  ],
  [/excel|spreadsheet|^csv/i, icon(`${sheet}M8.5 11.5h7v6h-7ZM8.5 14.5h7M12 11.5v6`)],
  [/word(?!perfect)|wordprocessing|^rtf|richtext/i, icon(`${sheet}M9 11.5h6M9 14.5h6M9 17.5h3`)],
  [/zip|archive|^(?:rar|tar|7z|gzip)/i, icon(`${sheet}M9.5 6.5h.01M9.5 9.5h.01M8.5 13h2v4.5h-2Z`)],
];

/** Icons for kinds of files, in addition to those that the first results need. */
const kindIcons: Readonly<Partial<Record<AssetKind, TemplateResult>>> = {
  video: icon(`${frame}M10.5 9l4.5 3-4.5 3V9Z`),
  audio: icon(
    'M9.5 17V6l9-2v11M7 14.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5ZM16 12.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5Z',
  ),
  pdf: icon(`${sheet}M8.5 17.5c2.5-1 4-4 3.5-7 0 2.8 1.2 4.8 3.5 5.5-2.5-.2-5 .3-7 1.5Z`),
  office: icon(`${sheet}M9 17v-3M12 17v-5M15 17v-2`),
};

/** Whether an asset is a 360° spin set. */
export function isSpinSet({ format }: Pick<Asset, 'format'>): boolean {
  return /spinset/i.test(format);
}

/** Returns the icon behind or instead of the picture of an asset. */
export function kindIconOf(asset: Pick<Asset, 'kind' | 'format'>): TemplateResult {
  const drawing = drawings.find(([known]) => known.test(asset.format));
  return drawing?.[1] ?? kindIcons[asset.kind] ?? firstIconOf(asset);
}
