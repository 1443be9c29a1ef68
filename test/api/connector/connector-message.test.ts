import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { readConnectorMessage } from '../../../src/api/connector/connector-message.js';

const item = {
  id: '1eca8de8-f57b-4974-96e4-c7d24cb7a82d',
  external_id: 'jzrdv8kipa',
  filename: 'dog.jpg',
  embed_name: 'original',
  embed_link: 'https://acme.example/content/jzrdv8kipa/jpeg/dog.jpg',
  embed_code: '<img src="https://acme.example/content/jzrdv8kipa/jpeg/dog.jpg">',
  share_link: 'https://acme.example/s/1',
};
const message = (...items: readonly unknown[]): unknown => ({ action: 'embed', items });

describe('a message of the connector', () => {
  test('gives a pick with the embed word for word, and markup of our own', () => {
    const [picked] = readConnectorMessage(message(item)) ?? [];
    const { embed_name: name, embed_link: url, embed_code: html, share_link: share } = item;
    assert.deepEqual(picked?.embed, { name, url, html, share });
    assert.match(picked.markup.html, /^<img src="https:\/\/acme\.example\/content\//);
    assert.deepEqual(structuredClone(picked), picked);
  });

  test('keeps the order of several, and passes over what has no id or no usable link', () => {
    const bad = [null, {}, { ...item, id: '' }, { ...item, embed_link: 'javascript:alert(1)' }];
    const picked = readConnectorMessage(
      message({ ...item, id: 'b' }, ...bad, { ...item, id: 'a' }),
    );
    assert.deepEqual(
      picked?.map(({ id }) => id),
      ['b', 'a'],
    );
  });

  test('is read by either spelling of the size, and without all that may be missing', () => {
    const { id, embed_link } = item;
    const [picked] = readConnectorMessage(message({ id, embed_link, embedName: 'web' })) ?? [];
    assert.equal(picked?.embed.name, 'web');
    assert.equal(picked.embed.html, null);
    assert.equal(picked.embed.share, null);
  });

  test('is nothing where it is another message, too long, or no message at all', () => {
    const many = Array.from({ length: 1001 }, () => item);
    const cyclic: Record<string, unknown> = { action: 'embed' };
    cyclic['items'] = cyclic;
    for (const other of [
      undefined,
      'embed',
      [],
      message(),
      message({}),
      message(...many),
      cyclic,
    ]) {
      assert.equal(readConnectorMessage(other), undefined);
    }
    assert.equal(readConnectorMessage({ action: 'insert', items: [item] }), undefined);
  });
});
