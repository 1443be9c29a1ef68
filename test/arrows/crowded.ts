import type { Source } from './source.js';

/** Files that a folder may hold directly. */
const maxFiles = 20;

/** Complains of folders of `src` that hold too many files: look for the subjects among them. */
export function crowded(sources: readonly Source[]): string[] {
  const counts = new Map<string, number>();
  for (const { path } of sources) {
    const folder = path.slice(0, path.lastIndexOf('/'));
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  return [...counts]
    .filter(([folder, count]) => count > maxFiles && /^src(\/|$)/.test(folder))
    .map(([folder, count]) => `${folder} holds ${count} files, more than ${maxFiles}`);
}
