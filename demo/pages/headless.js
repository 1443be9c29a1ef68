import { createAssetPicker } from './core.js';

const find = (id) => document.querySelector(`#${id}`);
const { baseUrl, siteUrl, clientId, brokerUrl } = document.querySelector('main').dataset;

const picker = createAssetPicker({
  baseUrl,
  siteUrl,
  clientId,
  brokerUrl: new URL(brokerUrl, location.href).href,
  redirectUri: new URL('dist/callback.html', location.href).href,
  facets: ['file_types'],
  pageSize: 24,
  multiple: true,
  max: 12,
});
const { search, selection, signIn, pick } = picker;

/** The service's names of file types, in words. */
const typeNames = {
  IMAGE: 'Images',
  VIDEO: 'Videos',
  OFFICE: 'Office documents',
  AUDIO: 'Audio',
  GENERIC_BINARY: 'Other files',
};

/** How many places of the list are shown. More are added by the button. */
let shown = 24;

find('text').addEventListener('input', ({ target }) => {
  shown = 24;
  search.setText(target.value);
});
document.querySelector('form').addEventListener('submit', (event) => {
  event.preventDefault();
  search.submit();
});
find('more').addEventListener('click', () => {
  shown += 24;
  search.showRange(0, shown - 1);
  draw();
});
find('sign-in').addEventListener('click', () => signIn.signIn());
find('sign-out').addEventListener('click', () => signIn.signOut());
find('insert').addEventListener('click', async () => {
  const made = await picker.confirm();
  if (made) find('received').textContent = JSON.stringify(made, null, 2);
});

for (const store of [search, selection, signIn, pick]) store.subscribe(draw);
draw();

function draw() {
  drawAccount();
  drawStatus();
  drawFacet();
  drawResults();
  const { ids } = selection;
  find('selected').textContent = ids.length > 0 ? `${ids.length} selected` : 'Nothing is selected';
  find('insert').disabled = ids.length === 0 || pick.status === 'preparing';
}

function drawAccount() {
  find('sign-in').hidden = !signIn.signedOut;
  find('sign-out').hidden = signIn.status !== 'signed-in';
}

function drawStatus() {
  const { status, page, failure } = search.state;
  const problem = signIn.failure ?? failure;
  const texts = {
    idle: 'Sign in to search.',
    loading: 'Searching…',
    ready: page && `${page.total} assets`,
    failed: signIn.signedOut ? 'Sign in to search.' : `It failed: ${problem?.message}`,
  };
  const text = pick.status === 'failed' ? 'Not all of it can be inserted.' : texts[status];
  if (find('status').textContent !== text) find('status').textContent = text;
}

function drawFacet() {
  const { facets, query } = search.state;
  const values = facets.find(({ key }) => key === 'file_types')?.values ?? [];
  const applied = query.applied.map(({ clause }) => clause);
  const boxes = values.map((value) => {
    const box = element('input', { type: 'checkbox', checked: applied.includes(value.clause) });
    box.addEventListener('change', () => search.toggleFacet(value.clause));
    const name = typeNames[value.label] ?? value.label;
    return element('label', {}, box, ` ${name} (${value.count})`);
  });
  const fieldset = find('facet');
  fieldset.hidden = values.length === 0;
  // The boxes stay as long as they are the same, so that the focus does.
  const state = JSON.stringify([values, applied]);
  if (fieldset.dataset.state === state) return;
  const focused = [...fieldset.querySelectorAll('input')].indexOf(document.activeElement);
  fieldset.dataset.state = state;
  fieldset.replaceChildren(fieldset.firstElementChild, ...boxes);
  fieldset.querySelectorAll('input')[focused]?.focus();
}

/** The cards by asset, so that those that are drawn stay. */
const cards = new Map();

function drawResults() {
  const count = Math.min(shown, search.state.length);
  const assets = Array.from({ length: count }, (_, index) => search.itemAt(index));
  const known = assets.filter((asset) => asset !== undefined);
  const items = known.map((asset) => {
    if (!cards.has(asset.id)) cards.set(asset.id, cardOf(asset));
    const card = cards.get(asset.id);
    card.firstElementChild.ariaPressed = String(selection.has(asset.id));
    return card;
  });
  const list = find('results');
  const isSame =
    items.length === list.children.length &&
    items.every((item, index) => item === list.children[index]);
  if (!isSame) list.replaceChildren(...items);
  find('more').hidden = count >= search.state.length;
}

function cardOf(asset) {
  const { thumbnails, filename, available } = asset;
  const [thumbnail] = thumbnails;
  const picture = thumbnail && element('img', { src: thumbnail.url, alt: '', loading: 'lazy' });
  const button = element('button', { type: 'button', disabled: !available }, picture, filename);
  button.addEventListener('click', () => selection.toggle(asset));
  return element('li', {}, button);
}

/** Creates an element with properties and content. The page allows no markup from strings. */
function element(name, properties, ...content) {
  const made = Object.assign(document.createElement(name), properties);
  made.append(...content.filter((part) => part !== undefined));
  return made;
}
