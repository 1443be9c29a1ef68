import { clockOf, scaled } from './amounts.js';
import type { Messages } from '../messages/messages.js';

/** The messages that only depend on the locale's formats. */
type Formats = Pick<Messages, 'locale' | 'number' | 'duration' | 'dimensions' | 'fileSize'>;

/** The plural forms of a message; `#` is replaced by the number. */
type Forms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }>;

/** The tools that translations use. */
export interface Tools {
  readonly formats: Formats;
  /** The plural form for an amount, with the number. */
  readonly count: (amount: number, forms: Forms) => string;
}

type Write = (value: number) => string;

const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'];

/** Keeps a name in its own direction of writing within a sentence. */
export function isolated(name: string): string {
  return `\u2068${name}\u2069`;
}

/** Creates the tools of a locale, e.g. `de-CH`. */
export function toolsFor(locale: string): Tools {
  const formatter = (options?: Intl.NumberFormatOptions): Write => {
    let numbers: Intl.NumberFormat | undefined;
    return (value) => (numbers ??= new Intl.NumberFormat(locale, options)).format(value);
  };
  const number = formatter();
  const pixels = formatter({ useGrouping: false });
  const twoDigits = formatter({ minimumIntegerDigits: 2 });
  const plurals = new Intl.PluralRules(locale);
  const sizes: Write[] = [];

  return {
    formats: {
      locale,
      number,
      duration: (seconds) =>
        clockOf(seconds)
          .map((part, place) => (place > 0 ? twoDigits(part) : number(part)))
          .join(':'),
      dimensions: (width, height) => `${pixels(Math.round(width))} × ${pixels(Math.round(height))}`,
      fileSize: (bytes) => {
        const [amount, power] = scaled(bytes);
        // The short form of bytes is a single letter in some languages, and always singular in
        // others.
        const unitDisplay = power > 0 ? 'short' : 'long';
        const unit = units[power] ?? '';
        const size = (sizes[power] ??= formatter({ style: 'unit', unit, unitDisplay }));
        return size(amount);
      },
    },
    count: (amount, forms) =>
      (forms[plurals.select(amount)] ?? forms.other).replace('#', number(amount)),
  };
}
