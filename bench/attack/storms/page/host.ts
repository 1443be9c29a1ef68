import { profiles } from '../../../../src/api/index.js';
import type { AssetPicker, ProductPicker } from '../../../../src/index.js';
import type { OnPage } from '../setup.js';

/** The settings of the page, in a JSON block. */
export interface Settings {
  readonly onPage: OnPage;
  readonly baseUrl: string;
  readonly token: string;
}

const block = document.querySelector('#settings')?.textContent ?? '';
const { onPage, baseUrl, token } = JSON.parse(block) as Settings;
const { tag, attributes = {}, count = 1, eachFrame, freshTokens, reach } = onPage;

let given = 0;
const makeTokens = () => ({
  get: () => Promise.resolve(freshTokens ? `${token}${(given += 1)}` : token),
  refuse: () => undefined,
});
const tokens = makeTokens();

const homes = [document.createElement('section'), document.createElement('section')] as const;
document.body.append(...homes);
const pickers = Array.from({ length: count }, () => {
  const picker: AssetPicker | ProductPicker = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) picker.setAttribute(name, value);
  picker.setAttribute('base-url', baseUrl);
  picker.tokens = tokens;
  if (reach !== undefined) picker.profile = { ...profiles.spec, maxOffset: reach };
  return picker;
});
homes[0].append(...pickers);

let frames = 0;
const acts: Readonly<Record<NonNullable<OnPage['eachFrame']>, (picker: HTMLElement) => void>> = {
  move: (picker) => homes[frames % 8 === 0 ? 0 : 1].append(picker),
  'set-query': (picker) => {
    picker.setAttribute('query', 'the');
    picker.setAttribute('base-url', baseUrl);
    Object.assign(picker, { query: 'the', sort: '', filters: [] });
  },
  'set-tokens': (picker) => Object.assign(picker, { tokens: makeTokens() }),
};

function onFrame(): void {
  frames += 1;
  // Often enough to cause a storm, but not so often that the other pages stop.
  if (eachFrame && frames % 4 === 0) pickers.forEach(acts[eachFrame]);
  requestAnimationFrame(onFrame);
}
if (eachFrame) requestAnimationFrame(onFrame);
