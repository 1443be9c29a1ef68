import { clockOf, scaled } from './amounts.js';
import type { Messages } from '../messages/messages.js';

/** What every language writes by the rules of a place, not by words of its own. */
type Formats = Pick<Messages, 'locale' | 'number' | 'duration' | 'dimensions' | 'fileSize'>;

/** Words for amounts, by the plural forms of the language; `#` stands for the number. */
type Forms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }>;

/** What languages other than English are written with. Each file brings it along. */
export interface Tools {
  readonly formats: Formats;
  /** The form that goes with the amount, and the number in it. */
  readonly count: (amount: number, forms: Forms) => string;
}

type Write = (value: number) => string;

const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'];

/** The tools of a place, e.g. `de-CH`. */
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
        // Short, a byte is a lone letter in some languages and a singular in others.
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
