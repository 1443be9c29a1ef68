import { expect } from 'chai';
import { pictureAddress } from '../../../src/elements/results/picture-address.js';

const picture = 'https://previews.example.com/a.jpg';

/** Whether a page that has `scheme` beside `https:` fetches `address` where `hosts` are allowed. */
function isFetched(address: string, hosts: string | null = '', scheme = ''): boolean {
  return pictureAddress(address, hosts, scheme) !== undefined;
}

describe('the address of a picture', () => {
  it('is fetched over https from any host where none is named', () => {
    for (const hosts of ['', '  ', null]) expect(isFetched(picture, hosts)).to.equal(true);
  });

  it('is fetched over http by pages of this machine alone', () => {
    const plain = 'http://previews.example.com/a.jpg';
    expect(isFetched(plain, '', 'http:')).to.equal(true);
    expect(isFetched(plain, '', 'https:')).to.equal(false);
    expect(isFetched(plain)).to.equal(false);
  });

  it('may be over http by default on a page of this machine, as this one', () => {
    expect(pictureAddress('http://localhost/a.jpg', '')).to.equal('http://localhost/a.jpg');
  });

  const refused = [
    '',
    'a.jpg',
    '/a.jpg',
    '//previews.example.com/a.jpg',
    'data:image/png;base64,AAAA',
    `blob:${location.origin}/0b1c`,
    'javascript:alert(1)',
    'file:///etc/passwd',
    'filesystem:https://previews.example.com/a.jpg',
    'https://',
    'https://\uD800/',
  ];
  for (const address of refused) {
    it(`is not fetched where it is ${JSON.stringify(address)}`, () => {
      for (const scheme of ['', 'http:', 'file:', 'blob:', 'data:']) {
        expect(isFetched(address, '', scheme)).to.equal(false);
      }
    });
  }

  it('is given as the browser reads it, so that it cannot be two addresses in a list', () => {
    const two = `${picture} 300w, https://evil.test/b.jpg`;
    expect(pictureAddress(two, 'previews.example.com')).not.to.match(/\s/);
    expect(pictureAddress(`\n ${picture}\t`, '')).to.equal(picture);
  });
});

describe('the hosts of pictures', () => {
  const cases: readonly (readonly [hosts: string, address: string, isFetched: boolean])[] = [
    ['previews.example.com', picture, true],
    ['other.example.com previews.example.com', picture, true],
    ['other.example.com\n\tPREVIEWS.Example.com', picture, true],
    ['https://previews.example.com', picture, true],
    ['https://previews.example.com/', picture, true],
    ['*.example.com', picture, true],
    ['https://*.example.com', picture, true],
    ['*.example.com', 'https://a.b.example.com/', true],
    ['*.example.com', 'https://example.com/', false],
    ['*.example.com', 'https://evilexample.com/', false],
    ['*.example.com', 'https://example.com.evil.test/', false],
    ['previews.example.com', 'https://evil.test/previews.example.com', false],
    ['previews.example.com', 'https://previews.example.com@evil.test/', false],
    ['previews.example.com', 'https://evil.test\\@previews.example.com/', false],
    ['previews.example.com', 'https://previews.example.com.evil.test/', false],
    ['previews.example.com', 'https://a.previews.example.com/', false],
    ['previews.example.com', 'https://previews.example.com:8443/', false],
    ['previews.example.com:8443', 'https://previews.example.com:8443/', true],
    ['http://previews.example.com', picture, false],
    ['xn--bcher-kva.example', 'https://bücher.example/', true],
    ['*', picture, false],
    ['previews.*.com', picture, false],
    ['previews.*.com', 'https://a.previews.com/', false],
    [',', picture, false],
    ['https://', picture, false],
    ["'none'", picture, false],
  ];
  for (const [hosts, address, fetched] of cases) {
    it(`${JSON.stringify(hosts)} ${fetched ? 'allow' : 'refuse'} ${address}`, () => {
      expect(isFetched(address, hosts)).to.equal(fetched);
    });
  }

  it('named with a scheme are those of that scheme', () => {
    const hosts = 'http://localhost:8000 previews.example.com';
    expect(isFetched('http://localhost:8000/a.jpg', hosts, 'http:')).to.equal(true);
    expect(isFetched('http://localhost:8001/a.jpg', hosts, 'http:')).to.equal(false);
    expect(isFetched('https://localhost:8000/a.jpg', hosts, 'http:')).to.equal(false);
  });
});
