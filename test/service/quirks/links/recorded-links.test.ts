import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { describe, it } from 'node:test';
import * as v from 'valibot';
import { at } from '../../caller.js';
import { embedSchema, embedsOf, embedsSchema, templateSchema } from './embeds-of.js';
import { kinds } from './link-table.js';

describe('links that were recorded', () => {
  /** The embeds of a recorded answer that its source did not cut. */
  async function recorded(name: string): Promise<readonly (readonly [string, unknown])[]> {
    const file = new URL(`../../../fixtures/recorded/${name}.json`, import.meta.url);
    const json: unknown = JSON.parse(await readFile(file, 'utf8'));
    return Object.entries(v.parse(embedsSchema, at(json, 'embeds'))).filter(
      ([, embed]) => at(embed, 'url') !== undefined,
    );
  }

  /** The recorded text as this service would write it: of its own account, file and external id. */
  const own = (text: string, file: RegExp): string =>
    text
      .replaceAll('https://acme.widen.net/', 'http://acme.localhost:4802/')
      .replaceAll(/\/(?:utqlxflgpa|87tlstii2j)\//g, '/abcdefghij/')
      .replaceAll(file, 'dog');

  it('of a document and of a film are given here, word for word', async () => {
    for (const [name, kind, file] of [
      ['embeds_pdf', 'pdf', /acme_overview/g],
      ['embeds_video', 'video', /08_Aout/g],
    ] as const) {
      const given = await embedsOf(kinds[kind] ?? {});
      for (const [embedName, embed] of await recorded(name)) {
        v.parse(embedSchema, embed);
        const mine = given[embedName];
        assert.equal(at(mine, 'url'), own(String(at(embed, 'url')), file), embedName);
        // The source left the extension out of one address.
        const html = own(String(at(embed, 'html')), file).replace('dog?u', 'dog.mp4?u');
        assert.equal(at(mine, 'html'), html, embedName);
      }
    }
  });

  it('have templates without code, and come in order of name', async () => {
    const [[name, template] = []] = await recorded('embeds_image_partial');
    assert.equal(name, 'templated');
    v.parse(v.strictObject({ ...templateSchema.entries, url: v.string() }), template);
  });
});
