import { existsSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { readSource, walk, type Source } from '../arrows/source.js';
import { root } from './package.js';

/** What an element's source shows to the outside, as far as its text tells. */
export interface ShownBySource {
  /** The properties that Lit reacts to, and which are not internal. */
  readonly properties: ReadonlySet<string>;
  readonly events: ReadonlySet<string>;
  readonly parts: ReadonlySet<string>;
  readonly slots: ReadonlySet<string>;
  /** Custom properties that its styles read, but for private ones, which begin with `--_`. */
  readonly cssProperties: ReadonlySet<string>;
}

/** Reads an element's own file, and all of `elements`, `controllers` and `events` below it. */
export function readElementSource(path: string): ShownBySource {
  const sources = reachable(path);
  const texts = sources.map(({ text }) => text.replace(/\/\*[^]*?\*\/|^\s*\/\/.*$/gm, ''));
  const own = sources.find((source) => source.path === path);
  return {
    properties: own ? reactiveProperties(own) : new Set(),
    events: new Set([...sources.flatMap(dispatched), ...passedOn(texts)]),
    parts: wordsOf(texts, /\spart="([^"]*)"/g),
    slots: slotsOf(texts),
    cssProperties: wordsOf(texts, /var\(\s*(--(?!_)[\w-]+)/g),
  };
}

function reachable(path: string, known = new Map<string, Source>()): Source[] {
  if (known.has(path) || !existsSync(root + path)) return [...known.values()];
  const source = readSource(path, readFileSync(root + path, 'utf8'));
  known.set(path, source);
  for (const { ours, target, typeOnly } of source.imports) {
    const drawn = /^src\/(elements|controllers)\//.test(target);
    if (ours && drawn && !typeOnly) reachable(target, known);
  }
  return [...known.values()];
}

function reactiveProperties({ tree }: Source): Set<string> {
  const names = new Set<string>();
  walk(tree, (node) => {
    if (!ts.isPropertyDeclaration(node) && !ts.isAccessor(node)) return;
    const decorators = (ts.canHaveDecorators(node) && ts.getDecorators(node)) || [];
    const reactive = decorators.some(({ expression }) =>
      expression.getText().startsWith('property'),
    );
    if (reactive) names.add(node.name.getText());
  });
  return names;
}

/** The pick of a picker that an element has inside it leaves the element too. */
function passedOn(texts: readonly string[]): string[] {
  return texts.some((text) => text.includes('<asset-picker')) ? ['asset-pick'] : [];
}

/** The names of the public events that a file makes, by the classes that it makes them of. */
function dispatched({ text, imports }: Source): string[] {
  return imports
    .filter(({ target, typeOnly }) => target.startsWith('src/events/') && !typeOnly)
    .filter(({ names }) => names.some((name) => text.includes(`new ${name}(`)))
    .map(({ target }) => target.replace('src/events/', '').replace('.ts', ''));
}

function slotsOf(texts: readonly string[]): Set<string> {
  const tags = texts.flatMap((text) => Array.from(text.matchAll(/<slot\b([^>]*)>/g)));
  return new Set(tags.map(([, attributes = '']) => /\sname="([^"]*)"/.exec(attributes)?.[1] ?? ''));
}

function wordsOf(texts: readonly string[], pattern: RegExp): Set<string> {
  const found = texts.flatMap((text) => Array.from(text.matchAll(pattern)));
  const words = found.flatMap(([, group = '']) => group.replace(/\$\{[^}]*\}/g, ' ').split(/\s+/));
  return new Set(words.filter(Boolean));
}
