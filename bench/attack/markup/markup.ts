import fc from 'fast-check';
import type { Attack } from '../attack.js';
import { runProperty, type Outcome } from '../run-property.js';
import { checkHtml, checkMarkdown, hostileCase } from './properties.js';
import { checkRebrand, rebrandCase } from './rebranding.js';
import { openReaders } from './readers.js';

/** File names, texts and URLs that try to break out of the markup of picks. */
export const markup: Attack = {
  name: 'markup',
  title: 'hostile names and addresses in markup handed out and in pages that are rebranded',
  share: 1,
  run: async ({ seconds, seed, say }) => {
    const { readers, close } = openReaders();
    try {
      const usable = readers.filter(({ name, skip }) => {
        if (skip !== false) say(`${name}: ${skip}`);
        return skip === false;
      });
      const share = { seconds: seconds / (usable.length + 2), seed };
      const outcomes: Outcome[] = [];
      for (const reader of usable) {
        const property = fc.asyncProperty(hostileCase(), (each) => checkMarkdown(reader, each));
        outcomes.push(await runProperty(`in ${reader.name}`, property, share));
        say(`${reader.name}: ${outcomes.at(-1)?.tried ?? 0}`);
      }
      const inBrowser = fc.asyncProperty(hostileCase(), async (each) => {
        checkHtml(each);
        await Promise.resolve();
      });
      outcomes.push(await runProperty('in a browser', inBrowser, share));
      const rebranded = fc.asyncProperty(rebrandCase(), checkRebrand);
      outcomes.push(await runProperty('rebranded', rebranded, share));
      return {
        tried: outcomes.reduce((sum, { tried }) => sum + tried, 0),
        faults: outcomes.flatMap(({ fault }) => fault ?? []),
      };
    } finally {
      close();
    }
  },
};
