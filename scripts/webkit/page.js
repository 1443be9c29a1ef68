import { keyCode } from './keys.js';

const buttons = /** @type {const} */ ({ left: 0, middle: 1, right: 2 });

/** @typedef {{ button?: keyof typeof buttons }} Press */

/**
 * WebKit's one window, in the shape that the test runner's commands expect of a page: `sendKeys`,
 * `sendMouse`, `resetMouse` and `setViewport` work as they do in the other browsers.
 * @param {import('./session.js').Send} send
 */
export function createPage(send) {
  /** @param {object[]} actions */
  const type = (actions) =>
    send('POST', '/actions', { actions: [{ type: 'key', id: 'keys', actions }] });

  /** @param {object[]} actions */
  const point = (actions) => {
    const parameters = { pointerType: 'mouse' };
    const mouse = { type: 'pointer', id: 'mouse', parameters, actions };
    return send('POST', '/actions', { actions: [mouse] });
  };

  /** @param {string} key */
  const down = (key) => ({ type: 'keyDown', value: keyCode(key) });
  /** @param {string} key */
  const up = (key) => ({ type: 'keyUp', value: keyCode(key) });

  /** @param {number} x @param {number} y */
  const move = (x, y) => ({ type: 'pointerMove', duration: 0, x: Math.round(x), y: Math.round(y) });
  /** @param {Press} [press] */
  const press = ({ button = 'left' } = {}) => ({ type: 'pointerDown', button: buttons[button] });
  /** @param {Press} [press] */
  const release = ({ button = 'left' } = {}) => ({ type: 'pointerUp', button: buttons[button] });

  return {
    keyboard: {
      /** @param {string} text */
      type: (text) => type(Array.from(text).flatMap((key) => [down(key), up(key)])),
      /** @param {string} key */
      press: (key) => type([down(key), up(key)]),
      /** @param {string} key */
      down: (key) => type([down(key)]),
      /** @param {string} key */
      up: (key) => type([up(key)]),
    },
    mouse: {
      /** @param {number} x @param {number} y */
      move: (x, y) => point([move(x, y)]),
      /** @param {number} x @param {number} y @param {Press} [options] */
      click: (x, y, options) => point([move(x, y), press(options), release(options)]),
      /** @param {Press} [options] */
      down: (options) => point([press(options)]),
      /** @param {Press} [options] */
      up: (options) => point([release(options)]),
      /** Lets go of every key and button. */
      reset: () => send('DELETE', '/actions'),
    },
    /** @param {{ width: number, height: number }} inner */
    setViewport: async (inner) => {
      await send('POST', '/window/rect', inner);
      const frame = await send('POST', '/execute/sync', { script: frameSize, args: [] });
      const [across, down] = /** @type {[number, number]} */ (frame);
      await send('POST', '/window/rect', {
        width: inner.width + across,
        height: inner.height + down,
      });
    },
  };
}

const frameSize = 'return [outerWidth - innerWidth, outerHeight - innerHeight]';
