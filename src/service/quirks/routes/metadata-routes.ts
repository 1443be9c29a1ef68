import { Refusal } from '../../answers/failure.js';
import { readList } from '../../answers/query-members.js';
import type { Route } from '../../answers/route-table.js';
import { fieldType } from '../recorded-fields.js';
import type { LiveRoutesOptions } from './category-routes.js';

/** The metadata fields of the account, and the values that lists among them can have. */
export function metadataRoutes(options: LiveRoutesOptions): readonly Route[] {
  const { baseUrl, catalogue, authorise } = options;
  return [
    {
      method: 'GET',
      path: '/v2/metadata/fields/viewable',
      answer({ req: { raw: request } }) {
        authorise(request);
        const types = readList(new URL(request.url), 'field_types');
        const fields = catalogue.fields
          .filter((field) => types.length === 0 || types.includes(fieldType(field)))
          .map((field) => ({
            display_key: field.displayKey,
            display_name: field.displayName,
            field_type: fieldType(field),
            metadata_types: ['Default'],
          }));
        return Response.json({ fields });
      },
    },
    {
      method: 'GET',
      path: '/v2/metadata/:key/vocabulary',
      answer({ req }) {
        authorise(req.raw);
        const key = req.param('key') ?? '';
        const field = catalogue.fields.find(({ displayKey }) => displayKey === key);
        if (!field?.vocabulary) {
          throw new Refusal(404, `Field '${key.slice(0, 100)}' has no vocabulary.`);
        }
        const self = `${baseUrl}/v2/metadata/${encodeURIComponent(key)}/vocabulary`;
        return Response.json({ _links: { self }, vocabulary: field.vocabulary });
      },
    },
  ];
}
