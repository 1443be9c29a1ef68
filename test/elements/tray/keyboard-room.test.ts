import { expect } from 'chai';
import { KeyboardRoom } from '../../../src/elements/tray/keyboard-room.js';
import { openPicker } from '../arranging/picker.js';

/** Gives the part of the window that can be seen this place, as an on-screen keyboard does. */
function see(height: number, offsetTop: number): void {
  const viewport = window.visualViewport as VisualViewport;
  Object.defineProperty(viewport, 'height', { configurable: true, get: () => height });
  Object.defineProperty(viewport, 'offsetTop', { configurable: true, get: () => offsetTop });
  viewport.dispatchEvent(new Event('resize'));
}

describe('a dialog', () => {
  afterEach(() => {
    for (const name of ['height', 'offsetTop']) {
      Reflect.deleteProperty(window.visualViewport as VisualViewport, name);
    }
  });

  it('stays above the on-screen keyboard, and takes the whole window when that is gone', async () => {
    const { picker } = await openPicker({ mode: 'dialog', open: true });
    const root = picker.shadowRoot as ShadowRoot;
    const dialog = root.querySelector('dialog') as HTMLDialogElement;
    new KeyboardRoom(picker, root);
    expect(dialog.getBoundingClientRect().height).to.equal(innerHeight);
    see(innerHeight - 250, 40);
    const { top, bottom } = dialog.getBoundingClientRect();
    expect([top, bottom]).to.deep.equal([40, innerHeight - 210]);
    see(innerHeight, 0);
    expect(dialog.getBoundingClientRect().height).to.equal(innerHeight);
  });

  it('is left alone once its picker is gone, and followed again when it is back', async () => {
    const { picker } = await openPicker({ mode: 'dialog', open: true });
    const root = picker.shadowRoot as ShadowRoot;
    const dialog = root.querySelector('dialog') as HTMLDialogElement;
    new KeyboardRoom(picker, root);
    picker.remove();
    picker.open = true;
    see(innerHeight - 250, 40);
    expect(dialog.style.blockSize).to.equal('');
    document.body.append(picker);
    expect(dialog.style.blockSize).to.equal(`${innerHeight - 250}px`);
  });
});
