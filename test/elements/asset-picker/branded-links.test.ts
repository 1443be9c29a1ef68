import { expect } from 'chai';
import { openPicker } from '../arranging/picker.js';
import { heard, nextEvent } from '../arranging/picker-page.js';
import { settled, until } from '../arranging/until.js';

const toggle = 'x-service-api-toggle';
const oneAsset = /\/v2\/assets\/asset-/;

function isBranded(url: string | undefined): boolean {
  return url?.includes('/content/') ?? false;
}

describe('branded links', () => {
  it('are asked for by every search and detail, and by nothing else', async () => {
    const { page, wire } = await openPicker({ brandedLinks: true });
    await page.choose('picture 1.jpg');
    await page.ready();
    const beside = ['/v2/user', '/v2/assets/assetgroups'];
    await until('all requests', () => {
      const paths = wire.sent.map(({ url }) => url.pathname);
      return beside.every((path) => paths.includes(path));
    });
    for (const { url, headers } of wire.sent) {
      expect(headers.has(toggle), url.pathname).to.equal(!beside.includes(url.pathname));
    }
  });

  it('take the place of the others everywhere when they are switched on', async () => {
    const { page, picker, wire } = await openPicker();
    await page.choose('picture 1.jpg');
    await page.ready();
    picker.brandedLinks = true;
    await until('the other search', () => wire.searches.length === 2);
    const picked = nextEvent(document, 'asset-pick');
    page.press('Insert');
    const { detail } = await picked;
    expect(detail.branded).to.equal(true);
    expect(isBranded(detail.items[0]?.embed.url)).to.equal(true);
    expect(wire.details).to.deep.equal(['asset-1', 'asset-1']);
  });

  for (const switched of ['before', 'after'] as const) {
    it(`are never mixed with others when switched right ${switched} confirming`, async () => {
      const { page, picker } = await openPicker({ multiple: true });
      await page.choose('picture 1.jpg', 'picture 2.jpg');
      await page.ready();
      const picked = nextEvent(document, 'asset-pick');
      if (switched === 'before') picker.brandedLinks = true;
      page.press('Insert 2');
      if (switched === 'after') picker.brandedLinks = true;
      const { detail } = await picked;
      expect(detail.branded).to.equal(true);
      expect(detail.items.map(({ embed }) => isBranded(embed.url))).to.deep.equal([true, true]);
      expect(page.words).not.to.include('could not be prepared');
    });
  }

  it('are never mixed with others when switched while links are on their way', async () => {
    const { page, picker, wire } = await openPicker({ multiple: true });
    const picks = heard('asset-pick');
    const late = wire.hold(oneAsset);
    await page.choose('picture 1.jpg', 'picture 2.jpg');
    page.press('Insert 2');
    await until('the request', () => late.come);
    picker.brandedLinks = true;
    await settled();
    late.release();
    await until('the pick', () => picks.length > 0);
    const links = picks[0]?.detail.items.flatMap(({ embeds, downloadUrl }) => [
      ...Object.values(embeds).map(({ url }) => url),
      downloadUrl ?? '',
    ]);
    expect(picks[0]?.detail.branded).to.equal(true);
    expect(links?.every(isBranded)).to.equal(true);
  });
});
