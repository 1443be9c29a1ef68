import assert from 'node:assert/strict';
import { describe, it, type TestContext } from 'node:test';
import { createAssetPicker, type AssetPickerOptions, type Store } from '../../src/core/index.js';
import { serve } from '../../src/service/node.js';
import { tokensGiving } from '../api/tokens.js';

/** A picker without a screen, and the service that it asks, over real HTTP. */
async function open(context: TestContext, options: AssetPickerOptions = {}) {
  const service = await serve({ apiPort: 0, sitePort: 0, assets: 300, seed: 1 });
  context.after(() => service.close());
  const { baseUrl } = service;
  const tokens = tokensGiving(service.issueTokens().accessToken);
  const picker = createAssetPicker({ baseUrl, tokens, ...options });
  context.after(picker.dispose);
  return picker;
}

/** Resolves once a store's state is as wanted. */
async function until<State>(store: Store<State>, isWanted: (state: State) => boolean) {
  while (!isWanted(store.state)) {
    await new Promise<void>((resolve) => {
      const leave = store.subscribe(() => {
        leave();
        resolve();
      });
    });
  }
  return store.state;
}

const isReady = ({ status }: { readonly status: string }): boolean => status === 'ready';

describe('a picker without a screen', () => {
  it('searches at once, and narrows by a facet', async (context) => {
    const { search } = await open(context);
    const all = await until(search, isReady);
    assert.ok((all.page?.total ?? 0) > 200);
    const value = all.facets.find(({ key }) => key === 'file_types')?.values[0];
    assert.ok(value);
    search.toggleFacet(value.clause);
    const fewer = await until(search, isReady);
    assert.equal(fewer.page?.total, value.count);
    assert.deepEqual(
      fewer.query.applied.map(({ clause }) => clause),
      [value.clause],
    );
  });

  it('hands over what is selected with its links, and selects nothing afterwards', async (context) => {
    const { search, selection, confirm } = await open(context, { multiple: true, max: 2 });
    await until(search, isReady);
    const usable = search.known.filter(({ available }) => available);
    const [one, two, three] = usable;
    assert.ok(one && two && three);
    assert.ok(selection.toggle(two));
    assert.ok(selection.toggle(one));
    assert.equal(selection.toggle(three), false);
    const pick = await confirm();
    assert.deepEqual(
      pick?.items.map(({ id }) => id),
      [two.id, one.id],
    );
    assert.ok(pick.items.every(({ markup }) => markup.html.startsWith('<')));
    assert.deepEqual(selection.ids, []);
  });

  it('fetches the places of a long list that are shown', async (context) => {
    const { search } = await open(context, { pageSize: 20 });
    await until(search, isReady);
    assert.equal(search.itemAt(150), undefined);
    search.showRange(140, 160);
    await until(search, () => search.itemAt(140) !== undefined && search.itemAt(160) !== undefined);
    assert.equal(search.itemAt(100), undefined);
  });

  it('has branded links where they are asked for', async (context) => {
    const { search, selection, confirm } = await open(context, { brandedLinks: true });
    await until(search, isReady);
    const asset = search.known.find(({ available }) => available);
    assert.ok(asset);
    selection.toggle(asset);
    assert.equal((await confirm())?.branded, true);
  });

  it('says in words what is wrong with its settings, and asks for nothing', () => {
    const { connection, search, dispose } = createAssetPicker({ baseUrl: 'not an address' });
    const { state } = connection;
    assert.equal(
      state.status === 'failed' && state.failure.message,
      'base-url is not an http or https address',
    );
    assert.equal(search.state.status, 'idle');
    dispose();
  });

  it('asks for nothing more once it is disposed of', async (context) => {
    const picker = await open(context);
    await until(picker.search, isReady);
    picker.dispose();
    picker.search.restart();
    assert.equal(picker.search.state.status, 'idle');
  });
});
