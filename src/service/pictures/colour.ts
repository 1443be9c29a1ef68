/** A colour as `#rrggbb`. */
export type Colour = `#${string}`;

function channel(colour: Colour, at: number): number {
  return Number.parseInt(colour.slice(1 + at * 2, 3 + at * 2), 16);
}

/** The colour between two: `share` 0 gives the first, 1 the second. */
export function mix(first: Colour, second: Colour, share: number): Colour {
  const channels = [0, 1, 2].map((at) => {
    const value = channel(first, at) * (1 - share) + channel(second, at) * share;
    return Math.round(value).toString(16).padStart(2, '0');
  });
  return `#${channels.join('')}`;
}

/** The colour, so much of the way to white. */
export function lighten(colour: Colour, share: number): Colour {
  return mix(colour, '#ffffff', share);
}

/** The colour, so much of the way to a warm black. */
export function darken(colour: Colour, share: number): Colour {
  return mix(colour, '#14101c', share);
}
