import { everyElement } from '../arranging/seen.js';

/** Red, green and blue from 0 to 255, and how much of it covers, 0 to 1. */
export type Colour = readonly [red: number, green: number, blue: number, cover: number];

const pen = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });

/** What a colour of any notation looks like. */
export function colourOf(notation: string): Colour {
  if (!pen) throw new Error('Nothing can be drawn');
  pen.clearRect(0, 0, 1, 1);
  pen.fillStyle = notation;
  pen.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0, cover = 0] = pen.getImageData(0, 0, 1, 1).data;
  return [red, green, blue, cover / 255];
}

/** One colour upon another that covers wholly. */
export function upon([red, green, blue, cover]: Colour, ground: Colour): Colour {
  const mix = (one: number, other: number): number => one * cover + other * (1 - cover);
  return [mix(red, ground[0]), mix(green, ground[1]), mix(blue, ground[2]), 1];
}

/** The colour behind what stands in `element`, or behind the element itself. */
export function groundOf(element: Element, itself = true): Colour {
  const above = parentOf(element);
  const below = above ? groundOf(above) : colourOf('Canvas');
  if (!itself) return below;
  return upon(colourOf(getComputedStyle(element).backgroundColor), below);
}

/** How well two colours are told apart, 1 to 21 (WCAG 2.2, “contrast ratio”). */
export function contrast(one: Colour, other: Colour): number {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

/** Every element of which a person can read or use something. */
export function visible(picker: Element): readonly HTMLElement[] {
  return everyElement(picker)
    .filter((element) => element instanceof HTMLElement)
    .filter((element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
    )
    .filter((element) => getComputedStyle(element).clipPath === 'none');
}

function parentOf(element: Element): Element | undefined {
  if (element.assignedSlot) return element.assignedSlot;
  if (element.parentElement) return element.parentElement;
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? root.host : undefined;
}

function luminance([red, green, blue]: Colour): number {
  const [r = 0, g = 0, b = 0] = [red, green, blue]
    .map((value) => value / 255)
    .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
