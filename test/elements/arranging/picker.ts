import { expect } from 'chai';
import { createClient, type Client } from '../../../src/api/index.js';
import { fixedSource } from '../../../src/auth/index.js';
import '../../../src/define/index.js';
import type { AssetPicker } from '../../../src/index.js';
import {
  createService,
  recordCatalogue,
  type AssetRecord,
  type Service,
  type ServiceOptions,
} from '../../../src/service/index.js';
import { pictures } from './records.js';
import { PickerPage } from './picker-page.js';
import { until } from './until.js';
import { checkRate, interactionTypes } from '../../request-rate.js';
import { takeTimes, Wire } from './wire.js';

/** Addresses that nothing listens on: what is not answered by the service in the page fails. */
const addresses = { baseUrl: 'http://api.test', siteUrl: 'http://127.0.0.1:9' };

/** When somebody did something in the page, in milliseconds. */
const interactions: number[] = [];

/** Notes that somebody did something, for what a script does in a person's place without an event. */
export function noteInteraction(): void {
  interactions.push(performance.now());
}

// In these tests a script acts for the person: it clicks without pressing.
for (const type of [...interactionTypes, 'click', 'change']) {
  addEventListener(type, noteInteraction, { capture: true });
}

/** A service in the page, and the way to it. */
export interface Library {
  readonly service: Service;
  readonly wire: Wire;
  readonly client: Client;
}

/** A service in the page that holds `records`, with a client that has signed in. */
export function library(
  records: readonly AssetRecord[] = pictures(3),
  options: ServiceOptions = {},
): Library {
  const catalogue = recordCatalogue(records);
  const service = createService({ ...addresses, catalogue, ...options });
  const wire = new Wire(service.fetch);
  const client = createClient({
    baseUrl: service.baseUrl,
    tokens: fixedSource(service.issueTokens().accessToken),
    fetch: wire.fetch,
    retries: 0,
    // What pickers ask by themselves is to be seen, not what a budget lets through.
    budget: false,
  });
  return { service, wire, client };
}

/** A picker on the page that is not awaited: nothing has been asked for yet. */
export function place(properties: Partial<AssetPicker>, parent: Element = stage()): PickerPage {
  const picker = Object.assign(document.createElement('asset-picker'), properties);
  parent.append(picker);
  return new PickerPage(picker);
}

/** A picker on the page over a library of its own, with its first results listed. */
export async function openPicker(
  properties: Partial<AssetPicker> = {},
  records: readonly AssetRecord[] = pictures(3),
): Promise<Library & { readonly page: PickerPage; readonly picker: AssetPicker }> {
  const made = library(records);
  const page = place({ client: made.client, ...properties });
  await until('the first results', () => page.options.length > 0);
  await page.filled();
  return { ...made, page, picker: page.picker };
}

/** Where test pages are put up. Emptied after every test. */
export function stage(): Element {
  const found = document.querySelector('main');
  if (found) return found;
  const made = document.createElement('main');
  document.body.append(made);
  return made;
}

const escaped: unknown[] = [];
addEventListener('unhandledrejection', ({ reason }) => escaped.push(reason));

afterEach('nothing is left behind, and no rejection escaped', async () => {
  document.body.replaceChildren();
  sessionStorage.clear();
  // No time passes: browsers report a rejection in a task of its own, and this is the next.
  await new Promise((resolve) => setTimeout(resolve));
  expect(escaped.splice(0).map(String)).to.deep.equal([]);
});

afterEach('no page asked the service for more than it may', () => {
  checkRate({ requests: takeTimes(), interactions: interactions.splice(0) });
});
