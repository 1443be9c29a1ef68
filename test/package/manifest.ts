import assert from 'node:assert/strict';
import { readBuilt } from './package.js';

/** Something the manifest documents. */
export interface Documented {
  readonly name: string;
  readonly description: string;
  /** The type of a field, or what a method returns; empty where there is neither. */
  readonly type: string;
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
      .map((declaration) => readElement(declaration)),
  );
}

function readElement(declaration: Fields): ElementEntry {
  const documented = (key: string): Documented[] =>
    list(declaration, key).map((found) => ({
      name: text(found, 'name'),
      description: text(found, 'description'),
      type: typeOf(found) || typeOf(asObject(found.get('return') ?? {})),
    }));
  return {
    tagName: text(declaration, 'tagName'),
    className: text(declaration, 'name'),
    path: `src/elements/${text(declaration, 'tagName')}/${text(declaration, 'tagName')}.ts`,
    description: text(declaration, 'description'),
    members: documented('members'),
    attributes: documented('attributes'),
    events: documented('events'),
    cssParts: documented('cssParts'),
    cssProperties: documented('cssProperties'),
    slots: documented('slots'),
  };
}

/** The names of all classes that the built manifest lists. */
export function readClasses(): string[] {
  const manifest = asObject(JSON.parse(readBuilt('custom-elements.json')));
  return list(manifest, 'modules').flatMap((module) =>
    list(module, 'declarations').map((declaration) => text(declaration, 'name')),
  );
}

function typeOf(fields: Fields): string {
  return text(asObject(fields.get('type') ?? {}), 'text');
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
