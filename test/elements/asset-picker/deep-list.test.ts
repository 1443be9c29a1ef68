import { expect } from 'chai';
import { createClient, profiles } from '../../../src/api/index.js';
import { fixedSource } from '../../../src/auth/index.js';
import { library, place } from '../arranging/picker.js';
import type { PickerPage } from '../arranging/picker-page.js';
import { pictures } from '../arranging/records.js';
import { until } from '../arranging/until.js';

const reach = 120;
const found = pictures(330);

/** A picker of a service whose paging by offset ends early. */
function openDeep(): { page: PickerPage; wire: ReturnType<typeof library>['wire'] } {
  const { service, wire } = library(found);
  const client = createClient({
    baseUrl: service.baseUrl,
    tokens: fixedSource(service.issueTokens().accessToken),
    fetch: wire.fetch,
    retries: 0,
    profile: { ...profiles.spec, reach },
  });
  return { page: place({ client, pageSize: 50 }), wire };
}

async function scrollTo(page: PickerPage, count: number): Promise<void> {
  await until(`${count} assets`, () => {
    page.options.at(-1)?.scrollIntoView();
    return page.options.length >= count;
  });
}

describe('a list longer than paging reaches', () => {
  it('goes on to its end without a gap, a double or an offset the service refuses', async () => {
    const { page, wire } = openDeep();
    await scrollTo(page, found.length);
    expect(page.filenames).to.deep.equal(found.map(({ filename }) => filename));
    expect(page.words).to.include('End of results');
    const reached = wire.searches.map((asked) => Number(asked.get('offset')) + 50);
    expect(Math.max(...reached)).to.be.at.most(reach);
  });

  it('says that it takes a moment where it has to pass over what is there', async () => {
    const { page, wire } = openDeep();
    await scrollTo(page, 100);
    const held = wire.hold(/scroll/);
    await until('the scroll', () => {
      page.options.at(-1)?.scrollIntoView();
      return held.come;
    });
    expect(page.words).to.include('So far down the list it takes a moment');
    held.release();
    await scrollTo(page, 200);
  });

  it('starts at the top for another search', async () => {
    const { page } = openDeep();
    await scrollTo(page, 200);
    await page.search('picture 33');
    await until('the other results', () => page.filenames[0] === 'picture 33.jpg');
    expect(page.options.length).to.equal(1);
  });
});
