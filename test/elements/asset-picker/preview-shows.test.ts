import { setViewport } from '@web/test-runner-commands';
import { expect } from 'chai';
import { recordCatalogue } from '../../../src/service/index.js';
import { library, openPicker } from '../arranging/picker.js';
import { PreviewPage } from '../arranging/preview-page.js';
import { record } from '../arranging/records.js';
import { settled, until } from '../arranging/until.js';
import { assetAt, openVast } from '../arranging/vast.js';

type Opened = Awaited<ReturnType<typeof openPicker>>;

async function openAt(change: Parameters<typeof record>[1] = {}): Promise<
  Opened & {
    readonly preview: PreviewPage;
  }
> {
  await setViewport({ width: 1000, height: 800 });
  const made = await openPicker({ facets: 'none' }, [record(1, change), record(2)]);
  const preview = new PreviewPage(made.page);
  await preview.open(0);
  return { ...made, preview };
}

/** The players that come up in a picker, however soon they are gone again. */
function playersIn(picker: Element): HTMLMediaElement[] {
  const players: HTMLMediaElement[] = [];
  const watch = new MutationObserver((changes) => {
    for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (!(node instanceof Element)) continue;
      players.push(...node.querySelectorAll<HTMLMediaElement>('video, audio'));
      if (node instanceof HTMLMediaElement) players.push(node);
    }
  });
  if (picker.shadowRoot) watch.observe(picker.shadowRoot, { subtree: true, childList: true });
  return players;
}

describe('what the preview shows', () => {
  it('is copied in any size where nothing may be changed, and changes none', async () => {
    const { page, picker, preview } = await openAt();
    Object.assign(picker, { value: ['asset-1'], disabled: true });
    await until('the size', () => page.has('combobox', 'Size'));
    const { value } = page.combobox('Size');
    const [, other] = preview.dialog.querySelectorAll('input');
    other?.click();
    await settled();
    expect(other?.checked).to.equal(true);
    expect(page.combobox('Size').value).to.equal(value);
  });

  it('is what is known of the file, and what was written about it', async () => {
    const metadata = { credit: ['Ana', 'Ben'], usageRights: ['Ours'], empty: [''] };
    const { preview } = await openAt({ metadata });
    const { words } = preview;
    for (const part of [
      'JPEG',
      '1600 × 900',
      '250 kB',
      'December 31, 2025',
      'Credit',
      'Ana, Ben',
      'Usage rights',
    ]) {
      expect(words).to.include(part);
    }
    expect(words).not.to.match(/empty/i);
  });

  it('names metadata as the service does', async () => {
    const catalogue = recordCatalogue([record(1, { metadata: { useTerms: ['Ours'] } })], {
      fields: [{ displayKey: 'useTerms', displayName: 'Terms of use' }],
    });
    const { client } = library([], { catalogue });
    const { page } = await openPicker({ facets: 'none', client });
    const preview = new PreviewPage(page);
    await preview.open(0);
    expect(preview.words).to.match(/Terms of use\s*Ours/);
  });

  it('says in words what format it is, and until when it can be used', async () => {
    const { preview } = await openAt({
      filename: 'plans.pptx',
      format: 'MicrosoftPowerpointOoXmlDocument',
      formatType: 'office',
      expires: Date.UTC(2040, 11, 3, 12),
    });
    await until('the details', () => preview.words.includes('Expires'));
    expect(preview.words).to.include('PowerPoint');
    expect(preview.words).not.to.include('OoXml');
    expect(preview.words).to.include('December 3, 2040');
    expect(preview.words).not.to.include('Release date');
  });

  it('is every size that can be had, with its pixels', async () => {
    const { preview } = await openAt();
    const sizes = [...preview.dialog.querySelectorAll('label')].map((label) =>
      label.textContent.replace(/\s+/g, ' ').trim(),
    );
    expect(sizes).to.deep.equal([
      '640 px wide 640 × 360',
      '640 px high 1138 × 640',
      'Website 1280 × 720',
      'Facebook-cover 820 × 312',
      'Original file 1600 × 900',
    ]);
  });

  it('offers the original without saying where the person comes from', async () => {
    const { preview } = await openAt();
    const link = preview.dialog.querySelector<HTMLAnchorElement>('a[download]');
    expect(link?.textContent.trim()).to.equal('Download original');
    expect(link?.relList.contains('noreferrer')).to.equal(true);
  });

  it('plays films and sounds by the browser’s own controls', async () => {
    for (const formatType of ['video', 'audio'] as const) {
      const { page, picker } = await openPicker({ facets: 'none' }, [record(1, { formatType })]);
      const players = playersIn(picker);
      const preview = new PreviewPage(page);
      await preview.open(0);
      const [player] = players;
      expect(player?.localName).to.equal(formatType);
      expect(player?.controls).to.equal(true);
      picker.remove();
    }
  });

  it('says so where a film cannot be played, and shows its picture', async () => {
    // Nothing listens where the film should be.
    const { preview } = await openAt({ formatType: 'video', filename: 'a.mp4', duration: 61 });
    await until('the words', () => preview.words.includes('This cannot be played here.'));
    expect(preview.words).to.include('1:01');
    expect(preview.dialog.querySelector('video')).to.equal(null);
    expect(preview.stage.querySelector('img')).not.to.equal(null);
  });

  it('leads to the document where a page is all that can be shown', async () => {
    const { preview } = await openAt({ formatType: 'pdf', filename: 'a.pdf' });
    const link = preview.dialog.querySelector<HTMLAnchorElement>('a[target=_blank]');
    expect(link?.textContent.trim()).to.equal('Open the document');
    expect(link?.relList.contains('noopener')).to.equal(true);
    expect(preview.dialog.querySelector('iframe')).to.equal(null);
  });

  it('says that links do not come, and asks again', async () => {
    const { page, wire } = await openPicker({ facets: 'none' });
    const mend = wire.spoil(() => new Response('', { status: 500 }), /assets\/asset-1\b/);
    const preview = new PreviewPage(page);
    await preview.show(0);
    await until('the words', () => preview.words.includes('could not be loaded'));
    mend();
    preview.press('Try again');
    await preview.ready();
  });
});

