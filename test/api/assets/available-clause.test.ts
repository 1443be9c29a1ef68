import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { emptyQuery, toQueryText } from '../../../src/api/index.js';
import { createService, recordCatalogue } from '../../../src/service/index.js';
import { record } from '../../elements/arranging/records.js';

/** The clause of a search for nothing else. */
function availableClause(availableOn: string): string {
  return toQueryText({ ...emptyQuery, availableOn });
}

describe('the clause for what is available', () => {
  test('asks for what is released before the next day and expires after the day', () => {
    assert.equal(
      availableClause('2026-12-31'),
      'rd:((isEmpty) OR [before 01/01/2027]) AND ed:((isEmpty) OR [after 12/31/2026])',
    );
  });

  test('is refused for what is no day', () => {
    assert.throws(() => availableClause('tomorrow'), RangeError);
  });

  test('is understood by the reference service', async () => {
    const day = (date: number): number => Date.UTC(2026, 11, date, 12);
    const catalogue = recordCatalogue([
      record(1),
      record(2, { released: null }),
      record(3, { expires: day(2) }),
      record(4, { expires: day(4) }),
      record(5, { released: day(4) }),
      record(6, { released: day(3) }),
    ]);
    const service = createService({
      ...{ baseUrl: 'http://api.test', siteUrl: 'http://site.test', catalogue },
      now: () => day(3),
    });
    const url = new URL('v2/assets/search', 'http://api.test/');
    url.searchParams.set('query', availableClause('2026-12-03'));
    const { accessToken } = service.issueTokens();
    const headers = { authorization: `Bearer ${accessToken}` };
    const answer = (await (await service.fetch(new Request(url, { headers }))).json()) as {
      readonly query_syntax_ok: boolean;
      readonly items: readonly { readonly id: string }[];
    };
    assert.ok(answer.query_syntax_ok);
    assert.deepEqual(answer.items.map(({ id }) => id).sort(), [
      'asset-1',
      'asset-2',
      'asset-4',
      'asset-6',
    ]);
  });
});
