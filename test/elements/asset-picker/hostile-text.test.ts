import { expect } from 'chai';
import type { AssetPick } from '../../../src/index.js';
import { library, openPicker, place } from '../arranging/picker.js';
import { heard, nextEvent, select } from '../arranging/picker-page.js';
import { record } from '../arranging/records.js';
import { allByRole, everyElement } from '../arranging/seen.js';
import { settled, until } from '../arranging/until.js';

const text = `"><img src=x onerror="globalThis.struck = true"><b>'\${1}{{2}}</b>`;

const hostile = record(1, {
  filename: `${text}.jpg`,
  metadata: { [`a"><i>`]: [text], altText: [text], constructor: ['x'] },
  categories: [`${text}/${text}`],
});

/** Whether anything on the page was made of what the service said. */
function isStruck(root: Element): boolean {
  return (
    'struck' in globalThis ||
    everyElement(root).some(({ localName }) => localName === 'b' || localName === 'i') ||
    everyElement(root).some((element) => element.hasAttribute('onerror'))
  );
}

async function pick(press: () => void): Promise<AssetPick> {
  const picked = nextEvent(document, 'asset-pick');
  press();
  return (await picked).detail;
}

describe('text of others', () => {
  it('shows as text: names of files, values of facets, alt text', async () => {
    const { page, picker } = await openPicker({ multiple: true }, [hostile]);
    expect(page.filenames).to.deep.equal([`${text}.jpg`]);
    await page.choose(`${text}.jpg`);
    await page.ready();
    expect(page.textbox('Alt text').value).to.equal(text);
    const boxes = everyElement(picker).filter((element) => element.textContent === text);
    expect(boxes.length).to.be.greaterThan(0);
    allByRole(picker, 'checkbox', /^"><img/)[0]?.click();
    await until('the chip', () => page.has('button', /^Remove filter/));
    expect(isStruck(picker)).to.equal(false);
  });

  it('is safe in the markup that is handed out', async () => {
    const { page } = await openPicker({}, [hostile]);
    await page.choose(`${text}.jpg`);
    await page.ready();
    const { items } = await pick(() => page.press('Insert'));
    const holder = document.createElement('div');
    document.body.append(holder);
    holder.innerHTML = items[0]?.markup.html ?? '';
    await settled();
    expect(holder.children.length).to.equal(1);
    expect(holder.querySelector('img')?.alt).to.equal(text);
    expect(isStruck(holder)).to.equal(false);
  });

  it('is safe in the page though the service says it in an error', async () => {
    const { client, wire } = library();
    wire.spoil(() => new Response(text, { status: 500, statusText: 'text' }));
    const errors = heard('picker-error');
    const page = place({ client });
    await until('the words', () => page.words.includes('has a problem'));
    expect(page.words).not.to.include('onerror');
    expect(errors[0]?.detail.message).not.to.include('onerror');
  });

  it('shows as text where it names the person', async () => {
    const { client, wire } = library();
    wire.spoil(
      () => Response.json({ uuid: 'u-1', first_name: text, last_name: null, email: null }),
      /\/user$/,
    );
    const page = place({ client });
    await until('the results', () => page.options.length > 0);
    await settled();
    expect(isStruck(page.picker)).to.equal(false);
  });

  it('shows as text where the host says it', async () => {
    const page = place({ client: library().client, query: text, messages: { emptyTitle: text } });
    await until('the words', () => page.words.includes(text));
    expect(page.searchBox.value).to.equal(text);
    expect(isStruck(page.picker)).to.equal(false);
  });
});

describe('names of sizes', () => {
  const names = ['__proto__', '', 'a/b', 'constructor', text];
  const embeds = Object.fromEntries(
    names.map((name, index) => [
      name,
      { url: `https://embed.test/img/acme/ext1/${index}px/a.jpg`, html: null, share: null },
    ]),
  );

  it('survive as they are, from the list of sizes to the page', async () => {
    const { page, wire } = await openPicker();
    wire.spoil(
      () =>
        Response.json({
          id: 'asset-1',
          external_id: 'ext1',
          filename: 'picture 1.jpg',
          created_date: '2026-01-01T00:00:00Z',
          file_properties: { format: 'JPEG', format_type: 'image' },
          embeds,
        }),
      /\/v2\/assets\/asset-1/,
    );
    await page.choose('picture 1.jpg');
    await page.ready();
    const list = page.combobox('Size');
    expect([...list.options].map(({ value }) => value)).to.deep.equal(names);
    const shown = [...list.options].map((option) => option.textContent.trim());
    expect(shown[0]).to.include('__proto__');
    expect(shown[3]).to.include('constructor');

    for (const [index, name] of names.entries()) {
      // Nothing is chosen any more once it was handed over.
      if (page.selected.length === 0) await page.choose('picture 1.jpg');
      await page.ready();
      select(page.combobox('Size'), name);
      const detail = structuredClone(await pick(() => page.press('Insert')));
      const [item] = detail.items;
      expect(item?.embed.name).to.equal(name);
      expect(item?.embed.url).to.include(`/${index}px/`);
      expect(Object.entries(item?.embeds ?? {}).map(([key]) => key)).to.deep.equal(names);
    }
  });
});