describe('the picture in the preview', () => {
  const large = new URL('../arranging/dot.svg', import.meta.url).href;
  const thumbnails = { '2048px': { url: large, valid_until: '2036-01-01T00:00:00Z' } };

  async function openPicture(width = 3000, height = 2000): Promise<PreviewPage> {
    await setViewport({ width: 1000, height: 800 });
    const image_properties = { width, height };
    const file_properties = { format: 'JPEG', format_type: 'image', image_properties };
    const items = [assetAt(0, { thumbnails, file_properties }), assetAt(1)];
    const { page, wire } = await openVast(2, {}, () => ({ items }));
    wire.spoil(() => Response.json(items[0]), /asset-0\b/);
    const preview = new PreviewPage(page);
    await preview.show(0);
    return preview;
  }

  it('fits at first, and is enlarged, reduced and fitted again by keys', async () => {
    const preview = await openPicture();
    const fitting = preview.width;
    expect(fitting).to.be.at.most(preview.stage.clientWidth);
    await preview.key('+');
    await preview.key('+');
    const enlarged = preview.width;
    expect(enlarged).to.be.greaterThan(fitting * 1.5);
    await preview.key('-');
    expect(preview.width).to.be.lessThan(enlarged);
    await preview.key('1');
    expect(preview.width).to.be.closeTo(3000, 1);
    await preview.key('0');
    expect(preview.width).to.equal(fitting);
  });

  it('is enlarged by buttons, and says by how much', async () => {
    const preview = await openPicture();
    expect(preview.button('Zoom out').ariaDisabled).to.equal('true');
    preview.press('100%');
    await until('the size', () => Math.abs(preview.width - 3000) < 1);
    preview.press('Zoom in');
    await until('the words', () => preview.words.includes('150%'));
    preview.press('Fit');
    await until('the whole of it', () => preview.button('Zoom out').ariaDisabled === 'true');
  });

  it('never grows beyond what browsers can draw', async () => {
    const preview = await openPicture(200_000, 100_000);
    preview.press('100%');
    await until('more of it', () => preview.width > 2000);
    expect(preview.width).to.be.at.most(16_001);
  });

  it('keeps what is under the pointer where it is, by wheel and by double click', async () => {
    const preview = await openPicture();
    const { stage } = preview;
    const box = stage.getBoundingClientRect();
    const at = { clientX: box.x + box.width / 4, clientY: box.y + box.height / 2 };
    const share = (): number => {
      const sheet = stage.firstElementChild?.getBoundingClientRect() ?? box;
      return (at.clientX - sheet.x) / sheet.width;
    };
    const before = share();
    const init = { ...at, bubbles: true, cancelable: true };
    stage.dispatchEvent(new MouseEvent('dblclick', init));
    await until('the picture', () => preview.width > 2000);
    await settled();
    expect(share()).to.be.closeTo(before, 0.01);
    const wheel = new WheelEvent('wheel', { ...init, ctrlKey: true, deltaY: -100 });
    stage.dispatchEvent(wheel);
    expect(wheel.defaultPrevented).to.equal(true);
    await until('more of it', () => preview.width > 4000);
    await settled();
    expect(share()).to.be.closeTo(before, 0.01);
    stage.dispatchEvent(new MouseEvent('dblclick', init));
    await until('the whole of it', () => preview.width < 1000);
    const plain = new WheelEvent('wheel', { ...init, deltaY: -100 });
    stage.dispatchEvent(plain);
    expect(plain.defaultPrevented).to.equal(false);
  });

  it('is scrolled by the arrows while it is larger than its place, and dragged by a mouse', async () => {
    const preview = await openPicture();
    await preview.key('1');
    const { stage } = preview;
    const { name } = preview;
    stage.focus();
    const before = stage.scrollLeft;
    await preview.key('ArrowRight');
    expect(preview.name).to.equal(name);
    await until('another part', () => stage.scrollLeft > before);
    expect(stage.scrollWidth).to.be.greaterThan(stage.clientWidth);
  });
});
