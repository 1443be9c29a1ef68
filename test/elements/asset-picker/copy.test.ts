import { setViewport } from '@web/test-runner-commands';
import { expect } from 'chai';
import { openPicker } from '../arranging/picker.js';
import { PreviewPage } from '../arranging/preview-page.js';
import { record } from '../arranging/records.js';
import { until } from '../arranging/until.js';

/** What reached the clipboard: text, or what stands for each type. */
type Copied = string | Readonly<Record<string, string>>;

const own = {
  clipboard: Object.getOwnPropertyDescriptor(Navigator.prototype, 'clipboard'),
  execCommand: Object.getOwnPropertyDescriptor(Document.prototype, 'execCommand'),
};

/** A clipboard that a test can read, in place of the person's own. */
function openClipboard(): Copied[] {
  const copied: Copied[] = [];
  stand({
    writeText: (text) => Promise.resolve(void copied.push(text)),
    write: async (items) => {
      for (const item of items) {
        const types = item.types.map(async (type) => [type, await textOf(item, type)] as const);
        copied.push(Object.fromEntries(await Promise.all(types)));
      }
    },
  });
  return copied;
}

async function textOf(item: ClipboardItem, type: string): Promise<string> {
  return (await item.getType(type)).text();
}

/** Puts something in the place of the clipboard; nothing, as on pages without https. */
function stand(clipboard: Pick<Clipboard, 'writeText' | 'write'> | undefined): void {
  Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true });
}

afterEach(() => {
  Reflect.deleteProperty(navigator, 'clipboard');
  Reflect.deleteProperty(document, 'execCommand');
  expect(Object.getOwnPropertyDescriptor(Navigator.prototype, 'clipboard')).to.deep.equal(
    own.clipboard,
  );
});

async function openPreview(): Promise<PreviewPage> {
  await setViewport({ width: 1000, height: 800 });
  const metadata = { 'Alt text': ['Boats & "nets"'] };
  const { page } = await openPicker({ facets: 'none' }, [record(1, { metadata })]);
  const preview = new PreviewPage(page);
  await preview.open(0);
  return preview;
}

const address = 'http://127.0.0.1:9/img/acme/ext1/640px/picture-1.jpg';

describe('copying', () => {
  const wanted: Readonly<Record<string, Copied>> = {
    'Copy link': address,
    'Copy HTML':
      `<img src="${address}" alt="Boats &#38; &#34;nets&#34;" width="640" height="360" ` +
      'loading="lazy" data-dam-id="asset-1">',
    'Copy Markdown': `![Boats &amp; "nets"](${address})`,
    'Copy share link': `${address}?x.share=t`,
  };
  for (const [name, text] of Object.entries(wanted)) {
    it(`gives what the button ${name} says`, async () => {
      const preview = await openPreview();
      const copied = openClipboard();
      if (name === 'Copy link') preview.press(name);
      else preview.pressOtherWay(name);
      await until('the words', () => preview.page.announced === 'Copied');
      expect(copied).to.deep.equal([text]);
      expect(preview.words).to.include('Copied');
    });
  }

  it('gives editors of text the markup, and all else the link', async () => {
    const preview = await openPreview();
    const copied = openClipboard();
    preview.pressOtherWay('Copy for documents and email');
    await until('the copy', () => copied.length > 0);
    expect(copied).to.deep.equal([
      { 'text/html': wanted['Copy HTML'], 'text/plain': wanted['Copy link'] },
    ]);
  });

  it('is done once for several presses, on a button that says it is busy', async () => {
    const preview = await openPreview();
    let allow: () => void = () => undefined;
    const asked = new Promise<void>((resolve) => (allow = resolve));
    let attempts = 0;
    stand({
      writeText: () => {
        attempts += 1;
        return asked;
      },
      write: () => Promise.reject(new TypeError('not asked for')),
    });
    preview.press('Copy link');
    await until('the state', () => preview.button('Copy link').ariaBusy === 'true');
    preview.press('Copy link');
    allow();
    await until('the words', () => preview.words.includes('Copied'));
    expect(attempts).to.equal(1);
    expect(preview.button('Copied').ariaBusy).to.equal(null);
  });

  it('is of the size that is marked', async () => {
    const preview = await openPreview();
    const copied = openClipboard();
    preview.dialog.querySelectorAll<HTMLInputElement>('input[type=radio]')[3]?.click();
    await preview.page.picker.updateComplete;
    preview.pressOtherWay('Copy HTML');
    await until('the copy', () => copied.length > 0);
    expect(copied[0]).to.include('/820x312px/');
    expect(copied[0]).to.include('width="820" height="312"');
  });

  it('takes the alt text that the person wrote', async () => {
    const preview = await openPreview();
    const { page } = preview;
    const copied = openClipboard();
    preview.press('Select');
    const field = await until('the field', () => {
      return page.has('textbox', 'Alt text') && page.textbox('Alt text');
    });
    field.value = 'Mine';
    field.dispatchEvent(new InputEvent('input', { bubbles: true }));
    await page.picker.updateComplete;
    preview.pressOtherWay('Copy Markdown');
    await until('the copy', () => copied.length > 0);
    expect(copied).to.deep.equal([`![Mine](${address})`]);
  });
});

describe('copying where the clipboard is closed', () => {
  it('goes the old way, with markup too, and gives the focus back', async () => {
    const preview = await openPreview();
    stand(undefined);
    const copied: Record<string, string> = {};
    const copy = (): boolean => {
      const event = new ClipboardEvent('copy', {
        clipboardData: new DataTransfer(),
        bubbles: true,
        cancelable: true,
      });
      preview.focused?.dispatchEvent(event);
      for (const type of event.clipboardData?.types ?? []) {
        copied[type] = event.clipboardData?.getData(type) ?? '';
      }
      return true;
    };
    Object.defineProperty(document, 'execCommand', { value: copy, configurable: true });
    preview.press('Other ways to copy');
    preview.button('Copy for documents and email').focus();
    preview.pressOtherWay('Copy for documents and email');
    await until('the words', () => preview.page.announced === 'Copied');
    expect(copied['text/plain']).to.equal(address);
    expect(copied['text/html']).to.include('<img src=');
    expect(preview.focused?.textContent).to.include('Copied');
    expect(preview.dialog.querySelector('textarea')).to.equal(null);
  });

  it('shows the text, ready to be copied by hand, where that is closed too', async () => {
    const preview = await openPreview();
    stand({
      writeText: () => Promise.reject(new DOMException('no', 'NotAllowedError')),
      write: () => Promise.reject(new DOMException('no', 'NotAllowedError')),
    });
    Object.defineProperty(document, 'execCommand', { value: () => false, configurable: true });
    preview.press('Copy link');
    await until('the words', () => preview.page.announced.includes('lets nothing be copied'));
    const field = await until('the text', () => {
      return preview.focused instanceof HTMLInputElement && preview.focused;
    });
    expect(field.value).to.equal(address);
    expect([field.selectionStart, field.selectionEnd]).to.deep.equal([0, address.length]);
  });
});
