import { expect } from 'chai';

describe('in a browser that is older than the oldest supported', () => {
  it('a picker shows what the page has written into it, and nothing throws', async () => {
    const kept = Object.getOwnPropertyDescriptor(Promise, 'withResolvers') ?? {};
    Reflect.deleteProperty(Promise, 'withResolvers');
    document.body.innerHTML = '<asset-picker><p>Please update your browser.</p></asset-picker>';
    try {
      await import('../../src/define/index.js');
    } finally {
      Object.defineProperty(Promise, 'withResolvers', kept);
    }
    const words = document.querySelector('asset-picker > p');
    expect(words?.checkVisibility()).to.equal(true);
    expect(words?.getBoundingClientRect().height).to.be.above(0);
    expect(customElements.get('product-picker')).to.equal(undefined);
  });
});
