const decorated =
  /_?decorate\(\[(property|state)\(([^]*?)\)\], (\w+)\.prototype, "(\w+)", (?:void 0|null)\);\n?/g;

/**
 * Declares the elements' properties by `createProperty`, which is all that Lit's decorators do, so
 * that the bundles contain neither them nor what applies decorators.
 *
 * @returns {import('vite').Plugin}
 */
export function plainProperties() {
  return {
    name: 'plain-properties',
    enforce: 'post',
    transform: {
      filter: { id: /\/src\/elements\/.*\.ts$/, code: 'lit/decorators.js' },
      handler(code, id) {
        const found = [...code.matchAll(decorated)];
        const rest = code.replace(decorated, '');
        const element = found[0]?.[3];
        if (/decorate\(\[/.test(rest) || !found.every((each) => each[3] === element)) {
          throw new Error(`${id} has a decorator that is not known`);
        }
        const list = found.map(
          ([, decorator, options, , name]) =>
            `${name}: ${decorator === 'state' ? '{ attribute: false }' : options || '{}'}`,
        );
        return {
          code: `${rest}
for (const [name, options] of Object.entries({ ${list.join(', ')} })) ${element}.createProperty(name, options);`,
          map: null,
        };
      },
    },
  };
}
