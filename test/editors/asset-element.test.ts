import { expect } from 'chai';
import { parseAssetElement, readDomElement } from '../../src/editors/asset-element.js';

const id = '3f9c5d0e-8a53-4a1f-9a52-0c5c8f7c2b11';

/** An element with these attributes, as pasted content has it. */
function create(name: string, attributes: Readonly<Record<string, string>>): Element {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  return element;
}

describe('content that comes back to an editor', () => {
  it('keeps what we write, and drops what others have added', () => {
    const attributes = {
      src: 'https://cdn.example/a.png',
      alt: 'A',
      width: '3',
      'data-dam-id': id,
    };
    const element = create('img', { ...attributes, onerror: 'void 0', style: 'color: red' });
    expect(readDomElement(element)).to.deep.equal({ name: 'img', attributes, text: '' });
  });

  it('has its words where it is a link, and may be on the page itself', () => {
    const element = create('a', { href: '/files/a.pdf', 'data-dam-id': id });
    element.textContent = 'Catalogue';
    expect(readDomElement(element)?.text).to.equal('Catalogue');
  });

  const foreign: readonly (readonly [string, Readonly<Record<string, string>>])[] = [
    ['img', { src: 'https://cdn.example/a.png' }],
    ['img', { src: 'https://cdn.example/a.png', 'data-dam-id': 'not an id' }],
    ['img', { 'data-dam-id': id }],
    ['img', { src: 'data:image/png;base64,AA', 'data-dam-id': id }],
    ['a', { href: 'javascript:alert(1)', 'data-dam-id': id }],
    ['a', { href: ' JavaScript:alert(1)', 'data-dam-id': id }],
    ['video', { src: 'https://cdn.example/a.mp4', poster: 'javascript:1', 'data-dam-id': id }],
    ['iframe', { src: 'https://cdn.example/', 'data-dam-id': id }],
  ];
  for (const [name, attributes] of foreign) {
    it(`is none of ours as <${name} ${Object.entries(attributes).join(' ')}>`, () => {
      expect(readDomElement(create(name, attributes))).to.equal(undefined);
    });
  }

  it('is read from JSON with the same care', () => {
    const attributes = { href: 'https://cdn.example/a.pdf', 'data-dam-id': id };
    const element = { name: 'a', attributes, text: 'A' };
    expect(parseAssetElement(JSON.parse(JSON.stringify(element)))).to.deep.equal(element);
    for (const json of [
      null,
      'a',
      {},
      { name: 'a' },
      { ...element, attributes: { href: 'x:y' } },
    ]) {
      expect(parseAssetElement(json)).to.equal(undefined);
    }
  });
});
