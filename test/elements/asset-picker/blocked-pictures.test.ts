import { expect } from 'chai';
import { openPicker, place } from '../arranging/picker.js';
import { PreviewPage } from '../arranging/preview-page.js';
import { record } from '../arranging/records.js';
import { settled, until } from '../arranging/until.js';
import { assetAt, vastClient, vastWire } from '../arranging/vast.js';

const past = '2020-01-01T00:00:00Z';
const elsewhere = 'http://previews.test';

/** What was written to the console while `run` ran. */
async function warned(
  run: (written: readonly string[]) => Promise<void>,
): Promise<readonly string[]> {
  const written: string[] = [];
  const { warn } = console;
  console.warn = (text: unknown) => written.push(String(text));
  try {
    await run(written);
  } finally {
    console.warn = warn;
  }
  return written;
}

function allowHere(directive: string): void {
  const policy = document.createElement('meta');
  policy.httpEquiv = 'Content-Security-Policy';
  policy.content = `${directive} 'self'`;
  document.head.append(policy);
}

describe('pictures that the policy of the page blocks', () => {
  it('are named once with what is missing, drawn as others without a picture, and left alone', async () => {
    allowHere('img-src');
    const wire = vastWire(6, ({ offset, limit }) => ({
      items: Array.from({ length: Math.min(6 - offset, limit) }, (_, index) =>
        assetAt(index, {
          thumbnails: { '300px': { url: `${elsewhere}/${index}.png`, valid_until: past } },
        }),
      ),
    }));
    const client = vastClient(wire);
    const written = await warned(async (already) => {
      const pages = [1, 2].map(() => place({ client, facets: 'none', multiple: true }));
      for (const page of pages) {
        await until('the drawings', () => {
          if (page.options.length < 6) return false;
          const images = [...page.grid.querySelectorAll('img')];
          return images.length === 6 && images.every(({ hidden }) => hidden);
        });
        page.options[0]?.click();
      }
      await until('the tray of both', () => pages.every((page) => page.has('button', /^Remove /)));
      await until('the words in the console', () => already.length > 0);
      await settled();
    });
    expect(written).to.deep.equal([
      `dam-elements: this page's Content-Security-Policy blocks pictures from ${elsewhere}. Add that origin to img-src.`,
    ]);
    expect(wire.searches.length).to.equal(2);
  });
});

describe('films that the policy of the page blocks', () => {
  it('are said not to be playable, and named with what is missing where the browser tells', async () => {
    allowHere('media-src');
    const told = new Set<string>();
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
      told.add(effectiveDirective);
    });
    const written = await warned(async () => {
      const film = record(1, { formatType: 'video', filename: 'a.mp4' });
      const { page } = await openPicker({ facets: 'none' }, [film]);
      const preview = new PreviewPage(page);
      await preview.open(0);
      await until('the words', () => preview.words.includes('This cannot be played here.'));
      await settled();
    });
    const warnings = written.filter((text) => text.includes('films and sounds'));
    const missing = /from https?:\S+\. Add that origin to media-src\.$/;
    // WebKit plays nothing where the policy forbids it, and sends no event.
    expect(warnings.map((text) => missing.test(text))).to.deep.equal(
      told.has('media-src') ? [true] : [],
    );
  });
});
