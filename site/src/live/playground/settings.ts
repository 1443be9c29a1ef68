/** An attribute of an element, as the manifest describes it. */
export interface Attribute {
  readonly name: string;
  /** The name of its property. */
  readonly property: string;
  readonly kind: 'boolean' | 'number' | 'choice' | 'list' | 'text';
  /** The values of a choice. The first is the default. */
  readonly choices: readonly string[];
}

/** The attributes of each element, by tag. */
export type Manifest = Readonly<Record<string, readonly Attribute[]>>;

/** What the playground shows: an element and its attributes. Those of type boolean are empty. */
export interface Settings {
  readonly tag: string;
  readonly values: Readonly<Record<string, string>>;
}

/** What the playground shows first. The addresses are those of the service in the page. */
export function firstSettings(tag: string): Settings {
  if (tag === 'facet-panel') return { tag, values: { for: 'picker' } };
  const connection = {
    'base-url': 'https://api.example.com',
    'site-url': 'https://acme.example.com',
    'client-id': 'your-client-id',
    'broker-url': '/dam-auth/',
  };
  return { tag, values: { ...connection, multiple: '', max: '5' } };
}

/** The settings with one attribute changed; undefined removes it. */
export function withValue(settings: Settings, name: string, value: string | undefined): Settings {
  const others = Object.entries(settings.values).filter(([each]) => each !== name);
  const values = Object.fromEntries(value === undefined ? others : [...others, [name, value]]);
  return { ...settings, values };
}

/** Writes settings as the fragment of an address: only what differs from the first settings. */
export function toFragment({ tag, values }: Settings): string {
  const first = firstSettings(tag).values;
  const given = new URLSearchParams({ element: tag });
  for (const [name, value] of Object.entries(values)) {
    if (first[name] !== value) given.append(name, value);
  }
  for (const name of Object.keys(first)) if (!(name in values)) given.append('without', name);
  return `#${given}`;
}

/** Reads the fragment of an address, which anybody may have written: unknown names are dropped. */
export function fromFragment(fragment: string, manifest: Manifest): Settings {
  const given = new URLSearchParams(fragment.replace(/^#/, ''));
  const wanted = given.get('element') ?? '';
  const tag = Object.hasOwn(manifest, wanted) ? wanted : 'asset-picker';
  let settings = firstSettings(tag);
  for (const name of given.getAll('without')) settings = withValue(settings, name, undefined);
  for (const { name, kind, choices } of manifest[tag] ?? []) {
    const value = given.get(name);
    if (value === null || (kind === 'choice' && !choices.includes(value))) continue;
    settings = withValue(settings, name, kind === 'boolean' ? '' : value);
  }
  return settings;
}
