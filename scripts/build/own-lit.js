/**
 * Gives the bundles a Lit of their own, so that they get along with a Lit of the host's.
 *
 * Lit asks the page for a Trusted Types policy named `lit-html`. A page grants each name once:
 * whichever Lit comes second throws while it loads. Ours asks for `dam-elements` instead. It
 * also leaves its version in global lists, which only Lit's development build reads.
 *
 * @returns {import('vite').Plugin}
 */
export function ownLit() {
  /** @type {Set<string>} */
  const done = new Set();
  return {
    name: 'own-lit',
    transform: {
      filter: { id: /\/(lit-html|reactive-element|lit-element)\.js$/ },
      handler: (code, id) => {
        let result = code;
        for (const { name, file, from, to } of changes) {
          if (!file.test(id)) continue;
          const changed = result.replace(from, to);
          if (changed === result) throw new Error(`Lit has changed: no ${name} in ${id}`);
          result = changed;
          done.add(name);
        }
        return { code: result, map: null };
      },
    },
    buildEnd: (error) => {
      if (error) return;
      const missed = changes.filter(({ name }) => !done.has(name)).map(({ name }) => name);
      if (missed.length > 0) throw new Error(`Lit has changed: nothing held ${missed.join(', ')}`);
    },
  };
}

const versionList =
  /\(\w+\.(litHtml|reactiveElement|litElement)Versions\?\?=\[\]\)\.push\("[\d.]+"\)/;

const changes = [
  {
    name: 'the policy',
    file: /lit-html\.js$/,
    from: 'createPolicy("lit-html"',
    to: 'createPolicy("dam-elements"',
  },
  { name: 'the version of lit-html', file: /lit-html\.js$/, from: versionList, to: '0' },
  { name: 'the version of elements', file: /lit-element\.js$/, from: versionList, to: '0' },
  {
    name: 'the version of reactive elements',
    file: /reactive-element\.js$/,
    from: versionList,
    to: '0',
  },
];
