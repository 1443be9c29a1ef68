import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { createAssetPicker, type AssetPick, type PickedAsset } from '../../src/core/index.js';
import { serve } from '../../src/service/node.js';
import { tokensGiving } from '../api/tokens.js';

const schema = new URL('../../src/model/pick/asset-pick.schema.json', import.meta.url);
const validate = new Ajv2020().compile<AssetPick>(
  JSON.parse(readFileSync(schema, 'utf8')) as object,
);

/** The picks of the first assets, in each of these sizes where an asset has it. */
async function picksOf(quirks: boolean, keepUser = false): Promise<readonly AssetPick[]> {
  const service = await serve({ apiPort: 0, sitePort: 0, assets: 400, seed: 2, quirks });
  const { baseUrl } = service;
  const picks: AssetPick[] = [];
  for (const embed of ['', 'original', '640px-portrait', 'video_stream', 'document_viewer']) {
    const tokens = tokensGiving(service.issueTokens().accessToken);
    const picker = createAssetPicker({
      baseUrl,
      tokens,
      embed,
      keepUser,
      multiple: true,
      pageSize: 60,
    });
    await new Promise<void>((resolve) => {
      const leave = picker.search.subscribe(() => {
        if (picker.search.state.status !== 'ready') return;
        leave();
        resolve();
      });
    });
    const usable = picker.search.known.filter(({ available }) => available);
    picker.selection.replace(usable.map((item) => ({ id: item.id, item })));
    const pick = await picker.confirm();
    assert.ok(pick);
    picks.push(pick);
    picker.dispose();
  }
  await service.close();
  return picks;
}

it('names the person in its links where the page asks for that', async () => {
  const picks = await picksOf(true, true);
  const named = picks
    .flatMap(({ items }) => items)
    .filter(({ markup }) => /[?&]u=/.test(markup.url));
  assert.ok(named.length > 50);
});

for (const quirks of [false, true]) {
  const picks = await picksOf(quirks);
  const items: readonly PickedAsset[] = picks.flatMap((pick) => pick.items);

  describe(`what is picked, ${quirks ? 'as the live service was recorded' : 'by the specification'}`, () => {
    it('is as the published schema says, whatever kind and size', () => {
      const kinds = new Set(items.map(({ kind }) => kind));
      assert.deepEqual([...kinds].sort(), ['audio', 'image', 'office', 'other', 'pdf', 'video']);
      for (const pick of picks) {
        const json: unknown = JSON.parse(JSON.stringify(pick));
        assert.ok(validate(json), JSON.stringify(validate.errors));
      }
    });

    it('has the file’s name as the text of a link, and no name of a person in it', () => {
      for (const { filename, markup } of items) {
        if (markup.element?.name === 'a') assert.equal(markup.element.text, filename);
        assert.doesNotMatch(markup.url, /[?&]u=/);
        assert.doesNotMatch(markup.html, /[?&]u=|&#38;u=/);
      }
    });

    it('has a width and a height wherever an image or a film has a size', () => {
      const shown = items.filter(({ markup }) =>
        /^(?:img|video)$/.test(markup.element?.name ?? ''),
      );
      const sized = shown.filter(({ width }) => width !== null);
      const unsized = shown.filter(({ width }) => width === null).map(({ embed }) => embed.url);
      assert.ok(sized.length > 50);
      for (const { width, height, markup } of sized) {
        const { attributes = {} } = markup.element ?? {};
        assert.deepEqual(
          [attributes['width'], attributes['height']],
          [String(width), String(height)],
        );
      }
      assert.deepEqual(unsized, []);
    });
  });
}
