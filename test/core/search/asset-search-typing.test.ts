import assert from 'node:assert/strict';
import { describe, it, type TestContext } from 'node:test';
import { AssetSearch } from '../../../src/core/search/asset-search.js';
import { FakeClient } from './fake-client.js';
import { optionsFor } from './searching.js';

function typing({ mock }: TestContext): {
  readonly search: AssetSearch;
  readonly texts: () => readonly string[];
  readonly partial: () => readonly (boolean | undefined)[];
  readonly wait: (milliseconds: number) => void;
} {
  mock.timers.enable({ apis: ['setTimeout'] });
  const client = new FakeClient();
  return {
    search: new AssetSearch(optionsFor(client)),
    partial: () => client.sent.map(({ search }) => search.query.partial),
    texts: () => client.sent.map(({ search }) => search.query.text),
    wait: (milliseconds) => mock.timers.tick(milliseconds),
  };
}

describe('typing', () => {
  it('is searched for, without outer spaces, once it pauses for 125 ms', (context) => {
    const { search, texts, wait } = typing(context);
    search.setText('la');
    wait(124);
    search.setText(' lake ');
    assert.equal(search.state.typed, ' lake ');
    assert.equal(search.state.query.text, '');
    wait(124);
    assert.deepEqual(texts(), []);
    wait(1);
    assert.deepEqual(texts(), ['lake']);
    assert.equal(search.state.typed, ' lake ');
  });

  it('is searched for 125 ms after its key, however long a slow machine needs for the key', (context) => {
    const { search, texts, wait } = typing(context);
    search.setText('lake', false, 40);
    wait(84);
    assert.deepEqual(texts(), []);
    wait(1);
    assert.deepEqual(texts(), ['lake']);
    // Text that is pasted or dictated comes long after the last key.
    search.setText('sea', false, 60_060);
    wait(124);
    assert.deepEqual(texts(), ['lake']);
    wait(1);
    assert.deepEqual(texts(), ['lake', 'sea']);
  });

  it('is not searched for while text is being composed', (context) => {
    const { search, texts, wait } = typing(context);
    search.setText('に');
    search.setText('にほ', true);
    wait(1000);
    assert.deepEqual(texts(), []);
    search.setText('日本');
    wait(125);
    assert.deepEqual(texts(), ['日本']);
  });

  it('is searched for at once on demand, and then not again', (context) => {
    const { search, texts, wait } = typing(context);
    search.setText('lake');
    search.submit();
    wait(1000);
    assert.deepEqual(texts(), ['lake']);
    search.submit('sea');
    assert.equal(search.state.typed, 'sea');
    assert.deepEqual(texts(), ['lake', 'sea']);
  });

  it('counts for every other search', (context) => {
    const { search, texts, wait } = typing(context);
    search.setText('lake');
    search.setSort('-created_date');
    wait(1000);
    assert.deepEqual(texts(), ['lake']);
    assert.equal(search.state.query.sort, '-created_date');
  });

  it('lets the last word be a beginning until a space follows, but no word of the page', (context) => {
    const { search, wait, partial } = typing(context);
    search.setQuery({ text: 'lake' });
    search.restart();
    search.setSort('filename');
    assert.deepEqual(partial(), [false, false]);
    for (const text of ['lakes', 'lakes ', 'lakes sh']) {
      search.setText(text);
      wait(250);
    }
    assert.deepEqual(partial().slice(2), [true, false, true]);
    assert.equal(search.state.query.text, 'lakes sh');
    // A page that repeats what is searched for has not set another text.
    search.setQuery({ text: 'lakes sh' });
    search.setSort('');
    assert.equal(partial().at(-1), true);
  });

  it('waits for the end of a pause of the search', (context) => {
    const { search, texts, wait } = typing(context);
    search.setText('lake');
    search.pause();
    wait(1000);
    assert.deepEqual(texts(), []);
    search.resume();
    wait(125);
    assert.deepEqual(texts(), ['lake']);
  });
});
