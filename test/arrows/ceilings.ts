import type { Source } from './source.js';

/** Lines a file may have, by what it is. The first that matches holds. */
const ceilings: readonly (readonly [RegExp, number])[] = [
  [/^test\//, 250],
  [/^src\/text\//, 400],
  [/^src\/elements\/.*\.styles\.ts$/, 400],
  [/^src\/elements\//, 300],
  [/^src\/editors\/(ckeditor5|lexical|prosemirror|quill|tinymce|tiptap)\.ts$/, 120],
  [/./, 250],
];

/** Complains of a file that has outgrown its ceiling: look for its second subject. */
export function swollen({ path, text }: Source): string[] {
  const lines = text.split('\n').length - (text.endsWith('\n') ? 1 : 0);
  const ceiling = ceilings.find(([pattern]) => pattern.test(path))?.[1] ?? Infinity;
  return lines > ceiling ? [`${path} has ${lines} lines, more than ${ceiling}`] : [];
}

/** Complains of a file beside an editor's adapter: its lines would not count. */
export function splitAdapters({ path }: Source): string[] {
  return /^src\/editors\/(ckeditor5|lexical|prosemirror|quill|tinymce|tiptap)[-/]/.test(path)
    ? [`${path} is a part of an adapter, which is one file`]
    : [];
}
