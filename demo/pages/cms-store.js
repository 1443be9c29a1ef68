// What this browser tab has filled in. A real CMS would save it on its server.
const key = 'dam-elements-cms';

/** The places of each page that can be filled, and what they are called. */
export const pages = {
  article: {
    'article-hero': 'Hero picture',
    'article-teaser': 'Teaser picture',
    'article-figure': 'Figure in the text',
  },
  landing: { 'landing-hero': 'Hero film or picture', 'landing-gallery': 'Gallery' },
  product: { product: 'Product', 'product-action': 'Picture in use' },
};

const names = { article: 'Article', landing: 'Landing page', product: 'Product page' };

let content = read();
const listeners = new Set();

function read() {
  try {
    const { places, picks } = JSON.parse(sessionStorage.getItem(key));
    if (typeof places === 'object' && Array.isArray(picks)) return { places, picks };
  } catch {
    // Nothing was saved, or something else was.
  }
  return { places: {}, picks: [] };
}

function save(changed) {
  content = changed;
  try {
    sessionStorage.setItem(key, JSON.stringify(content));
  } catch {
    // The tab may not store anything; then the content is lost with the page.
  }
  for (const listener of listeners) listener();
}

/** Calls the listener now, and whenever the content has changed. */
export function watch(listener) {
  listeners.add(listener);
  listener();
}

/** The items in a place: none, one, or those of a gallery. */
export const itemsIn = (place) => content.places[place] ?? [];

export const picks = () => content.picks;

export function fill(place, items) {
  save({ ...content, places: { ...content.places, [place]: items } });
}

/** Fills a place with what was just picked, and lists it. */
export function take(place, items, added = items) {
  const where = whereIs(place);
  const listed = added.map((item) => ({ ...item, where, at: Date.now() }));
  save({
    places: { ...content.places, [place]: items },
    picks: [...listed, ...content.picks].slice(0, 50),
  });
}

export const clear = () => save({ places: {}, picks: [] });

function whereIs(place) {
  const [page, places] = Object.entries(pages).find(([, named]) => place in named) ?? [];
  return page ? `${names[page]} · ${places[place]}` : '';
}

/** What the pages need of an item of a pick. */
export function toContent({ id, filename, kind, alt, markup, embeds, thumbnail }) {
  return {
    id,
    filename,
    kind,
    alt: alt ?? '',
    url: kind === 'video' ? (embeds.video_stream ?? embeds.original).url : markup.url,
    poster: embeds.video_poster?.url ?? '',
    thumbnail: thumbnail?.url ?? '',
  };
}
