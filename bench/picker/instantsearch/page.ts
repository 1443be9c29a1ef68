import type { Item } from '../floor/service.js';
import { readSettings } from '../page/settings.js';
import { createSearchClient } from './adapter.js';
import {
  connectConfigure,
  infiniteHits,
  instantsearch,
  refinementList,
  searchBox,
  stats,
  type Html,
} from './library.js';

// The same page as in the library's manual. The next page is fetched near the end of the list.

const search = instantsearch({
  indexName: 'assets',
  searchClient: createSearchClient(readSettings()),
});
const configure = connectConfigure(() => undefined);

search.addWidgets([
  configure({ searchParameters: { hitsPerPage: 50 } }),
  searchBox({ container: '#search' }),
  stats({ container: '#stats' }),
  refinementList({ container: '#file-types', attribute: 'file_types', limit: 6 }),
  refinementList({ container: '#categories', attribute: 'categories', limit: 6 }),
  refinementList({ container: '#metadata', attribute: 'metadata', limit: 6 }),
  infiniteHits({
    container: '#hits',
    templates: {
      item: (hit: Item, { html }: { html: Html }) => {
        const { format = '', size_in_kbytes: size = 0 } = hit.file_properties ?? {};
        return html`<span class="picture"
            ><img alt="" loading="lazy" src="${hit.thumbnails?.['300px']?.url}" /></span
          ><span class="name">${hit.filename}</span
          ><span class="meta">${format} · ${(size / 1024).toFixed(1)} MB</span>`;
      },
    },
  }),
]);
search.start();

let isNear = false;
/** Every click requests another page, even if the previous one is still loading. */
const more = (): void => {
  if (!isNear || search.status !== 'idle') return;
  document.querySelector<HTMLElement>('.ais-InfiniteHits-loadMore')?.click();
};
new IntersectionObserver(
  (entries) => {
    isNear = entries.some(({ isIntersecting }) => isIntersecting);
    more();
  },
  { root: document.querySelector('.results'), rootMargin: '1200px 0px' },
).observe(document.querySelector('#end') as Element);
search.on('render', () => requestAnimationFrame(more));
