import type { Source } from './source.js';

/** Complains of files of `src` that import each other in a circle, and names it. Types do not count. */
export function circles(sources: readonly Source[]): string[] {
  const imports = new Map(
    sources
      .filter(({ path }) => path.startsWith('src/'))
      .map((source) => [source.path, targetsOf(source)]),
  );
  const found: string[] = [];
  const done = new Set<string>();
  const follow = (path: string, way: readonly string[]): void => {
    const start = way.indexOf(path);
    if (start >= 0) found.push([...way.slice(start), path].join(' imports '));
    if (start >= 0 || done.has(path)) return;
    for (const target of imports.get(path) ?? []) follow(target, [...way, path]);
    done.add(path);
  };
  for (const path of imports.keys()) follow(path, []);
  return found;
}

function targetsOf({ imports }: Source): readonly string[] {
  return imports.filter(({ ours, typeOnly }) => ours && !typeOnly).map(({ target }) => target);
}
