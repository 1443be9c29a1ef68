import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import {
  readAssetLink,
  widthOf,
  withWidth,
  writeAssetLink,
  type AssetLink,
  type BrandedLink,
} from '../../../src/model/embed/branded-link.js';

const unbranded = 'https://embed.example.net/img/acme/x1y2/640px@2x/sea%20%26%20lake.jpg?q=80#t=1';
const branded = 'https://acme.example.net/content/x1y2/jpeg/sea%20%26%20lake.jpg?w=640&u=a';

function read(url: string): AssetLink {
  const link = readAssetLink(url);
  assert.ok(link, url);
  return link;
}

describe('a link to an asset', () => {
  test('of the unbranded shape says account, asset, size and file', () => {
    assert.deepEqual(read(unbranded), {
      kind: 'unbranded',
      scheme: 'https:',
      host: 'embed.example.net',
      account: 'acme',
      externalId: 'x1y2',
      size: '640px@2x',
      filename: 'sea & lake.jpg',
      members: ['q=80'],
      fragment: 't=1',
    });
  });

  test('of the branded shape says account, asset, format, file and width', () => {
    assert.deepEqual(read(branded), {
      kind: 'branded',
      scheme: 'https:',
      host: 'example.net',
      account: 'acme',
      externalId: 'x1y2',
      format: 'jpeg',
      filename: 'sea & lake.jpg',
      members: ['w=640', 'u=a'],
      fragment: '',
    });
    assert.equal(widthOf(read(branded)), 640);
  });

  for (const url of [
    unbranded,
    branded,
    '//embed.example.net:8443/img/acme/x/original/a.jpg',
    'http://acme.localhost:4802/content/x/original/%E6%9D%B1%E4%BA%AC.mp4',
    'https://e.net/img/acme/x/%7Bsize%7Dpx@%7Bscale%7Dx/a.jpg?q={quality}&x.template=y',
  ]) {
    test(`is written as it was read: ${url}`, () => {
      assert.equal(writeAssetLink(read(url)), url);
    });
  }

  test('is read by any spelling of its host and escapes, and written by one', () => {
    const link = read('HTTPS://ACME.Example.NET/content/%78/jpeg/a(1)\u00e9.jpg');
    assert.equal(
      writeAssetLink(link),
      'https://acme.example.net/content/x/jpeg/a%281%29%C3%A9.jpg',
    );
  });

  for (const url of [
    '',
    'embed.example.net/img/acme/x/640px/a.jpg',
    'ftp://embed.example.net/img/acme/x/640px/a.jpg',
    'javascript://embed.example.net/img/acme/x/640px/a.jpg',
    'https://user:word@embed.example.net/img/acme/x/640px/a.jpg',
    'https://embed.example.net/img/acme/x/640px',
    'https://embed.example.net/img/acme/x/640px/',
    'https://embed.example.net/img/acme/x/640px/a/b.jpg',
    'https://embed.example.net/img/acme//640px/a.jpg',
    'https://embed.example.net/img/acme/../640px/a.jpg',
    'https://embed.example.net/img/acme/%2e%2e/640px/a.jpg',
    'https://embed.example.net/img/acme/x%2Fy/640px/a.jpg',
    'https://embed.example.net/img/acme/x%5Cy/640px/a.jpg',
    'https://embed.example.net/img/acme/x%00/640px/a.jpg',
    'https://embed.example.net/img/acme/x/640px/%E0%A4.jpg',
    'https://embed.example.net/img/acme/x/640px/\ud800.jpg',
    'https://embed.example.net/img/acme/x/640px/a b.jpg',
    'https://embed.example.net/IMG/acme/x/640px/a.jpg',
    'https://localhost/content/x/jpeg/a.jpg',
    'https://acme.example.net/view/pdf/x/a.pdf',
    'https://acme.example.net/content/x/a.jpg?w=640',
    `https://embed.example.net/img/acme/x/640px/${'a'.repeat(5000)}.jpg`,
  ]) {
    test(`is no ${JSON.stringify(url.slice(0, 80))}`, () => {
      assert.equal(readAssetLink(url), undefined);
    });
  }

  test('leads only to the hosts that are named, where any are', () => {
    const hosts = { embedHosts: ['Embed.example.net'], brandedHosts: ['example.net'] };
    assert.ok(readAssetLink(unbranded, hosts));
    assert.ok(readAssetLink(branded, hosts));
    for (const url of [unbranded, branded]) {
      const elsewhere = url.replace('example.net', 'example.net.evil.test');
      assert.equal(readAssetLink(elsewhere, hosts), undefined);
      assert.equal(readAssetLink(url, { embedHosts: [], brandedHosts: [] }), undefined);
    }
  });

  test('takes no longer to refuse the longer it is', () => {
    const started = performance.now();
    for (const part of ['/', '%', '?', 'a.', '-', '&w=']) {
      readAssetLink(`https://${part.repeat(2000)}`);
      readAssetLink(`https://a.b/img/${part.repeat(2000)}`);
      readAssetLink(`https://a.b/content/${part.repeat(4_000_000)}`);
    }
    assert.ok(performance.now() - started < 500);
  });
});

describe('the width of a link', () => {
  for (const [size, width] of [
    ['640px', 640],
    ['640px@2x', 640],
    ['820x312px', 820],
    ['original', undefined],
    ['0px', undefined],
    ['1234567px', undefined],
  ] as const) {
    test(`is ${width ?? 'unknown'} where the size is ${size}`, () => {
      assert.equal(widthOf(read(`https://e.net/img/a/x/${size}/f.jpg`)), width);
    });
  }

  for (const [query, width] of [
    ['w=640', 640],
    ['u=1&w=80', 80],
    ['', undefined],
    ['w=', undefined],
    ['w=-5', undefined],
    ['w=6e3', undefined],
    ['w={size}', undefined],
    ['xw=640', undefined],
  ] as const) {
    test(`is ${width ?? 'unknown'} by "${query}"`, () => {
      assert.equal(widthOf(read(`https://a.e.net/content/x/jpeg/f.jpg?${query}`)), width);
    });
  }

  test('can be another, with a height in proportion and all else as it was', () => {
    const link = read('https://a.e.net/content/x/jpeg/f.jpg?u=1&w=820&h=312&q=8') as BrandedLink;
    assert.equal(
      writeAssetLink(withWidth(link, 410)),
      'https://a.e.net/content/x/jpeg/f.jpg?w=410&h=156&u=1&q=8',
    );
    assert.equal(widthOf(link), 820);
  });
});
