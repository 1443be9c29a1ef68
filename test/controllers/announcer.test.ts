import { expect } from 'chai';
import { Announcer } from '../../src/controllers/announcer.js';

/** A host that counts its updates, and a language that has loaded unless told otherwise. */
function announcing(language: { waiting: boolean; ready: Promise<void> | undefined }): {
  readonly announcer: Announcer;
  readonly updates: () => number;
} {
  let updates = 0;
  const announcer = new Announcer({ requestUpdate: () => (updates += 1) }, language);
  return { announcer, updates: () => updates };
}

const loaded = { waiting: false, ready: undefined };

describe('the text of a live region', () => {
  it('changes where the same is said again, by a space that is not read out', () => {
    const { announcer, updates } = announcing(loaded);
    announcer.say('3 results');
    announcer.say('3 results');
    expect(announcer.text).to.not.equal('3 results');
    expect(announcer.text.trim()).to.equal('3 results');
    expect(updates()).to.equal(2);
  });

  it('does not update its host where there is still nothing to say', () => {
    const { announcer, updates } = announcing(loaded);
    announcer.say('');
    expect(updates()).to.equal(0);
  });

  it('is said again in the language of the page once that has loaded', async () => {
    const { promise, resolve } = Promise.withResolvers<undefined>();
    const { announcer } = announcing({ waiting: true, ready: promise });
    let words = 'Signed out';
    announcer.sayInLanguage(() => words);
    words = 'Abgemeldet';
    resolve(undefined);
    await promise;
    expect(announcer.text).to.equal('Abgemeldet');
  });

  it('is not replaced by the language where something else was said meanwhile', async () => {
    const { promise, resolve } = Promise.withResolvers<undefined>();
    const { announcer } = announcing({ waiting: true, ready: promise });
    announcer.sayInLanguage(() => 'Signed out');
    announcer.say('3 results');
    resolve(undefined);
    await promise;
    expect(announcer.text).to.equal('3 results');
  });
});
