import { setViewport } from '@web/test-runner-commands';
import { expect } from 'chai';
import type { AssetPicker } from '../../../src/index.js';
import { nameOf } from '../arranging/seen.js';
import { states } from '../arranging/states.js';
import { settled } from '../arranging/until.js';
import { visible } from './colours.js';

/** What can be pressed, set or typed into. */
const controls = 'button, input, select, summary, [role=gridcell]:not([aria-busy])';

/** Edges may lie on half a pixel. */
const slack = 1;

/** How much room a picker has, and what else is so there. */
export interface Room {
  /** Of the window, in pixels. */
  readonly width: number;
  readonly height: number;
  readonly arrange?: () => void;
}

/** The picker's own box: of a field, on the page or in a dialog. */
function frameOf({ shadowRoot }: AssetPicker): HTMLElement {
  const frame = shadowRoot?.querySelector('[part=frame], [part=field]');
  if (!(frame instanceof HTMLElement)) throw new Error('The picker has no box');
  return frame;
}

/** What stands out of the picker's box sideways, where no list of its own scrolls to it. */
function tooWide(picker: AssetPicker): readonly string[] {
  const { left, right } = frameOf(picker).getBoundingClientRect();
  const { scrollWidth, clientWidth } = document.documentElement;
  const page = scrollWidth > clientWidth + slack ? ['the page'] : [];
  const parts = visible(picker).filter((element) => {
    const box = element.getBoundingClientRect();
    const isOutside = box.left < left - slack || box.right > right + slack;
    return isOutside && !element.parentElement?.closest('ul') && !element.matches('dialog, option');
  });
  return [...page, ...parts.map(nameOf)];
}

/** What a pointer would meet in the middle of `element`. */
function metAt(element: Element): Element | null {
  const { left, top, width, height } = element.getBoundingClientRect();
  const root = element.getRootNode() as Document | ShadowRoot;
  return root.elementFromPoint(left + width / 2, top + height / 2);
}

/** Whether a person can come to an element at all, by pointer or keyboard. */
function isOpen(element: Element): boolean {
  const { host } = element.getRootNode() as Document & { readonly host?: Element };
  return !element.closest('[inert]') && (!host || isOpen(host));
}

/** Controls that no scrolling brings into the picker's box, or over which something else lies. */
function outOfReach(picker: AssetPicker): readonly string[] {
  const found = visible(picker).filter((element) => element.matches(controls) && isOpen(element));
  return found.flatMap((control) => {
    control.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    const box = control.getBoundingClientRect();
    const frame = frameOf(picker).getBoundingClientRect();
    const isInside = box.left >= frame.left - slack && box.right <= frame.right + slack;
    if (!isInside) return `${nameOf(control)} is cut off`;
    const met = metAt(control);
    if (met === control || control.contains(met)) return [];
    return `${nameOf(control)} lies under ${met?.outerHTML.slice(0, 80) ?? 'the edge'}`;
  });
}

/** Controls that are smaller than a fingertip needs; a box counts with the label it stands in. */
function tooSmall(picker: AssetPicker): readonly string[] {
  return visible(picker)
    .filter((element) => element.matches(controls))
    .map((element) => element.closest('label') ?? element)
    .filter((target) => {
      const { width, height } = target.getBoundingClientRect();
      return width < 24 - 0.1 || height < 24 - 0.1;
    })
    .map(nameOf);
}

/** Tells of everything in a picker that a person would miss in this room, in every state. */
export function describeRoom(name: string, { width, height, arrange }: Room): void {
  describe(`everything is within reach ${name}`, () => {
    before(() => setViewport({ width, height }));
    beforeEach(() => arrange?.());
    afterEach(() => {
      document.documentElement.style.fontSize = '';
      document.documentElement.dir = '';
    });

    for (const [state, open] of Object.entries(states)) {
      it(`in ${state}`, async () => {
        const { picker } = await open();
        await settled();
        expect(tooWide(picker), 'too wide').to.deep.equal([]);
        expect(outOfReach(picker), 'out of reach').to.deep.equal([]);
        expect(tooSmall(picker), 'too small').to.deep.equal([]);
      });
    }
  });
}
