import { resetMouse, sendMouse, setViewport } from '@web/test-runner-commands';
import { expect } from 'chai';
import { openPicker } from '../arranging/picker.js';
import { PreviewPage } from '../arranging/preview-page.js';
import { record } from '../arranging/records.js';
import { states } from '../arranging/states.js';
import { until } from '../arranging/until.js';
import { assetAt, openVast } from '../arranging/vast.js';

describe('the zoom of the preview', () => {
  const large = new URL('../arranging/dot.svg', import.meta.url).href;
  const thumbnails = { '2048px': { url: large, valid_until: '2036-01-01T00:00:00Z' } };
  const sized = (index: number, width: number, height: number): ReturnType<typeof assetAt> =>
    assetAt(index, {
      thumbnails,
      file_properties: {
        format: 'JPEG',
        format_type: 'image',
        image_properties: { width, height },
      },
    });

  async function openPictures(): Promise<PreviewPage> {
    await setViewport({ width: 1000, height: 800 });
    const items = [sized(0, 3000, 2000), sized(1, 4000, 3000), sized(2, 300, 200)];
    const { page, wire } = await openVast(3, {}, () => ({ items }));
    items.forEach((item, index) =>
      wire.spoil(() => Response.json(item), new RegExp(`asset-${index}\\b`)),
    );
    const preview = new PreviewPage(page);
    await preview.show(0);
    return preview;
  }

  it('stays from one picture to the next, at the same part of it', async () => {
    const preview = await openPictures();
    preview.press('100%');
    await until('all of its pixels', () => Math.abs(preview.width - 3000) < 1);
    preview.stage.scrollTo(preview.stage.scrollWidth, 0);
    preview.press('Next asset');
    await until('those of the next', () => Math.abs(preview.width - 4000) < 1);
    await until('its right side', () => preview.stage.scrollLeft > 2000);
    preview.press('Previous asset');
    await until('those of the first', () => Math.abs(preview.width - 3000) < 1);
  });

  it('shows all of a picture that is smaller than that', async () => {
    const preview = await openPictures();
    preview.press('100%');
    await until('all of its pixels', () => Math.abs(preview.width - 3000) < 1);
    preview.press('Next asset');
    preview.press('Next asset');
    await until('the small picture', () => preview.words.includes('3 of 3'));
    await until('all of it', () => preview.button('Zoom out').ariaDisabled === 'true');
  });

  it('leaves room around a picture that is seen whole', async () => {
    const preview = await openPictures();
    const around = preview.stage.parentElement?.getBoundingClientRect();
    const bar = preview.button('Fit').getBoundingClientRect();
    const picture = preview.stage.firstElementChild?.getBoundingClientRect();
    expect(picture?.bottom).to.be.lessThan(bar.top);
    expect(picture?.left).to.be.greaterThan((around?.left ?? 0) + 8);
  });

  it('leaves as much room where its buttons need two lines', async () => {
    const preview = await openPictures();
    preview.page.picker.style.inlineSize = '180px';
    const top = (name: string): number => preview.button(name).getBoundingClientRect().top;
    await until('two lines', () => top('100%') > top('Zoom out') + 20);
    const picture = (): DOMRect | undefined =>
      preview.stage.firstElementChild?.getBoundingClientRect();
    expect(picture()?.height).to.be.greaterThan(60);
    expect(picture()?.bottom).to.be.lessThan(top('Zoom out'));
    expect(preview.stage.getBoundingClientRect().bottom).to.be.lessThan(top('Zoom out'));
  });
});

describe('the name above the preview', () => {
  it('is shortened in its middle on a phone, so that its number and extension are seen', async () => {
    await setViewport({ width: 320, height: 700 });
    const filename = 'wild-daisy-after-the-rain-in-the-morning-2770.jpeg';
    const { page } = await openPicker({}, [record(1, { filename })]);
    const preview = new PreviewPage(page);
    await preview.show(0);
    const name = preview.dialog.querySelector(`[title="${filename}"]`);
    expect(name?.textContent.trim()).to.equal(filename);
    expect(name?.scrollWidth).to.be.at.most(name?.clientWidth ?? 0);
    expect(name?.querySelector('[data-end]')?.getAttribute('data-end')).to.equal('2770.jpeg');
  });
});

describe('the card of a video', () => {
  afterEach(() => resetMouse());

  it('looks for its stream where the mouse rests, and forgets it where none can be played', async () => {
    await setViewport({ width: 1000, height: 800 });
    const film = record(1, { filename: 'film.mp4', formatType: 'video', duration: 61 });
    const { page, picker, wire } = await openPicker({ facets: 'none' }, [film, record(2)]);
    const films: HTMLVideoElement[] = [];
    const watch = new MutationObserver((changes) => {
      for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
        if (node instanceof HTMLVideoElement) films.push(node);
      }
    });
    if (picker.shadowRoot) watch.observe(picker.shadowRoot, { subtree: true, childList: true });
    const { left, top, width } = page.option('film.mp4').getBoundingClientRect();
    const moveTo = (share: number): Promise<void> => {
      const position: [number, number] = [Math.round(left + width * share), Math.round(top) + 60];
      return sendMouse({ type: 'move', position });
    };
    // What follows the pointer sees who comes to a card from then on.
    for (let step = 0; !page.has('button', 'Preview') && step < 200; step += 1) {
      await sendMouse({ type: 'move', position: [1, 1] });
      await moveTo(0.5);
    }
    await until('its links', () => wire.details.length > 0);
    for (let step = 0; films.length === 0 && step < 500; step += 1) {
      await moveTo(((step % 8) + 1) / 10);
    }
    expect(films[0]?.muted).to.equal(true);
    expect(films[0]?.controls).to.equal(false);
    // Nothing listens where the film should be.
    await until('the picture again', () => !films[0]?.isConnected);
    expect(picker.value).to.deep.equal([]);
  });
});

describe('the title of a preview', () => {
  it('is beside the way back in both directions, whatever its own', async () => {
    const page = await states['a preview']?.();
    if (!page) throw new Error('There is no such state');
    page.picker.dir = 'rtl';
    const bar = page.button('Back to results').parentElement;
    const title = document.createRange();
    title.selectNodeContents(bar?.querySelector('p[title]') ?? document.body);
    const { left } = page.button('Back to results').getBoundingClientRect();
    expect(left - title.getBoundingClientRect().right).to.be.within(0, 24);
  });
});
