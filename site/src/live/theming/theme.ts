/** The colours of one scheme, as `#rrggbb`. */
export interface Colours {
  readonly surface: string;
  readonly text: string;
  readonly accent: string;
}

/** A theme of the pickers. Lengths are in pixels. */
export interface Theme {
  readonly light: Colours;
  readonly dark: Colours;
  readonly radius: number;
  readonly size: number;
  readonly card: number;
}

export type Scheme = 'light' | 'dark';

/** Themes to begin with, by name. The first is the pickers' own. */
export const themes: Readonly<Record<string, Theme>> = {
  Plain: {
    light: { surface: '#ffffff', text: '#1a1a1a', accent: '#1f56c8' },
    dark: { surface: '#161618', text: '#ececee', accent: '#9dbcff' },
    ...{ radius: 10, size: 14, card: 176 },
  },
  Forest: {
    light: { surface: '#fbfaf5', text: '#22301f', accent: '#2c6a39' },
    dark: { surface: '#141b14', text: '#e5ece0', accent: '#8fce9a' },
    ...{ radius: 4, size: 15, card: 200 },
  },
  Plum: {
    light: { surface: '#fffafd', text: '#33172b', accent: '#8b1f6a' },
    dark: { surface: '#1f121b', text: '#f6e6f0', accent: '#f2a4d8' },
    ...{ radius: 18, size: 14, card: 160 },
  },
  Ink: {
    light: { surface: '#ffffff', text: '#000000', accent: '#000000' },
    dark: { surface: '#000000', text: '#ffffff', accent: '#ffffff' },
    ...{ radius: 0, size: 16, card: 200 },
  },
};

/** The CSS custom properties of a theme in one scheme. */
export function propertiesOf(theme: Theme, scheme: Scheme): readonly (readonly [string, string])[] {
  const { surface, text, accent } = theme[scheme];
  return [
    ['--picker-surface', surface],
    ['--picker-text', text],
    ['--picker-accent', accent],
    ['--picker-radius', `${theme.radius}px`],
    ['--picker-font-size', `${theme.size / 16}rem`],
    ['--picker-card', `${theme.card / 16}rem`],
  ];
}

/** The CSS of a theme, for a page's own style sheet. */
export function cssOf(theme: Theme): string {
  const declarations = (scheme: Scheme, from: number, to?: number): string[] =>
    propertiesOf(theme, scheme)
      .slice(from, to)
      .map(([name, value]) => `${name}: ${value};`);
  const selector = 'asset-picker,\nproduct-picker,\nfacet-panel';
  const light = declarations('light', 0).map((line) => `  ${line}`);
  const dark = declarations('dark', 0, 3).map((line) => `    ${line}`);
  return `${selector} {
${light.join('\n')}
}

@media (prefers-color-scheme: dark) {
${selector.replace(/^/gm, '  ')} {
${dark.join('\n')}
  }
}`;
}

/** Writes a theme as the fragment of an address. */
export function toFragment({ light, dark, radius, size, card }: Theme): string {
  const list = ({ surface, text, accent }: Colours): string =>
    [surface, text, accent].map((colour) => colour.slice(1)).join('-');
  return `#${new URLSearchParams({
    light: list(light),
    dark: list(dark),
    radius: String(radius),
    size: String(size),
    card: String(card),
  })}`;
}

/** Reads the fragment of an address, which anybody may have written. */
export function fromFragment(fragment: string, first: Theme): Theme {
  const given = new URLSearchParams(fragment.replace(/^#/, ''));
  const colours = (name: Scheme): Colours => {
    const [surface, text, accent] = (given.get(name) ?? '')
      .split('-')
      .filter((text) => /^[\da-f]{6}$/i.test(text))
      .map((text) => `#${text}`);
    return surface && text && accent ? { surface, text, accent } : first[name];
  };
  const length = (name: 'radius' | 'size' | 'card'): number => {
    const [low, high] = limits[name];
    const value = Number(given.get(name) ?? Number.NaN);
    return value >= low && value <= high ? value : first[name];
  };
  return {
    light: colours('light'),
    dark: colours('dark'),
    radius: length('radius'),
    size: length('size'),
    card: length('card'),
  };
}

/** The lengths that the editor offers, in pixels. */
export const limits = { radius: [0, 24], size: [12, 20], card: [120, 320] } as const;
