import { expect } from 'chai';
import { LanguageController } from '../../src/controllers/language-controller.js';

describe('a language that is loading', () => {
  it('is waited for together with the one that the page changes to meanwhile', async () => {
    const french = Promise.withResolvers<string>();
    const german = Promise.withResolvers<string>();
    const host = Object.assign(document.createElement('div'), {
      addController: () => undefined,
      removeController: () => undefined,
      requestUpdate: () => undefined,
      updateComplete: Promise.resolve(true),
    });
    host.lang = 'fr';
    const controller = new LanguageController(host, 'English', (tag) =>
      tag === 'fr' ? french.promise : german.promise,
    );
    controller.hostConnected();
    const { ready } = controller;
    host.lang = 'de';
    // The change is noticed in a microtask.
    await Promise.resolve();
    const shown = ready?.then(() => controller.language);
    french.resolve('French');
    for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
    german.resolve('German');
    expect(await shown).to.equal('German');
    controller.hostDisconnected();
  });
});
