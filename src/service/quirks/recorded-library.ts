import type { AssetRecord, MetadataField } from '../catalogue/catalogue.js';
import * as library from '../catalogue/library-fields.js';
import { stemOf } from '../links/link.js';

/** What the live service calls formats. Names that were not recorded follow from those that were. */
const formats: ReadonlyMap<string, string> = new Map([
  ['MP4', 'MPEG4'],
  ['MOV', 'QuickTime'],
  ['PDF', 'PdfDocument'],
  ['PPTX', 'MicrosoftPowerpointOoXmlDocument'],
  ['DOCX', 'MicrosoftWordOoXmlDocument'],
  ['XLSX', 'MicrosoftExcelOoXmlDocument'],
  ['ZIP', 'GenericBinaryFile'],
]);

const selections: Readonly<Record<string, readonly string[]>> = {
  brand: library.brands,
  campaign: library.campaigns,
  photographer: library.photographers,
  season: library.seasons,
  colour: library.colours,
  usageRights: library.usageRights,
};

/** The metadata fields of the fictional account, of every type. */
export const recordedFields: readonly MetadataField[] = [
  ...library.libraryFields.map((field): MetadataField => {
    const { displayKey } = field;
    const vocabulary = selections[displayKey];
    if (vocabulary) return { ...field, type: 'selection_list', vocabulary };
    if (displayKey === 'language') {
      return { ...field, type: 'selection_list_multi', vocabulary: library.languages };
    }
    return displayKey === 'altText' ? { ...field, type: 'text_long' } : field;
  }),
  { displayKey: 'shootDate', displayName: 'Shoot date', type: 'date' },
  { displayKey: 'archiveNumber', displayName: 'Archive number', type: 'numeric' },
];

const collectionNames = ['Best of the year', 'Press kit', 'Trade fair stand'];

/** Changes a record of the fictional library to one as recorded from the live service. */
export function recordedRecord(record: AssetRecord, row: number): AssetRecord {
  const shown = record.formatType === 'image' || record.formatType === 'video';
  const metadata = {
    ...record.metadata,
    shootDate: shown ? [new Date(record.created).toISOString().slice(0, 10)] : [],
    archiveNumber: row % 3 === 0 ? [String(10_000 + row)] : [],
  };
  const collections = collectionNames.filter((_, at) => row % (7 + at * 4) === at);
  return { ...record, ...changedFile(record, row), metadata, collections };
}

function changedFile(
  { format, formatType, filename, categories }: AssetRecord,
  row: number,
): Partial<AssetRecord> {
  const stem = stemOf(filename);
  const isProduct = categories.some((path) => path.startsWith('Products/'));
  if (formatType === 'image' && isProduct && row % 8 === 3) {
    const unmeasured = { width: null, height: null };
    const spun = { format: 'SpinSet', filename: `${stem}.zip` };
    return { ...spun, ...unmeasured, formatType: 'project_archive' };
  }
  if (format === 'PSD') return { format: 'IllustratorNative', filename: `${stem}.ai` };
  if (format === 'WEBP' && row % 2 === 0) return { format: 'GIF', filename: `${stem}.gif` };
  if (format === 'PDF' && row % 4 === 0) return { format: 'Markdown', filename: `${stem}.md` };
  return { format: formats.get(format) ?? format };
}
