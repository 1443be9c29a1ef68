import * as v from 'valibot';

/** ISO 8601, UTC, whole seconds. */
export const instant = v.pipe(v.string(), v.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/));
/** A count, an offset or a limit. */
export const whole = v.pipe(v.number(), v.integer(), v.minValue(0));
/** An absolute URL. */
export const address = v.pipe(v.string(), v.url());

const lengths = {
  width: v.nullable(v.number()),
  height: v.nullable(v.number()),
  aspect_ratio: v.nullable(v.number()),
};

/** The section `file_properties`. */
export const fileProperties = v.strictObject({
  format: v.string(),
  format_type: v.picklist([
    'image',
    'video',
    'audio',
    'pdf',
    'office',
    'generic_binary',
    'project_archive',
  ]),
  size_in_kbytes: whole,
  size_in_bytes: v.optional(whole),
  image_properties: v.nullable(v.strictObject(lengths)),
  video_properties: v.nullable(v.strictObject({ ...lengths, duration: v.nullable(v.number()) })),
});

const thumbnail = v.strictObject({ url: address, valid_until: instant });

const embed = v.strictObject({
  url: v.string(),
  html: v.nullable(v.string()),
  share: v.nullable(v.string()),
  apps: v.tuple([]),
});

const fieldType = v.picklist([
  'selection_list',
  'selection_list_multi',
  'text',
  'text_multi_line',
  'text_long',
  'date',
  'numeric',
]);

/** The section `metadata_info`. */
export const metadataInfo = v.strictObject({
  field_set: v.string(),
  field_set_fields: v.array(
    v.strictObject({
      key: v.string(),
      label: v.string(),
      type: fieldType,
      field_type: fieldType,
      controlled_vocabulary: v.boolean(),
      required: v.boolean(),
      editable: v.boolean(),
      vocabulary: v.nullable(v.array(v.string())),
    }),
  ),
});

const expanded = v.strictObject({
  ai_tags: v.boolean(),
  asset_properties: v.boolean(),
  embeds: v.boolean(),
  file_properties: v.boolean(),
  metadata: v.boolean(),
  metadata_info: v.boolean(),
  metadata_vocabulary: v.boolean(),
  security: v.boolean(),
  status: v.boolean(),
  tags: v.boolean(),
  thumbnails: v.boolean(),
});

const older = {
  id: v.pipe(v.string(), v.uuid()),
  external_id: v.pipe(v.string(), v.minLength(1)),
  filename: v.string(),
  created_date: instant,
  last_update_date: instant,
  file_upload_date: instant,
  deleted_date: v.nullable(instant),
  released_and_not_expired: v.boolean(),
  asset_properties: v.nullable(
    v.strictObject({ favorite: v.boolean(), popularity: whole, cutline_caption: v.string() }),
  ),
  file_properties: v.nullable(fileProperties),
  metadata: v.nullable(v.strictObject({ fields: v.record(v.string(), v.array(v.string())) })),
  metadata_info: v.nullable(metadataInfo),
  security: v.nullable(
    v.strictObject({
      asset_groups: v.array(v.string()),
      release_date: v.nullable(instant),
      expiration_date: v.nullable(instant),
    }),
  ),
  status: v.nullable(
    v.strictObject({ upload_progress: v.picklist(['pending', 'verifying', 'complete']) }),
  ),
  thumbnails: v.nullable(
    v.strictObject({
      '125px': thumbnail,
      '160px': thumbnail,
      '300px': thumbnail,
      '600px': thumbnail,
      '2048px': thumbnail,
    }),
  ),
  embeds: v.nullable(v.record(v.string(), embed)),
  expanded,
  _links: v.strictObject({ self: address, self_all: address, download: v.optional(address) }),
};

/** An asset in an older answer. */
export const olderAsset = v.strictObject(older);

/** An asset in a newer answer. */
export const newerAsset = v.strictObject({
  ...older,
  version_id: v.pipe(v.string(), v.uuid()),
  current_version: v.boolean(),
  ai_tags: v.nullable(v.array(v.string())),
  tags: v.nullable(v.array(v.string())),
});

const count = { search_query: v.string(), count: v.pipe(v.number(), v.integer(), v.minValue(1)) };

/** The member `facets`. */
const facets = v.nullish(
  v.strictObject({
    file_types: v.optional(v.array(v.strictObject({ name: v.string(), ...count }))),
    categories: v.optional(
      v.array(
        v.strictObject({
          id: v.pipe(v.string(), v.uuid()),
          name: v.string(),
          path: v.string(),
          ...count,
        }),
      ),
    ),
    metadata: v.optional(
      v.array(
        v.strictObject({
          display_key: v.string(),
          display_name: v.string(),
          values: v.pipe(
            v.array(
              v.union([
                v.strictObject({ value: v.string(), ...count }),
                v.strictObject({ values: v.array(v.string()), ...count }),
              ]),
            ),
            v.maxLength(25),
          ),
        }),
      ),
    ),
  }),
);

/** A page of an asset search. It has no member `expanded`. */
export const assetPage = v.strictObject({
  query: v.nullable(v.string()),
  sort: v.string(),
  query_explained: v.string(),
  sort_explained: v.string(),
  query_syntax_ok: v.boolean(),
  include_archived: v.boolean(),
  include_deleted: v.boolean(),
  facets,
  item_type: v.literal('asset'),
  total_count: whole,
  offset: whole,
  limit: whole,
  scroll_id: v.nullable(v.string()),
  scroll_timeout: v.nullable(v.string()),
  items: v.array(v.union([newerAsset, olderAsset])),
});

/** The versions of an asset. */
export const versionList = v.strictObject({
  asset_id: v.pipe(v.string(), v.uuid()),
  item_type: v.literal('asset_version'),
  total_count: whole,
  items: v.array(
    v.strictObject({
      id: v.pipe(v.string(), v.uuid()),
      filename: v.string(),
      current_version: v.boolean(),
      version_number: v.pipe(whole, v.minValue(1)),
      _links: v.strictObject({ version_details: address }),
    }),
  ),
});

/** The asset groups. */
export const groupList = v.strictObject({
  item_type: v.literal('assetgroup'),
  total_count: whole,
  items: v.array(v.strictObject({ uuid: v.pipe(v.string(), v.uuid()), name: v.string() })),
});
