import { queryDay } from '../query/query.js';
import type { Facet } from './facet.js';

/** The name of the facet, and of its values: expired, soon, and without an expiry date. */
type ExpiryNames = readonly [facet: string, expired: string, soon: string, never: string];

/**
 * Returns a facet of when assets expire: before today, within 30 days from today, or never. It has no
 * counts, because the service does not count by date.
 *
 * @param today - ISO 8601, e.g. `2026-12-03`.
 */
export function expiryFacet([label, expired, soon, never]: ExpiryNames, today: string): Facet {
  const values = [
    { label: expired, clause: `ed:[before ${queryDay(today)}]` },
    { label: soon, clause: `ed:[${queryDay(today)} to ${queryDay(today, 30)}]` },
    { label: never, clause: 'ed:(isEmpty)' },
  ];
  return { key: 'expiry', type: 'expiry', label, values, truncated: false };
}

/**
 * The names of the facet of upload dates, and of its values: today, the last 7 and the last 30 days,
 * and this year.
 */
type CreatedNames = readonly [
  facet: string,
  today: string,
  week: string,
  month: string,
  year: string,
];

/**
 * Returns a facet of when assets were uploaded. A longer time contains the shorter ones, so that
 * several values together are the longest of them. The field is that of integrations of the live
 * service.
 *
 * @param today - ISO 8601, UTC, e.g. `2026-12-03`.
 */
export function createdFacet([label, day, week, month, year]: CreatedNames, today: string): Facet {
  const until = queryDay(today);
  const since = (from: string): string => `DateAdded:[${from} to ${until}]`;
  const values = [
    { label: day, clause: since(until) },
    { label: week, clause: since(queryDay(today, -6)) },
    { label: month, clause: since(queryDay(today, -29)) },
    { label: year, clause: since(`01/01/${today.slice(0, 4)}`) },
  ];
  return { key: 'created_date', type: 'created_date', label, values, truncated: false };
}

/** The names of the facets of files, and how their values are written. */
interface FileFacetNames {
  readonly fileFacets: readonly [width: string, size: string, format: string];
  readonly atLeast: (amount: string) => string;
  readonly below: (amount: string) => string;
  readonly above: (amount: string) => string;
  readonly number: (value: number) => string;
  readonly fileSize: (bytes: number) => string;
}

/**
 * Returns a facet of the smallest width in pixels. A smaller width contains the larger ones. The
 * specification does not show the field.
 */
export function widthFacet({ fileFacets: [label], atLeast, number }: FileFacetNames): Facet {
  const values = [1000, 2000, 4000].map((width) => ({
    label: atLeast(`${number(width)} px`),
    clause: `width:>${width - 1}`,
  }));
  return { key: 'width', type: 'width', label, values, truncated: false };
}

/** The lengths, in pixels, that stand for all others in a query for an orientation. */
const steps = Array.from({ length: 24 }, (_, index) => Math.round(90 * 1.24 ** index));

/** The names of the facet of orientations, and of its values. */
type OrientationNames = readonly [facet: string, landscape: string, portrait: string];

/**
 * Returns a facet of landscape and portrait format. The query language cannot compare the sides of a
 * picture, so each value is a row of steps: wider than a step, and not higher than it. All that is
 * found is wider than high; all that is wider by a quarter or more is found, if its shorter side has
 * 90 to 12,600 pixels.
 * The specification does not show the fields.
 */
export function orientationFacet([label, landscape, portrait]: OrientationNames): Facet {
  const longer = (long: string, short: string): string =>
    `(${steps.map((step) => `(${long}:>${step} AND ${short}:<${step + 1})`).join(' OR ')})`;
  const values = [
    { label: landscape, clause: longer('width', 'height') },
    { label: portrait, clause: longer('height', 'width') },
  ];
  return { key: 'orientation', type: 'orientation', label, values, truncated: false };
}

/** Returns a facet of file sizes. A number without a unit is in megabytes. */
export function fileSizeFacet({ fileFacets, below, above, fileSize }: FileFacetNames): Facet {
  const [, label] = fileFacets;
  const [one, ten] = [fileSize(1e6), fileSize(1e7)];
  const values = [
    { label: below(one), clause: 'size:<1' },
    { label: `${one} – ${ten}`, clause: 'size:[1 to 10]' },
    { label: above(ten), clause: 'size:>10' },
  ];
  return { key: 'file_size', type: 'file_size', label, values, truncated: false };
}

/** The usual file formats. Some have another name in the live service. */
const formats = ['JPEG', 'PNG', 'GIF', 'WebP', 'SVG', 'TIFF', 'MP4 MPEG4', 'PDF PdfDocument'];

/** Returns a facet of file formats. */
export function fileFormatFacet({ fileFacets: [, , label] }: FileFacetNames): Facet {
  const values = formats.map((names) => {
    const [name = '', ...others] = names.split(' ');
    const also = others.map((other) => ` OR (${other})`).join('');
    return { label: name, clause: also ? `ff:((${name})${also})` : `ff:(${name})` };
  });
  return { key: 'file_format', type: 'file_format', label, values, truncated: false };
}
