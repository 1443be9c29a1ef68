import type { Attribute, Manifest, Settings } from './settings.js';

/** Told when the user changes an attribute; the value is undefined if it is removed. */
export type OnChange = (name: string, value: string | undefined) => void;

/** Subjects of attributes, in the order of the page. Attributes that none lists are in the last. */
const subjects: readonly (readonly [string, readonly string[]])[] = [
  [
    'Picking',
    ['multiple', 'max', 'min', 'mode', 'open', 'embed', 'sizes-allowed', 'categorizable'],
  ],
  [
    'Search',
    [
      ...['query', 'sort', 'filter', 'available-only', 'facets', 'layout', 'page-size', 'remember'],
      ...['show', 'category', 'channel'],
    ],
  ],
  ['In a form', ['name', 'value', 'required', 'disabled']],
  ['Inserted', ['branded-links', 'keep-user', 'players', 'responsive', 'responsive-sizes']],
  [
    'Connection',
    [
      ...['base-url', 'site-url', 'client-id', 'broker-url', 'redirect-uri', 'relay-uri'],
      ...['profile', 'picture-hosts'],
    ],
  ],
  ['Others', []],
];

/** Draws a control for each attribute of the element, grouped by subject. */
export function drawControls(
  place: HTMLElement,
  { tag, values }: Settings,
  manifest: Manifest,
  descriptions: Readonly<Record<string, string>>,
  onChange: OnChange,
): void {
  const attributes = manifest[tag] ?? [];
  // Where the controls are above the element, they leave it in sight.
  const beside = matchMedia('(min-width: 72rem)').matches;
  const listed = subjects.flatMap(([, names]) => names);
  const groups = subjects.map(([subject, names]) => {
    const isOf = ({ name }: Attribute): boolean =>
      subject === 'Others' ? !listed.includes(name) : names.includes(name);
    const order = ({ name }: Attribute): number => names.indexOf(name);
    const members = attributes.filter(isOf).sort((one, other) => order(one) - order(other));
    return { subject, members };
  });
  place.replaceChildren(
    ...groups.flatMap(({ subject, members }) => {
      if (members.length === 0) return [];
      const details = document.createElement('details');
      details.open = beside
        ? subject !== 'Connection' && subject !== 'Inserted'
        : subject === 'Picking';
      const summary = document.createElement('summary');
      summary.textContent = subject;
      const controls = members.map((attribute) => {
        const description = descriptions[`${tag} ${attribute.name}`] ?? '';
        return control(attribute, values[attribute.name], description, onChange);
      });
      details.append(summary, ...controls);
      return [details];
    }),
  );
}

function control(
  attribute: Attribute,
  value: string | undefined,
  description: string,
  onChange: OnChange,
): HTMLElement {
  const { name, kind } = attribute;
  const label = document.createElement('label');
  label.title = description;
  const words = document.createElement('span');
  words.textContent = name;
  const field = kind === 'choice' ? choice(attribute) : document.createElement('input');
  field.name = name;
  if (field instanceof HTMLInputElement && kind === 'boolean') {
    field.type = 'checkbox';
    field.checked = value !== undefined;
    label.append(field, words);
    label.className = 'check';
    field.addEventListener('change', () => onChange(name, field.checked ? '' : undefined));
    return label;
  }
  if (field instanceof HTMLInputElement && kind === 'number') {
    field.type = 'number';
    field.min = '1';
  }
  field.value = value ?? '';
  field.addEventListener('change', () =>
    onChange(name, field.value === '' ? undefined : field.value),
  );
  label.append(words, field);
  return label;
}

function choice({ choices }: Attribute): HTMLSelectElement {
  const select = document.createElement('select');
  // Without the attribute, the default applies.
  select.append(new Option(`${choices[0] ?? ''} (default)`, ''));
  for (const each of choices.slice(1)) select.append(new Option(each, each));
  return select;
}
