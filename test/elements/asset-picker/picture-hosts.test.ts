import { expect } from 'chai';
import { PreviewPage } from '../arranging/preview-page.js';
import { openProducts, product } from '../arranging/shop.js';
import { everyElement } from '../arranging/seen.js';
import { settled, until } from '../arranging/until.js';
import { assetAt, openVast } from '../arranging/vast.js';

/** The server of this page goes by two names; the second is another host to the picker. */
const own = location.origin;
const other = own.replace('//localhost', '//127.0.0.1');
let count = 0;

// The modules of the page alone may fill the list of what was requested.
performance.clearResourceTimings();
performance.setResourceTimingBufferSize(10_000);

/** An address of a picture that was never fetched before. */
function fresh(origin: string): string {
  count += 1;
  return `${origin}${new URL('../arranging/dot.svg', import.meta.url).pathname}?${count}`;
}

/** Whether this page has asked for an address, answered or not. */
function isRequested(address: string): boolean {
  return performance.getEntriesByName(address).length > 0;
}

/** Everything on the page that a browser fetches pictures, films or sounds for. */
function sources(root: Element): readonly string[] {
  return everyElement(root)
    .filter((element) => element.matches('img, video, audio, source'))
    .flatMap((element) =>
      // A candidate of `srcset` is an address and its width.
      ['src', 'srcset', 'poster'].flatMap(
        (name) => element.getAttribute(name)?.replaceAll(/ \d+w/g, '').split(', ') ?? [],
      ),
    );
}

function shown(urls: Readonly<Record<string, string>>, change: object = {}): object {
  const thumbnails = Object.fromEntries(Object.entries(urls).map(([name, url]) => [name, { url }]));
  return assetAt(0, { thumbnails, ...change });
}

async function openWith(
  asset: object,
  pictureHosts = '',
): Promise<Awaited<ReturnType<typeof openVast>>> {
  const made = await openVast(1, { pictureHosts, multiple: true }, () => ({ items: [asset] }));
  made.wire.spoil(() => Response.json(asset), /assets\/asset-0\b/);
  return made;
}

/** Chooses the only asset and looks at it large, so that all its pictures are drawn. */
async function look({ page }: Awaited<ReturnType<typeof openVast>>): Promise<PreviewPage> {
  page.options[0]?.click();
  await until('the tray', () => page.has('button', /^Remove /));
  const preview = new PreviewPage(page);
  await preview.show(0);
  await until('the facts', () => preview.words.includes('File'));
  return preview;
}

describe('pictures', () => {
  it('come from every host where the page names none, and without the address of the page', async () => {
    const [one, two] = [fresh(own), fresh(other)];
    const made = await openWith(shown({ '300px': one, '2000px': two }));
    await look(made);
    await until('both pictures', () => isRequested(one) && isRequested(two));
    const pictures = everyElement(made.picker).filter((each) => each.matches('img'));
    expect(pictures.length).to.be.greaterThan(2);
    for (const each of pictures)
      expect(each.getAttribute('referrerpolicy')).to.equal('no-referrer');
  });

  it('come from the named hosts alone: in the list, in the tray and large', async () => {
    const [one, two, three] = [fresh(own), fresh(other), fresh(other)];
    const asset = shown({ '300px': one, '600px': two, '2000px': three });
    const made = await openWith(asset, own);
    await look(made);
    await until('the picture', () => isRequested(one));
    await settled();
    expect([two, three].filter(isRequested)).to.deep.equal([]);
    expect(new Set(sources(made.picker))).to.deep.equal(new Set([one]));
  });

  it('leave their place to a drawing where none may come, and the preview says so', async () => {
    const asset = shown({ '300px': fresh(other) });
    const made = await openWith(asset, new URL(own).host);
    const preview = await look(made);
    expect(sources(made.picker)).to.deep.equal([]);
    expect(preview.words).to.include('There is no picture of this file.');
  });

  it('follow the attribute', async () => {
    const url = fresh(other);
    const { picker } = await openWith(shown({ '300px': url }), 'previews.example.com');
    await settled();
    expect(sources(picker)).to.deep.equal([]);
    picker.removeAttribute('picture-hosts');
    picker.setAttribute('picture-hosts', new URL(other).host);
    await until('the picture', () => isRequested(url));
    picker.setAttribute('picture-hosts', 'previews.example.com');
    await until('the drawing', () => sources(picker).length === 0);
    picker.removeAttribute('picture-hosts');
    await until('the picture', () => sources(picker).length > 0);
  });

  const addresses = [
    `data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>`,
    `blob:${own}/00000000-0000-4000-8000-000000000000`,
    new URL(fresh(own)).pathname,
    `//${new URL(fresh(own)).host}/dot.svg`,
    `ftp://localhost/dot.svg`,
  ];
  for (const address of addresses) {
    it(`are not fetched from ${address.slice(0, 12)}…, whoever says so`, async () => {
      const made = await openWith(shown({ '300px': address, '600px': address }));
      await look(made);
      expect(sources(made.picker)).to.deep.equal([]);
    });
  }

  it('are no list of addresses, though an address says so', async () => {
    const [one, two, smuggled] = [fresh(own), fresh(own), fresh(other)];
    const asset = shown({
      '300px': `${one} 300w, ${smuggled}`,
      '600px': `${two} 1w, ${smuggled} 9999w, ${two}`,
    });
    const made = await openWith(asset, own);
    await look(made);
    await until('a picture', () => sources(made.picker).length > 0);
    await settled();
    expect(isRequested(smuggled)).to.equal(false);
  });
});

describe('films and sounds', () => {
  for (const [kind, name] of [
    ['video', 'video_stream'],
    ['audio', 'streaming_mp3'],
  ] as const) {
    it(`come from the named hosts alone: ${kind}`, async () => {
      const [film, poster] = [fresh(other), fresh(other)];
      const file = { format: 'MP4', format_type: kind, size_in_bytes: 1 };
      const embeds = { [name]: { url: film, html: null, share: null } };
      const asset = shown({ '300px': poster }, { file_properties: file, embeds });
      const refused = await openWith(asset, own);
      await look(refused);
      await settled();
      expect(sources(refused.picker)).to.deep.equal([]);
      expect([film, poster].filter(isRequested)).to.deep.equal([]);
      const allowed = await openWith(asset, other);
      await look(allowed);
      await until('the film', () => isRequested(film));
    });
  }
});

describe('pictures of products', () => {
  it('come from the named hosts alone: in the list and in the tray', async () => {
    const [one, two] = [fresh(own), fresh(other)];
    const stock = { products: [product(1), product(2)] };
    const { page, picker, wire } = await openProducts(stock, { multiple: true });
    const items = [one, two].map((url, index) => ({
      product_id: `product-${index + 1}`,
      name: `Lamp ${index + 1}`,
      featured_image: { id: 'a', url },
    }));
    wire.spoil(() => Response.json({ total_count: 2, items }), /products\/search/);
    wire.spoil(() => Response.json(items[1]), /products\/product-2/);
    picker.pictureHosts = own;
    await page.search('lamp');
    await until('the picture', () => isRequested(one));
    page.row('Lamp 2').click();
    await until('the tray', () => page.has('button', /^Remove /));
    await settled();
    expect(isRequested(two)).to.equal(false);
    expect(new Set(sources(picker))).to.deep.equal(new Set([one]));
    picker.pictureHosts = '';
    await until('the other picture', () => isRequested(two));
  });
});
