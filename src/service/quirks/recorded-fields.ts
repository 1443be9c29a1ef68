import type { MetadataField } from '../catalogue/catalogue.js';

/** The section `metadata_info` as recorded: each field with its type, lists with their values. */
export function recordedMetadataInfo(
  fields: readonly MetadataField[],
  hasVocabulary: boolean,
): object {
  return {
    field_set: 'Default',
    field_set_fields: fields.map((field) => {
      const type = fieldType(field);
      const isControlled = type.startsWith('selection_list');
      return {
        key: field.displayKey,
        label: field.displayName,
        type,
        field_type: type,
        controlled_vocabulary: isControlled,
        required: false,
        editable: true,
        vocabulary: hasVocabulary ? (field.vocabulary ?? []) : null,
      };
    }),
  };
}

/** The type of a field, as the live service names it. */
export function fieldType({ type, prose }: MetadataField): NonNullable<MetadataField['type']> {
  return type ?? (prose ? 'text_multi_line' : 'text');
}
