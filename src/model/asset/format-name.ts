import type { Asset } from './asset.js';

/** Formats by a part of the service's own name for them, the more specific first. */
const names: readonly (readonly [part: RegExp, name: string])[] = [
  [/powerpoint|presentationml|^ppt/i, 'PowerPoint'],
  [/excel|spreadsheetml|^xls/i, 'Excel'],
  [/word(?!perfect)|wordprocessingml|^docx?$/i, 'Word'],
  [/opendocument.*text/i, 'OpenDocument text'],
  [/opendocument.*spreadsheet/i, 'OpenDocument spreadsheet'],
  [/opendocument.*presentation/i, 'OpenDocument presentation'],
  [/illustrator/i, 'Illustrator'],
  [/indesign/i, 'InDesign'],
  [/photoshop|^psd/i, 'Photoshop'],
  [/^pdf|portabledocument/i, 'PDF'],
  [/encapsulatedpostscript/i, 'EPS'],
  [/spinset/i, '360° view'],
  [/jpe?g ?2000|^jp2/i, 'JPEG 2000'],
  [/^p?jpe?g/i, 'JPEG'],
  [/^tiff?|taggedimage/i, 'TIFF'],
  [/^png|portablenetworkgraphic/i, 'PNG'],
  [/^gif|compuservegif|graphicsinterchange/i, 'GIF'],
  [/^web-?p/i, 'WebP'],
  [/^svg|scalablevector/i, 'SVG'],
  [/quicktime/i, 'QuickTime'],
  [/^mpeg-?4|^mp4/i, 'MP4'],
  [/^mpeg.*3|^mp3/i, 'MP3'],
  [/^windowsmedia.*video|^wmv/i, 'WMV'],
  [/^windowsmedia.*audio|^wma/i, 'WMA'],
  [/^web-?m/i, 'WebM'],
  [/^wave?(?:form)?/i, 'WAV'],
  [/markdown/i, 'Markdown'],
  [/^(?:plain)?text/i, 'Text'],
  [/^rtf|richtext/i, 'RTF'],
  [/^zip/i, 'ZIP'],
];

/** Names that say nothing about the file. */
const vague = /^(?:generic|unknown|other)/i;

/**
 * Returns the format as people know it: `PowerPoint` for the service's
 * `MicrosoftPowerpointOoXmlDocument`. Formats without an entry keep their name, without the words
 * that only programs need; a file of no known format is called by its extension.
 */
export function formatName({ format, filename }: Pick<Asset, 'format' | 'filename'>): string {
  const extension = /\.(\w{1,5})$/.exec(filename)?.[1]?.toUpperCase() ?? '';
  if (format === '' || vague.test(format)) return extension;
  const known = names.find(([part]) => part.test(format));
  if (known) return known[1];
  const plain = format.replace(/(?<=\p{L})(?:Native|Document|File|Format)+$/u, '');
  return plain.replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ');
}
