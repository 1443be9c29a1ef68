import { expect } from 'chai';
import type { AssetPick } from '../../../src/index.js';
import { openPicker } from '../arranging/picker.js';
import { enter, heard, nextEvent, select, type PickerPage } from '../arranging/picker-page.js';
import { record } from '../arranging/records.js';
import { settled, until } from '../arranging/until.js';

const kinds = [
  record(1, { filename: 'boot.jpg', metadata: { altText: ['A boot in snow'] } }),
  record(2, {
    filename: 'film.mp4',
    formatType: 'video',
    format: 'MP4',
    duration: 12,
    width: 1920,
    height: 1080,
  }),
  record(3, { filename: 'terms.pdf', formatType: 'pdf', format: 'PDF', width: null, height: null }),
];

const oneAsset = /\/v2\/assets\/asset-/;

async function pick(page: PickerPage): Promise<AssetPick> {
  const picked = nextEvent(document, 'asset-pick');
  page.press(/^Insert/);
  return (await picked).detail;
}

describe('picking', () => {
  it('hands out everything the page needs, plain and ready to be cloned', async () => {
    const { page } = await openPicker({}, kinds);
    await page.choose('boot.jpg');
    const detail = await pick(page);
    expect(structuredClone(detail)).to.deep.equal(detail);
    expect(JSON.parse(JSON.stringify(detail))).to.deep.equal(detail);
    expect(detail.schema).to.equal(1);
    expect(detail.branded).to.equal(false);
    const [item] = detail.items;
    expect(Object.keys(item ?? {})).to.have.members([
      ...['id', 'externalId', 'filename', 'createdDate', 'alt', 'embed', 'embeds'],
      ...['downloadUrl', 'markup', 'kind', 'width', 'height', 'format', 'duration', 'linkText'],
      ...['versionId', 'updatedDate', 'releaseDate', 'expirationDate', 'sizeInBytes', 'metadata'],
      ...['thumbnail', 'rendition', 'decorative'],
    ]);
    expect(item?.id).to.equal('asset-1');
    expect(item?.externalId).to.equal('ext1');
    expect(item?.filename).to.equal('boot.jpg');
    expect(item?.createdDate).to.equal('2025-12-31T00:00:00Z');
    expect(Object.keys(item?.embed ?? {})).to.have.members(['name', 'url', 'html', 'share']);
    expect(item?.embeds[item.embed.name]).to.deep.equal(item?.embed);
    expect(item?.markup.url).to.equal(item?.embed.url);
  });

  it('can be heard from outside of the trees that the picker stands in', async () => {
    const { page, picker } = await openPicker({}, kinds);
    const host = document.createElement('div');
    document.body.append(host);
    host.attachShadow({ mode: 'closed' }).append(picker);
    await page.choose('boot.jpg');
    const detail = await pick(page);
    expect(detail.items.length).to.equal(1);
  });

  it('keeps the person’s order', async () => {
    const { page } = await openPicker({ multiple: true }, kinds);
    await page.choose('terms.pdf', 'boot.jpg');
    const { items } = await pick(page);
    expect(items.map(({ filename }) => filename)).to.deep.equal(['terms.pdf', 'boot.jpg']);
  });

  it('starts from the text that the asset’s own metadata suggests', async () => {
    const { page } = await openPicker({}, kinds);
    await page.choose('boot.jpg');
    await page.ready();
    expect(page.textbox('Alt text').value).to.equal('A boot in snow');
    const { items } = await pick(page);
    expect(items[0]?.alt).to.equal('A boot in snow');
  });

  it('hands out the size and the text that the person has set', async () => {
    const { page } = await openPicker({}, kinds);
    await page.choose('boot.jpg');
    await page.ready();
    select(page.combobox('Size'), 'Website');
    enter(page.textbox('Alt text'), 'Boot "No. 1" <new>');
    const [item] = (await pick(page)).items;
    expect(item?.embed.name).to.equal('Website');
    expect(item?.alt).to.equal('Boot "No. 1" <new>');
    const holder = document.createElement('template');
    holder.innerHTML = item?.markup.html ?? '';
    const image = holder.content.firstElementChild as HTMLImageElement;
    expect(image.alt).to.equal('Boot "No. 1" <new>');
    expect(image.src).to.equal(item?.embed.url);
  });

  it('asks for the text of a link where no image is inserted, and starts from the file’s name', async () => {
    const { page } = await openPicker({ multiple: true }, kinds);
    await page.choose('terms.pdf');
    await page.ready();
    expect(page.has('textbox', 'Alt text')).to.equal(false);
    expect(page.textbox('Link text').value).to.equal('terms.pdf');
    enter(page.textbox('Link text'), 'Terms of “use” <2026>');
    const [item] = (await pick(page)).items;
    expect(item?.linkText).to.equal('Terms of “use” <2026>');
    expect(item?.alt).to.equal('');
    const holder = document.createElement('template');
    holder.innerHTML = item?.markup.html ?? '';
    expect(holder.content.textContent).to.equal('Terms of “use” <2026>');
  });

  it('calls an original that no browser shows a download', async () => {
    const drawing = record(1, { filename: 'drawing.psd', format: 'PhotoshopNative' });
    const { page } = await openPicker({ multiple: true }, [drawing, record(2)]);
    await page.choose('drawing.psd');
    await page.ready();
    const namesOf = (): readonly string[] =>
      [...page.combobox('Size').options].map(({ label }) => label.trim());
    expect(namesOf().filter((name) => name.startsWith('Download original'))).to.have.length(1);
    await page.choose('picture 2.jpg');
    await page.ready();
    expect(namesOf().filter((name) => name.startsWith('Original file'))).to.have.length(1);
  });

  it('remembers the size and text of each of several', async () => {
    const { page, picker } = await openPicker({ multiple: true }, [record(1), record(2)]);
    for (const number of [1, 2]) {
      await page.choose(`picture ${number}.jpg`);
      await page.ready();
      enter(page.textbox('Alt text'), `Text ${number}`);
      await picker.updateComplete;
    }
    page.press('Size and text of picture 1.jpg');
    await picker.updateComplete;
    expect(page.textbox('Alt text').value).to.equal('Text 1');
    const { items } = await pick(page);
    expect(items.map(({ alt }) => alt)).to.deep.equal(['Text 1', 'Text 2']);
  });

  it('starts with the size that the host prefers, where the asset has it', async () => {
    const { page } = await openPicker({ multiple: true, embed: 'Website' }, kinds);
    await page.choose('boot.jpg', 'terms.pdf');
    const { items } = await pick(page);
    expect(items[0]?.embed.name).to.equal('Website');
    expect(items[1]?.embed.name).not.to.equal('Website');
  });

  it('offers no address that still has blanks', async () => {
    const { page } = await openPicker({}, kinds);
    await page.choose('boot.jpg');
    await page.ready();
    const names = [...page.combobox('Size').options].map(({ value }) => value);
    expect(names).to.include('original');
    expect(names).not.to.include('templated');
  });

  it('says that it is preparing, and takes only one confirmation for one', async () => {
    const { page, wire } = await openPicker({}, kinds);
    const late = wire.hold(oneAsset);
    await page.choose('boot.jpg');
    const picks = heard('asset-pick');
    page.press('Insert');
    page.press('Insert');
    await until('the words', () => page.words.includes('Preparing links'));
    await until('the state', () => page.button('Insert').ariaBusy === 'true');
    late.release();
    await until('the pick', () => picks.length > 0);
    await settled();
    expect(picks.length).to.equal(1);
    expect(page.button('Insert').ariaBusy).to.equal(null);
  });

  it('keeps the choice where links fail, says so, and goes on when asked to', async () => {
    const { page, picker, wire } = await openPicker({ multiple: true }, kinds);
    const mend = wire.spoil(() => new Response('', { status: 500 }), /asset-3/);
    const picks = heard('asset-pick');
    await page.choose('boot.jpg', 'terms.pdf');
    page.press('Insert 2');
    await until('the words', () => page.words.includes('could not be prepared'));
    expect(picks).to.deep.equal([]);
    expect(picker.value).to.deep.equal(['asset-1', 'asset-3']);
    await until('its own words', () => page.words.includes('could not be loaded'));

    mend();
    page.press('Insert 2');
    await until('the pick', () => picks.length > 0);
    expect(picks[0]?.detail.items.length).to.equal(2);
  });

  it('asks again for the links of one asset by its own button', async () => {
    const { page, wire } = await openPicker({}, kinds);
    wire.spoil(() => new Response('', { status: 500 }), oneAsset, 1);
    await page.choose('boot.jpg');
    await until('the failure', () => page.words.includes('could not be loaded'));
    page.press('Try again');
    await until('the sizes', () => page.has('combobox', 'Size'));
  });

  it('goes on preparing where the host has it start over meanwhile', async () => {
    const { page, picker, wire } = await openPicker({}, kinds);
    const late = wire.hold(oneAsset);
    await page.choose('boot.jpg');
    const picks = heard('asset-pick');
    page.press('Insert');
    await until('the request', () => late.come);
    picker.reload();
    late.release();
    await until('the pick', () => picks.length > 0);
  });

  it('gives no pick without its links when the picker is taken away meanwhile', async () => {
    const { page, picker, wire } = await openPicker({}, kinds);
    const picks = heard('asset-pick');
    const late = wire.hold(oneAsset);
    await page.choose('boot.jpg');
    page.press('Insert');
    picker.remove();
    late.release();
    await settled();
    expect(picks).to.deep.equal([]);
  });
});
