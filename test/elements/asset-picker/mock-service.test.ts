import { expect } from 'chai';
import { setupWorker } from 'msw/browser';
import { fixedSource } from '../../../src/auth/index.js';
import { createService, recordCatalogue } from '../../../src/service/index.js';
import { serviceHandlers } from '../../../src/service/msw.js';
import { place } from '../arranging/picker.js';
import { nextEvent } from '../arranging/picker-page.js';
import { pictures } from '../arranging/records.js';
import { until } from '../arranging/until.js';

const service = createService({
  catalogue: recordCatalogue(pictures(3)),
  baseUrl: 'http://api.test',
  siteUrl: 'http://site.test',
  allowedOrigins: [location.origin],
});
const worker = setupWorker(...serviceHandlers(service));

describe('a host’s own page over the mock of the service', () => {
  before(() => worker.start({ quiet: true }));
  after(() => worker.stop());

  it('finds, shows and picks over the page’s real fetch', async () => {
    const tokens = fixedSource(service.issueTokens().accessToken);
    const page = place({ baseUrl: service.baseUrl, tokens });
    await until('the results', () => page.options.length === 3);
    await until('a picture', () =>
      page.options.some((option) => (option.querySelector('img')?.naturalWidth ?? 0) > 0),
    );
    await page.choose('picture 2.jpg');
    const picked = nextEvent(document, 'asset-pick');
    page.press('Insert');
    const { detail } = await picked;
    expect(detail.items[0]?.id).to.equal('asset-2');
  });
});
