import type { TemplateResult } from 'lit';
import type { Asset } from '../../model/asset/asset.js';
import { icon, kindIcons, sheet } from '../styles/icons.js';

/** The drawings of files that are more than their kind says, the more specific first. */
const drawings: readonly (readonly [format: RegExp, drawing: TemplateResult])[] = [
  [
    /spinset/i,
    icon(
      'M18.6 9.4c1.2.7 1.9 1.6 1.9 2.6 0 2.2-3.8 4-8.5 4s-8.5-1.8-8.5-4 3.8-4 8.5-4c1.5 0 2.9.2 4.1.5M13.7 5.8l2.6 2.7-3 2.3M12 3.5v1M12 19.5v1',
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
  [/excel|spreadsheet|^csv/i, icon(`${sheet}M9 12h6.5v5.5H9ZM9 14.75h6.5M12.25 12v5.5`)],
  [/word(?!perfect)|wordprocessing|^rtf|richtext/i, icon(`${sheet}M9 12h6.5M9 15h6.5M9 18h3`)],
  [
    /zip|archive|^(?:rar|tar|7z|gzip)/i,
    icon(`${sheet}M10 3.5v1.75M10 7v1.75M10 10.5v1.75M8.75 14h2.5v3.5h-2.5Z`),
  ],
];

/** Whether an asset is a set of pictures that turns a thing around. */
export function isSpinSet({ format }: Pick<Asset, 'format'>): boolean {
  return /spinset/i.test(format);
}

/** The drawing that stands for an asset, behind or instead of its picture. */
export function kindIconOf({ kind, format }: Pick<Asset, 'kind' | 'format'>): TemplateResult {
  return drawings.find(([known]) => known.test(format))?.[1] ?? kindIcons[kind];
}
