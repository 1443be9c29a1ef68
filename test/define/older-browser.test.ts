import { expect } from 'chai';
import { until } from '../elements/arranging/until.js';

const wordsOf = (selector: string): string =>
  document.querySelector(selector)?.textContent.trim() ?? '';

describe('in a browser that is older than the oldest supported', () => {
  before(async () => {
    const kept = Object.getOwnPropertyDescriptor(Promise, 'withResolvers') ?? {};
    Reflect.deleteProperty(Promise, 'withResolvers');
    document.body.innerHTML = `
      <asset-picker id="own"><p>Please update your browser.</p></asset-picker>
      <asset-picker id="empty">
      </asset-picker>
      <div lang="de-AT"><product-picker></product-picker></div>
      <facet-panel for="empty"></facet-panel>`;
    try {
      await import('../../src/define/index.js');
    } finally {
      Object.defineProperty(Promise, 'withResolvers', kept);
    }
    await until('the words', () => wordsOf('#empty'));
  });

  after(() => {
    document.body.replaceChildren();
  });

  it('a picker shows what the page has written into it, and nothing throws', () => {
    const words = document.querySelector('#own > p');
    expect(words?.checkVisibility()).to.equal(true);
    expect(words?.getBoundingClientRect().height).to.be.above(0);
    expect(wordsOf('#own')).to.equal('Please update your browser.');
    expect(customElements.get('product-picker')).to.equal(undefined);
  });

  it('a picker in which nothing stands says so, in the language around it', async () => {
    await until('German', () => wordsOf('product-picker').startsWith('Ihr Browser ist zu alt'));
    expect(wordsOf('#empty')).to.match(/^Your browser is too old/);
    expect(document.querySelector('#empty')?.getBoundingClientRect().height).to.be.above(0);
    const german = document.querySelector('product-picker > p');
    expect(german?.getAttribute('lang')).to.equal('de-AT');
    expect(wordsOf('facet-panel')).to.equal('');
  });

  it('so does one that the page adds later', async () => {
    const late = document.createElement('asset-picker');
    late.id = 'late';
    late.lang = 'x-klingon';
    document.body.append(late);
    await until('the words', () => wordsOf('#late'));
    expect(wordsOf('#late')).to.match(/^Your browser is too old/);
  });
});
