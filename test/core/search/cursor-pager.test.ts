import { expect } from 'chai';
import { CursorPager } from '../../src/controllers/cursor-pager.js';
import { library } from '../elements/arranging/picker.js';

describe('pages that are reached by scrolling', () => {
  it('are not asked for by who has given up before', async () => {
    const { client, wire } = library();
    const signal = AbortSignal.abort(new Error('gone'));
    const query = { text: '', filter: '', sort: '', applied: [] };
    const asking = new CursorPager().page(client, query, { page: 300, size: 50, signal });
    const reason: unknown = await asking.catch((error: unknown) => error);
    expect(reason).to.equal(signal.reason);
    expect(wire.sent).to.deep.equal([]);
  });
});
