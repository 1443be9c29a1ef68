import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { brandedCounterpart } from '../../../src/api/links/branded-counterpart.js';
import { readAssetLink } from '../../../src/api/index.js';
import { sampleAsset } from '../../model/sample-asset.js';

const site = 'https://embed.example.net/img/acme/x';
const own = 'https://acme.example.net/content/x';

/** An asset offered in these sizes, each at its address. */
function offering(sizes: Readonly<Record<string, string>>): ReturnType<typeof sampleAsset> {
  const embeds = Object.entries(sizes).map(([name, url]) => ({
    name,
    url,
    html: null,
    share: null,
  }));
  return sampleAsset({ embeds });
}

const plain = offering({ cover: `${site}/820x312px/a.jpg?q=8`, web: `${site}/640px/a.jpg` });
const branded = offering({
  cover: `${own}/jpeg/a.jpg?w=820&h=312`,
  web: `${own}/jpeg/a.jpg?w=640`,
  original: `${own}/original/a.jpg?w=4000`,
});

function counterpart(url: string, from = plain, to = branded): string | undefined {
  const link = readAssetLink(url);
  assert.ok(link?.kind === 'unbranded');
  return brandedCounterpart(link, from, to);
}

describe('the branded link in place of an unbranded one', () => {
  test('is that of the same size, whatever the size is called', () => {
    assert.equal(counterpart(`${site}/640px/old-name.jpg`), `${own}/jpeg/a.jpg?w=640`);
    assert.equal(counterpart(`${site}/820x312px/a.jpg`), `${own}/jpeg/a.jpg?w=820&h=312`);
  });

  test('is that of the size by its name, where links are branded anyhow', () => {
    const url = `${site}/original/a.jpg`;
    assert.equal(counterpart(url, branded), `${own}/original/a.jpg?w=4000`);
  });

  test('has the same width and no cut, where the size is offered no more', () => {
    assert.equal(counterpart(`${site}/300px/a.jpg`), `${own}/jpeg/a.jpg?w=300`);
    assert.equal(counterpart(`${site}/300px/a.jpg`, branded), `${own}/jpeg/a.jpg?w=300`);
  });

  test('keeps what was added, and not what the service put there', () => {
    const url = `${site}/820x312px/a.jpg?q=8&w=1&keep=c#t=1`;
    assert.equal(counterpart(url), `${own}/jpeg/a.jpg?w=820&h=312&keep=c#t=1`);
    assert.equal(
      counterpart(`${site}/640px/a.jpg?download=true`),
      `${own}/jpeg/a.jpg?w=640&download=true`,
    );
  });

  test('takes nothing over that would break out of an attribute', () => {
    const url = `${site}/640px/a.jpg?x=">#"`;
    assert.equal(counterpart(url), `${own}/jpeg/a.jpg?w=640`);
  });

  test('is none where no picture has a width to change, or no link can be trusted', () => {
    assert.equal(counterpart(`${site}/poster/a.jpg`), undefined);
    const pages = offering({ viewer: 'https://acme.example.net/view/pdf/x/a.pdf' });
    assert.equal(counterpart(`${site}/300px/a.jpg`, plain, pages), undefined);
    const hostile = offering({ web: 'javascript:alert(1)' });
    assert.equal(counterpart(`${site}/640px/a.jpg`, plain, hostile), undefined);
  });
});
