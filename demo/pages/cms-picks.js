import { button, element } from './cms-media.js';
import { clear, itemsIn, pages, picks, watch } from './cms-store.js';

const time = new Intl.DateTimeFormat('en', { hour: '2-digit', minute: '2-digit', hour12: false });

/** Lists what was picked in this tab, the last first. */
function servePicks(section) {
  const list = element('ul', { role: 'list' });
  const empty = element(
    'p',
    { className: 'soft' },
    'Nothing yet. What you choose on any page is listed here until you close the tab.',
  );
  const remove = button('Start again', clear);
  section.append(empty, list, remove);
  watch(() => {
    list.replaceChildren(...picks().map(row));
    empty.hidden = picks().length > 0;
    remove.hidden = picks().length === 0;
  });
}

function row({ filename, alt, thumbnail, kind, where, at }) {
  const picture = element('img', {
    src: thumbnail,
    alt: '',
    width: 72,
    height: 54,
    loading: 'lazy',
  });
  const said = alt || (kind === 'video' ? 'Film' : kind === 'product' ? 'Product' : 'Decorative');
  return element(
    'li',
    {},
    thumbnail ? picture : element('span', { className: 'no-picture' }),
    element(
      'div',
      {},
      element('strong', {}, filename),
      element('span', { className: 'soft' }, said),
      element('span', { className: 'soft' }, `${where}, ${time.format(at)}`),
    ),
  );
}

/** Shows on the overview how far a page is, with the first picture of it. */
function serveCard(card) {
  const { page } = card.dataset;
  const places = Object.keys(pages[page]);
  const cover = card.querySelector('.frame');
  const progress = card.querySelector('.progress');
  watch(() => {
    const filled = places.filter((place) => itemsIn(place).length > 0);
    progress.textContent =
      filled.length === places.length ? 'Ready' : `${filled.length} of ${places.length} chosen`;
    progress.classList.toggle('ready', filled.length === places.length);
    const order = page === 'article' ? ['article-teaser', ...places] : places;
    const [first] = order.flatMap((place) => itemsIn(place));
    const src = first?.poster || first?.url;
    cover.replaceChildren(...(src ? [element('img', { src, alt: '' })] : []));
  });
}

for (const section of document.querySelectorAll('[data-picks]')) servePicks(section);
for (const card of document.querySelectorAll('[data-page]')) serveCard(card);
