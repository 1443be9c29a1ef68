import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { drawnFiles } from '../../../src/service/index.js';
import { assetRecord } from '../asset-record.js';
import { at, caller, jsonOf, textAt } from '../caller.js';

const missing = '99999999-9999-4999-8999-999999999999';

describe('errors', () => {
  const { service, ask, read } = caller([assetRecord()]);

  it('have the recorded shape', async () => {
    const answer = await ask(`/v2/assets/${missing}`);
    assert.equal(answer.status, 404);
    assert.match(answer.headers.get('content-type') ?? '', /^application\/json/);
    assert.deepEqual(await jsonOf(answer), {
      error: true,
      response_code: 404,
      error_message: `Asset with id '${missing}' was not found.`,
      stack_trace: null,
    });
  });

  it('are 404 for paths nobody knows, on both origins', async () => {
    for (const path of ['/', '/v2', '/v2/nothing', `/v2/assets/${missing}/history`, '/v1/user']) {
      assert.equal(at(await read(path), 'response_code'), 404, path);
    }
    assert.equal((await service.fetch(`${service.siteUrl}/nothing`)).status, 404);
    assert.equal((await service.fetch('http://elsewhere.example/v2/user')).status, 404);
  });

  it('are 405 for the wrong method, and say which are right', async () => {
    for (const [method, path, allowed] of [
      ['POST', '/v2/assets/search', 'GET, HEAD'],
      ['PUT', '/v2/user', 'GET, HEAD'],
      ['GET', '/v2/oauth/access-token', 'POST, DELETE'],
      ['DELETE', `/v2/assets/${missing}`, 'GET, HEAD'],
    ] as const) {
      const answer = await ask(path, { method });
      assert.equal(answer.status, 405, path);
      assert.equal(answer.headers.get('allow'), allowed);
    }
  });

  it('are 401 on every endpoint without a good token', async () => {
    for (const path of [
      '/v2/user',
      '/v2/assets/search',
      '/v2/assets/search/scroll?scroll_id=x',
      `/v2/assets/${missing}`,
      `/v2/assets/${missing}/versions`,
      `/v2/assets/${missing}/versions/${missing}`,
      '/v2/assets/assetgroups',
      `/v2/user/${missing}`,
    ]) {
      assert.equal((await service.fetch(service.baseUrl + path)).status, 401, path);
    }
    for (const path of ['/api/rest/user/address', '/api/rest/assetgroups']) {
      assert.equal((await service.fetch(service.siteUrl + path)).status, 401, path);
    }
  });

  it('say nothing of what went wrong inside', async () => {
    const broken = caller([assetRecord()], {
      files: { ...drawnFiles, picture: () => Promise.reject(new Error('secret/path')) },
    });
    const found = await broken.read('/v2/assets/search?expand=thumbnails');
    const address = textAt(found, 'items', 0, 'thumbnails', '300px', 'url');
    const answer = await broken.service.fetch(address);
    assert.equal(answer.status, 500);
    assert.doesNotMatch(await answer.text(), /secret/);
  });
});
