import { button, element, media, pick } from './cms-media.js';
import { fill, itemsIn, take, watch } from './cms-store.js';

/** A place in a page for one picture or film, with buttons to choose, change and remove it. */
function serveSlot(figure) {
  const { slot, label, filter } = figure.dataset;
  const [content, tools, caption] = figure.children;

  const choose = async ({ currentTarget }) => {
    currentTarget.disabled = true;
    const items = await pick({ filter });
    currentTarget.disabled = false;
    if (items) take(slot, items);
    tools.querySelector('button').focus();
  };

  let shown;
  watch(() => {
    const [item] = itemsIn(slot);
    if (shown === (item?.url ?? '')) return;
    shown = item?.url ?? '';
    const empty = element('p', { className: 'empty' }, label);
    content.replaceChildren(item ? media(item) : empty);
    figure.classList.toggle('filled', Boolean(item));
    caption.textContent = item ? item.alt : '';
    const name = `${item ? 'Change' : 'Choose'} ${label.toLowerCase()}`;
    const remove = button('Remove', () => fill(slot, []), {
      ariaLabel: `Remove ${label.toLowerCase()}`,
    });
    tools.replaceChildren(button(name, choose), ...(item ? [remove] : []));
  });
}

/** Several pictures in the order in which they were picked, which can be changed. */
function serveGallery(section) {
  const { gallery } = section.dataset;
  const list = section.querySelector('ol');
  const tools = section.querySelector('.tools');
  const status = section.querySelector('[role=status]');

  const add = button('Choose pictures', async () => {
    const items = await pick({ filter: 'ft:(IMAGE)', multiple: true, max: 9 });
    if (items) take(gallery, [...itemsIn(gallery), ...items], items);
    add.focus();
  });
  tools.append(add);

  const move = (from, to) => {
    const items = [...itemsIn(gallery)];
    const [item] = items.splice(from, 1);
    items.splice(to, 0, item);
    fill(gallery, items);
    status.textContent = `${item.filename} is now picture ${to + 1} of ${items.length}`;
    const moved = list.children[to];
    const [back, forth] = moved.querySelectorAll('button');
    ((to < from ? back : forth).disabled
      ? moved.querySelector('button:enabled')
      : to < from
        ? back
        : forth
    ).focus();
  };

  const card = (item, at, { length }) => {
    const name = item.alt || item.filename;
    const remove = () => {
      fill(
        gallery,
        itemsIn(gallery).filter((_, place) => place !== at),
      );
      status.textContent = `${item.filename} was removed`;
      add.focus();
    };
    return element(
      'li',
      {},
      element('div', { className: 'frame' }, media(item)),
      element(
        'div',
        { className: 'tools' },
        button('←', () => move(at, at - 1), { disabled: at === 0, ariaLabel: `Move ${name} back` }),
        button('→', () => move(at, at + 1), {
          ...{ disabled: at === length - 1, ariaLabel: `Move ${name} forth` },
        }),
        button('Remove', remove, { ariaLabel: `Remove ${name}` }),
      ),
    );
  };

  let shown;
  watch(() => {
    const items = itemsIn(gallery);
    if (shown === items) return;
    shown = items;
    list.replaceChildren(...items.map(card));
    section.classList.toggle('filled', items.length > 0);
    add.textContent = items.length > 0 ? 'Add pictures' : 'Choose pictures';
  });
}

for (const figure of document.querySelectorAll('[data-slot]')) serveSlot(figure);
for (const section of document.querySelectorAll('[data-gallery]')) serveGallery(section);
