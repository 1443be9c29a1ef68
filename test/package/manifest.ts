import assert from 'node:assert/strict';
import { readBuilt } from './package.js';

/** Something the manifest documents. */
export interface Documented {
  readonly name: string;
  readonly description: string;
}

/** An element as `custom-elements.json` has it. */
export interface ElementEntry {
  readonly tagName: string;
  readonly className: string;
  /** Its own source, from the root. */
  readonly path: string;
  readonly description: string;
  readonly members: readonly Documented[];
  readonly attributes: readonly Documented[];
  readonly events: readonly Documented[];
  readonly cssParts: readonly Documented[];
  readonly cssProperties: readonly Documented[];
  readonly slots: readonly Documented[];
}

/** The elements that the built manifest lists. */
export function readManifest(): ElementEntry[] {
  const manifest = asObject(JSON.parse(readBuilt('custom-elements.json')));
  return list(manifest, 'modules').flatMap((module) =>
    list(module, 'declarations')
      .filter((declaration) => text(declaration, 'tagName') !== '')
      .map((declaration) => readElement(text(module, 'path'), declaration)),
  );
}

function readElement(path: string, declaration: Fields): ElementEntry {
  const documented = (key: string): Documented[] =>
    list(declaration, key).map((found) => ({
      name: text(found, 'name'),
      description: text(found, 'description'),
    }));
  return {
    tagName: text(declaration, 'tagName'),
    className: text(declaration, 'name'),
    path: path.replace(/^dist\//, 'src/').replace(/\.js$/, '.ts'),
    description: text(declaration, 'description'),
    members: documented('members'),
    attributes: documented('attributes'),
    events: documented('events'),
    cssParts: documented('cssParts'),
    cssProperties: documented('cssProperties'),
    slots: documented('slots'),
  };
}

type Fields = ReadonlyMap<string, unknown>;

function asObject(value: unknown): Fields {
  assert.ok(typeof value === 'object' && value !== null);
  return new Map(Object.entries(value));
}

function list(fields: Fields, key: string): Fields[] {
  const value = fields.get(key) ?? [];
  assert.ok(Array.isArray(value), key);
  return value.map(asObject);
}

function text(fields: Fields, key: string): string {
  const value = fields.get(key);
  return typeof value === 'string' ? value : '';
}
