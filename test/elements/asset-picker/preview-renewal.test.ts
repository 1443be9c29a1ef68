import { expect } from 'chai';
import { settled, until } from '../arranging/until.js';
import { assetAt, openVast } from '../arranging/vast.js';

type Opened = Awaited<ReturnType<typeof openVast>>;

const good = new URL('../arranging/dot.svg', import.meta.url).href;
const broken = new URL('../arranging/absent.svg', import.meta.url).href;
const past = '2020-01-01T00:00:00Z';
const future = '2036-01-01T00:00:00Z';

function shown(place: number, url: string, until: string): object {
  return assetAt(place, { thumbnails: { '300px': { url, valid_until: until } } });
}

/** A list of one asset, whose picture is the first, and the second once it is asked for anew. */
async function openWith(
  first: readonly [url: string, until: string],
  second: readonly [url: string, until: string],
): Promise<Opened & { readonly asked: () => number }> {
  const made = await openVast(1, { multiple: true }, () => ({ items: [shown(0, ...first)] }));
  let asked = 0;
  made.wire.spoil(() => {
    asked += 1;
    return Response.json(shown(0, ...second));
  }, /assets\/asset-0\b/);
  return { ...made, asked: () => asked };
}

/** Takes over the timers of half a minute and more, and the clock that they go by. */
function takeLongTimers(): {
  /** How long those took that were set so far, in milliseconds. */
  readonly waits: readonly number[];
  /** Lets the latest end. */
  readonly end: () => void;
  readonly giveBack: () => void;
} {
  const { setTimeout } = globalThis;
  const now = performance.now.bind(performance);
  const waits: number[] = [];
  let ahead = 0;
  let latest: (() => void) | undefined;
  const put = (object: object, name: string, value: unknown): void => {
    Object.defineProperty(object, name, { value, configurable: true, writable: true });
  };
  put(performance, 'now', () => now() + ahead);
  put(globalThis, 'setTimeout', (run: () => void, wait = 0): unknown => {
    if (wait < 30_000) return setTimeout(run, wait);
    waits.push(wait);
    latest = run;
    return undefined;
  });
  return {
    waits,
    end: () => {
      ahead += waits.at(-1) ?? 0;
      latest?.();
    },
    giveBack: () => {
      put(globalThis, 'setTimeout', setTimeout);
      Reflect.deleteProperty(performance, 'now');
      // The page's budget has counted requests that are yet to come by the real clock.
      Reflect.deleteProperty(globalThis, Symbol.for('dam-elements.request-budget'));
    },
  };
}

function pictureIn(root: Element | undefined): HTMLImageElement | null | undefined {
  return root?.querySelector('img');
}

describe('a picture whose address has lapsed', () => {
  it('is asked for again, and shown', async () => {
    const { page, asked } = await openWith([broken, past], [good, future]);
    await until('the picture', () => {
      const picture = pictureIn(page.options[0]);
      return picture?.src === good && !picture.hidden && picture.naturalWidth > 0;
    });
    expect(asked()).to.equal(1);
  });

  it('is asked for once: where the new one does not load, the drawing stays', async () => {
    const { page, picker, asked } = await openWith([broken, past], [`${broken}?2`, past]);
    await until('the failure', () => {
      const picture = pictureIn(page.options[0]);
      return picture?.src === `${broken}?2` && picture.hidden;
    });
    picker.requestUpdate();
    await picker.updateComplete;
    await settled();
    expect(asked()).to.equal(1);
  });

  it('is asked for again after pauses that grow, as long as no new one loads', async () => {
    const timers = takeLongTimers();
    try {
      const first = shown(0, broken, past);
      const { page, wire } = await openVast(1, {}, () => ({ items: [first] }));
      let asked = 0;
      wire.spoil(() => Response.json(shown(0, `${broken}?${(asked += 1)}`, past)), /asset-0\b/);
      const pauses: number[] = [];
      for (let time = 1; time <= 4; time += 1) {
        await until(`attempt ${time}`, () => asked === time);
        await until('another failure', () => {
          const picture = pictureIn(page.options[0]);
          return picture?.src.endsWith(`?${time}`) && picture.hidden;
        });
        const least = 50_000 * 2 ** (time - 1);
        await until('the pause', () => (timers.waits.at(-1) ?? 0) > least);
        pauses.push(Math.round((timers.waits.at(-1) ?? 0) / 60_000));
        expect(asked).to.equal(time);
        timers.end();
      }
      expect(pauses).to.deep.equal([1, 2, 4, 8]);
    } finally {
      timers.giveBack();
    }
  });

  it('is not asked for again before its time, however it fails', async () => {
    const { page, asked } = await openWith([broken, future], [good, future]);
    await until('the failure', () => pictureIn(page.options[0])?.hidden);
    await settled();
    expect(asked()).to.equal(0);
  });

  it('is renewed in the tray with the list', async () => {
    const { page, picker } = await openWith([broken, past], [good, future]);
    page.options[0]?.click();
    await until('the picture in the tray', () => {
      const button = page.has('button', /^Size and text of/) && page.button(/^Size and text of/);
      return button && pictureIn(button)?.src === good;
    });
    expect(picker.value).to.deep.equal(['asset-0']);
  });
});

describe('a screen of pictures whose addresses have lapsed', () => {
  it('is renewed by searches for many at once', async () => {
    let asked = 0;
    const { page, wire } = await openVast(8, {}, () => {
      asked += 1;
      const [url, until] = asked === 1 ? [broken, past] : [good, future];
      const items = Array.from({ length: 8 }, (_, place) => shown(place, `${url}?${place}`, until));
      return { items };
    });
    await until('every picture', () => {
      const pictures = page.options.map(pictureIn);
      return pictures.every(
        (picture) => picture && !picture.src.startsWith(broken) && !picture.hidden,
      );
    });
    // Pictures that fail later than the first may be asked for apart.
    expect(asked - 1 + wire.details.length).to.be.at.most(4);
  });
});
