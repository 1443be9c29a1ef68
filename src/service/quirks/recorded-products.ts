import { escapeMarkup } from '../answers/markup.js';
import { readJsonObject } from '../answers/json-body.js';
import type { ProductAttribute } from '../products/product-catalogue.js';

/** The types of product attributes in the live service. */
type RecordedType =
  'asset' | 'multi_controlled_vocab' | 'rich_text' | 'single_controlled_vocab' | 'text';

const types: Readonly<Record<ProductAttribute['type'], RecordedType>> = {
  asset: 'asset',
  rich_text: 'rich_text',
  text: 'text',
  long_text: 'rich_text',
  select: 'single_controlled_vocab',
  multi_select: 'multi_controlled_vocab',
  number: 'text',
  date: 'text',
  boolean: 'text',
};

/** The type and the values of an attribute. Long texts become HTML, one paragraph for each line. */
export function recordedValues(
  type: ProductAttribute['type'],
  values: readonly string[],
): { readonly type: RecordedType; readonly values: readonly string[] } {
  return {
    type: types[type],
    values: type === 'long_text' ? values.map(toRichText) : values,
  };
}

function toRichText(text: string): string {
  return text
    .split('\n')
    .map((line) => `<p>${escapeMarkup(line)}</p>`)
    .join('');
}

/** Reads the body of a product search, which may be left out. */
export async function readOptionalBody(request: Request): ReturnType<typeof readJsonObject> {
  const isEmpty = (await request.clone().text()) === '';
  return isEmpty ? new Map() : readJsonObject(request);
}
