import { expect } from 'chai';
import type { PickedAsset } from '../../../src/index.js';
import { openPicker } from '../arranging/picker.js';
import { pictures, record } from '../arranging/records.js';
import { until } from '../arranging/until.js';

type Opened = Awaited<ReturnType<typeof openPicker>>;

/** A picker whose cards can be dragged: what that takes is fetched after the first results. */
async function openDraggable(
  properties: Parameters<typeof openPicker>[0] = {},
  records: Parameters<typeof openPicker>[1] = [record(1), record(2, { expires: 0 })],
): Promise<Opened> {
  const made = await openPicker({ facets: 'none', ...properties }, records);
  const [card] = made.page.options;
  await until('a card that can be dragged', () => {
    card?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
    return properties.disabled === true || card?.draggable;
  });
  return made;
}

function press(card: Element | undefined): void {
  card?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, pointerType: 'mouse' }));
}

/** Begins to drag a card, and gives the event as the page sees it. */
function drag(card: Element | undefined): DragEvent {
  const dataTransfer = new DataTransfer();
  const event = new DragEvent('dragstart', {
    dataTransfer,
    bubbles: true,
    composed: true,
    cancelable: true,
  });
  card?.dispatchEvent(event);
  return event;
}

describe('dragging a result out of the picker', () => {
  it('has its links already where the pointer has rested on it', async () => {
    const { page, wire } = await openDraggable();
    await until('the links', () => wire.details.includes('asset-1'));
    await until('the drag', () => !drag(page.options[0]).defaultPrevented);
  });

  it('carries its link, its markup and all that a pick holds', async () => {
    const { page, wire } = await openDraggable({ embed: 'Website' });
    const [card] = page.options;
    press(card);
    await until('the links', () => wire.details.includes('asset-1'));
    const dragged = await until('the drag', () => {
      const event = drag(card);
      return !event.defaultPrevented && event;
    });
    const data = (type: string): string => dragged.dataTransfer?.getData(type) ?? '';
    const address = 'http://127.0.0.1:9/img/acme/ext1/1280px/picture-1.jpg';
    expect(data('text/uri-list').trim()).to.equal(address);
    expect(data('text/plain')).to.equal(address);
    expect(data('text/html')).to.include(`<img src="${address}"`);
    expect(data('text/html')).to.include('width="1280" height="720"');
    const picked = JSON.parse(data('application/x-dam-asset+json')) as PickedAsset;
    expect(picked.id).to.equal('asset-1');
    expect(picked.embed.name).to.equal('Website');
    expect(picked.markup.url).to.equal(address);
  });

  it('carries the size and the text that were set for it', async () => {
    const { page, picker } = await openDraggable({ value: ['asset-1'] });
    await page.ready();
    const field = await until('the field', () => {
      return page.has('textbox', 'Alt text') && page.textbox('Alt text');
    });
    field.value = 'Mine';
    field.dispatchEvent(new InputEvent('input', { bubbles: true }));
    await picker.updateComplete;
    const json = drag(page.options[0]).dataTransfer?.getData('application/x-dam-asset+json');
    expect((JSON.parse(json ?? '') as PickedAsset).alt).to.equal('Mine');
  });

  it('does not begin without links, and says what to do', async () => {
    const { page, wire } = await openDraggable();
    const held = wire.hold(/assets\/asset-1\b/);
    press(page.options[0]);
    expect(drag(page.options[0]).defaultPrevented).to.equal(true);
    await until('the words', () => page.announced.includes('Drag it once more'));
    held.release();
    await until('the drag', () => !drag(page.options[0]).defaultPrevented);
  });

  it('asks for nothing where a finger scrolls the list', async () => {
    const { page, wire } = await openDraggable({}, pictures(2));
    const init = { bubbles: true, pointerType: 'touch' };
    for (const kind of ['pointerover', 'pointerdown']) {
      page.options[1]?.dispatchEvent(new PointerEvent(kind, init));
    }
    await until('the links of the card that a mouse rests on', () => wire.details.length > 0);
    expect(wire.details).to.deep.equal(['asset-1']);
  });

  it('is not for what cannot be had, nor in a picker that is disabled', async () => {
    const { page, picker } = await openDraggable();
    const [, expired] = page.options;
    expired?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
    expect(expired?.draggable).to.equal(false);
    picker.disabled = true;
    await picker.updateComplete;
    const [card] = page.options;
    card?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
    expect(card?.draggable).to.equal(false);
  });
});
