import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import * as v from 'valibot';
import { assetRecord } from '../../asset-record.js';
import { at, caller } from '../../caller.js';
import { embedSchema, embedsOf, templateSchema } from './embeds-of.js';
import { kinds } from './link-table.js';

const written = (text: string, url: string): string =>
  text
    .replace('URL', `http://acme.localhost:4802/${url}`)
    .replaceAll('X/', 'abcdefghij/')
    .replaceAll(/([?&])u(?=[&"]|$)/g, '$1u=2spbki');

describe('links of the live service', () => {
  for (const [kind, { embeds, ...wanted }] of Object.entries(kinds)) {
    it(`of ${kind} are word for word as recorded`, async () => {
      const given = await embedsOf(wanted);
      for (const [name, { url, html, share }] of Object.entries(embeds)) {
        assert.deepEqual(
          v.parse(embedSchema, given[name]),
          {
            url: written(`http://acme.localhost:4802/${url}`, ''),
            html: written(html, url),
            share: written(`http://acme.localhost:4802/${share}`, ''),
            apps: [],
          },
          name,
        );
      }
    });

    it(`of ${kind} have nothing more, but for a customer's presets, and a template`, async () => {
      const { templated, ...others } = await embedsOf(wanted);
      v.parse(templateSchema, templated);
      for (const embed of Object.values(others)) v.parse(embedSchema, embed);
      const expected = [...Object.keys(embeds)].sort();
      if (kind === 'image') return;
      assert.deepEqual(Object.keys(others), expected);
    });
  }

  it('name whoever asked, but for templates, and lead to one host', async () => {
    for (const wanted of Object.values(kinds)) {
      for (const [name, embed] of Object.entries(await embedsOf(wanted))) {
        const url = new URL(String(at(embed, 'url')));
        const isTemplate = name === 'templated';
        assert.equal(url.searchParams.get('u'), isTemplate ? null : '2spbki', name);
        assert.equal(url.hostname, isTemplate ? 'localhost' : 'acme.localhost', name);
      }
    }
  });

  it('all work, players and the pages to share included', async () => {
    for (const wanted of Object.values(kinds)) {
      const { service, read } = caller([assetRecord(wanted)], { quirks: true });
      const asset = await read(`/v2/assets/${assetRecord().id}?expand=embeds`);
      for (const [name, embed] of Object.entries(Object(at(asset, 'embeds')) as object)) {
        if (name === 'templated') continue;
        for (const link of ['url', 'share']) {
          const address = String(at(embed, link));
          assert.equal((await service.fetch(address)).status, 200, address);
        }
      }
    }
  });

  it('escape filenames in their code', async () => {
    const embeds = await embedsOf({ filename: 'a"><script>.jpg' });
    const html = Object.values(embeds).map((embed) => String(at(embed, 'html')));
    assert.ok(html.length > 5);
    for (const each of html) assert.doesNotMatch(each, /<script/);
  });
});
