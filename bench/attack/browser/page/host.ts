import type {} from '../../../../src/define/asset-picker.js';
import type {} from '../../../../src/define/facet-panel.js';
import type {} from '../../../../src/define/product-picker.js';
import type * as bundle from '../../../../src/define/bundle.js';
import { act } from './acting.js';
import { complain, foreignIn } from './looking.js';
import { parsingTime, time, type Timed, type Times } from './timing.js';

/** What a page shows, and the sources of its answers. */
export interface Visit {
  readonly kind: 'assets' | 'products';
  readonly apiUrl: string;
  readonly siteUrl: string;
  readonly brokerUrl: string;
  /** Whether the facets are in a separate panel. */
  readonly panel: boolean;
  /** Whether to wait for the first results only. */
  readonly brief: boolean;
}

/** The result of a visit, as the page reports it. */
export interface Told {
  /** States in which a user is stuck, and content that must not appear. */
  readonly complaints: readonly string[];
  /** The markup that was picked, copied or dragged. */
  readonly markups: readonly string[];
  /** The names of the actions that were possible. */
  readonly acts: readonly string[];
}

declare global {
  var attack: {
    run: (visit: Visit) => Promise<Told>;
    time: (timed: Timed) => Promise<Times>;
    parsingTime: () => number;
  };
}

type Bundle = typeof bundle;

/** Loaded by the page, so that the module exists once. */
const script: string = '/dam-elements.js';

async function run(visit: Visit): Promise<Told> {
  const { kind, apiUrl, siteUrl, brokerUrl } = visit;
  const { defineProductPicker } = (await import(script)) as Bundle;
  await defineProductPicker();
  const picker = document.createElement(kind === 'assets' ? 'asset-picker' : 'product-picker');
  const attributes = {
    ...{ id: 'picker', 'base-url': apiUrl, 'site-url': siteUrl, 'broker-url': brokerUrl },
    ...{ 'client-id': 'attack', remember: 'off', 'page-size': '30', multiple: '' },
    'picture-hosts': new URL(siteUrl).host,
  };
  for (const [name, value] of Object.entries(attributes)) picker.setAttribute(name, value);
  if (visit.panel) {
    const panel = document.createElement('facet-panel');
    panel.setAttribute('for', 'picker');
    document.body.append(panel);
  }
  document.body.append(picker);
  const acts: string[] = [];
  const markups: string[] = [];
  const complaints = new Set<string>();
  await act({
    ...{ picker, brief: visit.brief },
    onMarkup: (html) => markups.push(html),
    onAct: (name) => {
      acts.push(name);
      const drawn = [...document.body.querySelectorAll('facet-panel, #picker')].flatMap(foreignIn);
      for (const found of [...complain(picker), ...drawn]) {
        complaints.add(`${found}, after: ${name}`);
      }
    },
  });
  return { complaints: [...complaints], markups, acts };
}

globalThis.attack = { run, time, parsingTime };
