import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { setupServer } from 'msw/node';
import { createService } from '../../src/service/index.js';
import { serviceHandlers } from '../../src/service/msw.js';
import { at, jsonOf, textAt } from './caller.js';

const service = createService({
  assets: 5,
  baseUrl: 'https://api.example.com',
  siteUrl: 'https://acme.example.com',
  tokenSeed: 1,
});
const server = setupServer(...serviceHandlers(service));

describe('the handlers for MSW', () => {
  before(() => server.listen());
  after(() => server.close());

  it('answer a page’s own requests, pictures included', async () => {
    const headers = { authorization: `Bearer ${service.issueTokens().accessToken}` };
    const address = 'https://api.example.com/v2/assets/search?limit=1&expand=thumbnails';
    const page = await jsonOf(await fetch(address, { headers }));
    assert.equal(at(page, 'item_type'), 'asset');
    const picture = await fetch(textAt(page, 'items', 0, 'thumbnails', '300px', 'url'));
    assert.equal(picture.headers.get('content-type'), 'image/svg+xml');
  });

  it('fail as a network does where a cut connection is asked for', async () => {
    service.planFault({ path: '/v2/user', fault: 'reset' });
    await assert.rejects(fetch('https://api.example.com/v2/user'), TypeError);
    assert.equal((await fetch('https://api.example.com/v2/user')).status, 401);
  });
});
