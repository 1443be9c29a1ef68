import 'axe-core';
import type axeCore from 'axe-core';
import { setViewport } from '@web/test-runner-commands';
import { expect } from 'chai';
import { states } from '../arranging/states.js';

declare const axe: typeof axeCore;

function complaints({ violations }: axeCore.AxeResults): readonly string[] {
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 200)} ${failureSummary}`),
  );
}

for (const scheme of ['light', 'dark']) {
  for (const width of [1000, 360]) {
    describe(`nobody is kept out in ${scheme} colours, ${width} pixels wide`, () => {
      before(async () => {
        await setViewport({ width, height: 800 });
        document.documentElement.lang = 'en';
        document.title = 'Picker';
        document.documentElement.style.colorScheme = scheme;
      });

      for (const [name, open] of Object.entries(states)) {
        it(`by ${name}`, async () => {
          const { picker } = await open();
          const rules = {
            region: { enabled: false },
            'page-has-heading-one': { enabled: false },
            // Left out unless asked for.
            'target-size': { enabled: true },
            'label-content-name-mismatch': { enabled: true },
          };
          expect(complaints(await axe.run(picker, { rules }))).to.deep.equal([]);
        });
      }
    });
  }
}
