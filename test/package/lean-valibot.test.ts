import assert from 'node:assert/strict';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { after, before, describe, test } from 'node:test';
import * as whole from 'valibot';
import { leaveOut } from '../../scripts/build/lean-valibot.js';

const file = fileURLToPath(import.meta.resolve('valibot'));
let folder: string;
let source: string;
let lean: typeof whole;

/** What an answer is read by, with every part of the library that answers are read with. */
function schemaIn(v: typeof whole) {
  return v.object({
    id: v.pipe(
      v.string(),
      v.check((text) => text !== ''),
    ),
    count: v.nullish(v.number(), 0),
    label: v.fallback(v.nullish(v.string()), 'none'),
    parts: v.array(v.object({ name: v.string(), rest: v.nullish(v.unknown()) })),
  });
}

function readBy(v: typeof whole, json: unknown): unknown {
  const { success, output, issues } = v.safeParse(schemaIn(v), json, { abortEarly: true });
  if (success) return output;
  return issues.map((issue) => [v.getDotPath(issue), issue.expected]);
}

describe('valibot as the bundles hold it', () => {
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'lean-valibot-'));
    source = await readFile(file, 'utf8');
    await writeFile(join(folder, 'valibot.mjs'), leaveOut(source));
    lean = (await import(pathToFileURL(join(folder, 'valibot.mjs')).href)) as typeof whole;
  });
  after(() => rm(folder, { recursive: true }));

  const part = { name: 'a', rest: [1] };
  for (const json of [
    { id: 'a', count: 3, label: 'b', parts: [part] },
    { id: 'a', parts: [], label: 4 },
    { id: '', parts: [] },
    { id: 'a', parts: [part, { name: 2 }] },
    { id: 'a', parts: [part, null] },
    { id: 'a' },
    { parts: 'none', id: 'a', count: null },
    null,
    [],
    'text',
  ]) {
    test(`reads as the whole does, and finds the same wrong: ${JSON.stringify(json)}`, () => {
      assert.deepEqual(readBy(lean, json), readBy(whole, json));
    });
  }

  test('does not keep what was wrong', () => {
    const { issues } = lean.safeParse(schemaIn(lean), { id: 'a', parts: [{ name: 4711 }] });
    assert.doesNotMatch(JSON.stringify(issues), /4711/);
  });

  test('says which part is not there any more, where the library has changed', () => {
    assert.throws(() => leaveOut(source.replace('function _addIssue(', 'function add(')), /_addI/);
  });
});
