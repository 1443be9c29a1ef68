import { keyCode } from './keys.js';

const buttons = /** @type {const} */ ({ left: 0, middle: 1, right: 2 });

/** @typedef {{ button?: keyof typeof buttons }} Press */

/**
 * WebKit's window as a page object for the test runner's commands: `sendKeys`, `sendMouse`,
 * `resetMouse` and `setViewport` work as in the other browsers.
 * @param {import('./session.js').Send} send
 */
export function createPage(send) {
  /** @type {{ across: number, down: number } | undefined} */
  let frame;

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
      /** Releases all keys and buttons. */
      reset: () => send('DELETE', '/actions'),
    },
    /** @param {{ width: number, height: number }} inner */
    setViewport: async (inner) => {
      frame ??= await frameOf(send);
      const { across, down } = frame;
      const outer = { width: inner.width + across, height: inner.height + down };
      let asked = { ...outer, until: 0 };
      // A busy page gets its new size later, and a window that is just opening may ignore the size.
      await repeat('the page to have its size', async () => {
        if (Date.now() > asked.until) {
          const given = await send('POST', '/window/rect', outer);
          asked = { .../** @type {typeof outer} */ (given), until: Date.now() + 2000 };
        }
        const sizes = await sizesOf(send);
        return sizes.inner[0] === asked.width - across && sizes.inner[1] === asked.height - down;
      });
    },
  };
}

/** @param {import('./session.js').Send} send */
async function sizesOf(send) {
  const script = 'return { inner: [innerWidth, innerHeight], outer: [outerWidth, outerHeight] }';
  const sizes = await send('POST', '/execute/sync', { script, args: [] });
  return /** @type {{ inner: [number, number], outer: [number, number] }} */ (sizes);
}

/**
 * The difference between the window's and the page's size. It is the same for every page, so it is
 * measured on an idle one.
 * @param {import('./session.js').Send} send
 */
async function frameOf(send) {
  return repeat('the window to have its size', async () => {
    const { inner, outer } = await sizesOf(send);
    const [across, down] = [outer[0] - inner[0], outer[1] - inner[1]];
    return inner[0] > 0 && across >= 0 && down >= 0 && { across, down };
  });
}

/** How long the window and the page may take for a size, in milliseconds. */
const sizeTimeoutMs = 20_000;

/**
 * Asks until there is an answer. Fails after `sizeTimeoutMs`: on a machine with much to do, a fixed
 * number of questions may be over before the window has moved at all.
 * @template Result
 * @param {string} what
 * @param {() => Promise<Result | false>} ask
 * @returns {Promise<Result>}
 */
async function repeat(what, ask) {
  const deadline = Date.now() + sizeTimeoutMs;
  do {
    const answer = await ask();
    if (answer !== false) return answer;
    await new Promise((resolve) => setTimeout(resolve, 10));
  } while (Date.now() < deadline);
  throw new Error(`WebKit waited in vain for ${what}`);
}
