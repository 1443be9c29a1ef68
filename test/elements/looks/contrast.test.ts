import { sendKeys, setViewport } from '@web/test-runner-commands';
import { expect } from 'chai';
import { stage } from '../arranging/picker.js';
import { nameOf } from '../arranging/seen.js';
import { severalChosen, states } from '../arranging/states.js';
import { colourOf, contrast, groundOf, upon, visible } from './colours.js';

interface Theme {
  readonly scheme: 'light' | 'dark';
  /** What a host sets, by `--picker-*`. */
  readonly colours?: Readonly<Record<string, string>>;
}

const themes: Readonly<Record<string, Theme>> = {
  light: { scheme: 'light' },
  dark: { scheme: 'dark' },
  'a warm': {
    scheme: 'light',
    colours: { surface: '#fff8ef', text: '#3a2a1a', accent: '#8a3b12' },
  },
  'a midnight': {
    scheme: 'dark',
    colours: { surface: '#101b2d', text: '#e8eefc', accent: '#ffcf66' },
  },
  'a dark, in a light page,': {
    scheme: 'light',
    colours: { surface: '#14213d', text: '#f5f5f5', accent: '#fca311' },
  },
  'a light, in a dark page,': {
    scheme: 'dark',
    colours: { surface: '#f4f1de', text: '#2b2d42', accent: '#2a7f62' },
  },
};

function apply({ scheme, colours = {} }: Theme): void {
  const { style } = stage() as HTMLElement;
  style.colorScheme = scheme;
  style.background = 'Canvas';
  style.color = 'CanvasText';
  for (const [name, colour] of Object.entries(colours)) {
    style.setProperty(`--picker-${name}`, colour);
  }
}

/** Words that cannot be told from what is behind them, with the ratio. */
function paleWords(picker: Element): readonly string[] {
  return visible(picker)
    .filter((element) => !element.closest(':disabled, [aria-disabled=true], [part~=thumbnail]'))
    .flatMap((element) => [...element.childNodes].map((node) => [element, node] as const))
    .filter(([, node]) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())
    .map(([element, node]) => {
      const ground = groundOf(element);
      const ratio = contrast(upon(colourOf(getComputedStyle(element).color), ground), ground);
      return { words: node.textContent?.trim() ?? '', ratio };
    })
    .filter(({ ratio }) => ratio < 4.5)
    .map(({ words, ratio }) => `${words}: ${ratio.toFixed(2)}`);
}

/** Controls whose edge, where they have one, cannot be told from what is around them. */
function paleEdges(picker: Element): readonly string[] {
  return visible(picker)
    .filter((element) => element.matches('button, input:not([type=checkbox]), select, summary'))
    .filter((element) => !element.matches(':disabled') && !element.closest('fieldset:disabled'))
    .map((element) => {
      // A search box has its edge from the form around it.
      const edged = element.matches('[type=search]')
        ? (element.closest('form') ?? element)
        : element;
      const { borderTopColor, borderTopWidth } = getComputedStyle(edged);
      const around = groundOf(edged, false);
      const edge = upon(colourOf(borderTopColor), around);
      const isEdged = parseFloat(borderTopWidth) > 0 && colourOf(borderTopColor)[3] > 0;
      const inside = contrast(groundOf(edged), around);
      const ratio = isEdged ? Math.max(contrast(edge, around), inside) : Infinity;
      return { name: nameOf(element), ratio };
    })
    .filter(({ ratio }) => ratio < 3)
    .map(({ name, ratio }) => `${name}: ${ratio.toFixed(2)}`);
}

/** What has the focus, the ring around it, and what the ring is seen upon. */
function ring(picker: Element): { readonly name: string; readonly ratio: number } {
  let focused = picker.shadowRoot?.activeElement;
  while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
  if (!focused) return { name: '', ratio: 0 };
  const ringed = focused.matches('[type=search]') ? (focused.closest('form') ?? focused) : focused;
  const { outlineColor, outlineStyle, outlineWidth } = getComputedStyle(ringed);
  const name = nameOf(focused);
  const isDrawn = outlineStyle !== 'none' && parseFloat(outlineWidth) >= 1;
  const around = groundOf(ringed, false);
  return { name, ratio: isDrawn ? contrast(colourOf(outlineColor), around) : 0 };
}

for (const [name, theme] of Object.entries(themes)) {
  describe(`nobody looks twice in ${name} theme`, () => {
    before(() => setViewport({ width: 1000, height: 800 }));

    for (const [state, open] of Object.entries(states)) {
      it(`to read words or find controls in ${state}`, async () => {
        apply(theme);
        const { picker } = await open();
        expect(paleWords(picker), 'words').to.deep.equal([]);
        expect(paleEdges(picker), 'edges').to.deep.equal([]);
      });
    }

    it('to find where the keyboard is (skipped in a window without focus: WebKit draws no ring)', async function () {
      apply(theme);
      const { picker, searchBox } = await severalChosen();
      // The focus must not leave the page: it would not come back by itself.
      const after = stage().appendChild(document.createElement('button'));
      after.focus();
      // Without a window manager WebKit may not have it, and then draws no ring at all.
      if (!after.matches(':focus')) this.skip();
      searchBox.focus();
      const met: string[] = [];
      const pale: string[] = [];
      while (document.activeElement !== after && met.length < 40) {
        const { name: focused, ratio } = ring(picker);
        met.push(focused);
        if (ratio < 3) pale.push(`${focused}: ${ratio.toFixed(2)}`);
        await sendKeys({ press: 'Tab' });
      }
      expect(met.length).to.be.greaterThan(8);
      expect(pale).to.deep.equal([]);
    });
  });
}
