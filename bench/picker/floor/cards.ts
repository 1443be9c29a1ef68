import type { Item } from './service.js';

/** A card and its parts. Cards are created once and reused. */
export interface Card {
  readonly root: HTMLElement;
  readonly picture: HTMLImageElement;
  readonly name: HTMLElement;
  readonly meta: HTMLElement;
  index: number;
  item: Item | undefined;
  src: string;
}

const template = document.createElement('template');
template.innerHTML = `<div class="card" role="gridcell" tabindex="-1"><span class="picture">
<img alt="" decoding="async" hidden></span><span class="name"></span><span class="meta"></span></div>`;

export function makeCard(): Card {
  const root = template.content.firstElementChild?.cloneNode(true) as HTMLElement;
  const [picture, name, meta] = ['img', '.name', '.meta'].map((part) => root.querySelector(part));
  return {
    ...{ root, picture: picture as HTMLImageElement },
    ...{ name: name as HTMLElement, meta: meta as HTMLElement },
    ...{ index: -1, item: undefined, src: '' },
  };
}

/** Shows an item or a placeholder. Loads its picture only while scrolling is idle. */
export function fillCard(card: Card, item: Item | undefined, isScrollIdle: boolean): void {
  if (card.item !== item) {
    card.item = item;
    card.name.textContent = item?.filename ?? '';
    const { format = '', size_in_kbytes: size = 0 } = item?.file_properties ?? {};
    card.meta.textContent = item ? `${format} · ${(size / 1024).toFixed(1)} MB` : '';
    card.picture.hidden = true;
    card.src = '';
  }
  const src = item?.thumbnails?.['300px']?.url ?? '';
  if (!isScrollIdle || src === '' || card.src === src) return;
  card.src = src;
  card.picture.src = src;
  card.picture.hidden = false;
}
