import { expect } from 'chai';
import { settled, until } from '../arranging/until.js';
import { assetAt, openVast, type Asked, type Told } from '../arranging/vast.js';

const repeated = { items: Array.from({ length: 10 }, (_, place) => assetAt(place)) };

describe('a list that counts more than it brings', () => {
  it('ends in words, and asks no further by itself', async () => {
    const { page, wire } = await openVast(2_000, { pageSize: 10 }, () => repeated, {
      budget: true,
    });
    await until('the words', () => page.words.includes('The list is incomplete'));
    const asked = wire.searches.length;
    expect(asked).to.be.at.most(30);
    expect(page.options.length).to.equal(10);
    expect(page.words).not.to.include('End of results');
    expect(page.places).to.be.at.most(10 + Number(page.grid.ariaColCount));
    await settled();
    expect(wire.searches.length).to.equal(asked);
  });

  it('goes on where a person wants it', async () => {
    let isMended = false;
    const { page, wire } = await openVast(200, { pageSize: 10 }, () => (isMended ? {} : repeated), {
      budget: true,
    });
    await until('the words', () => page.words.includes('The list is incomplete'));
    isMended = true;
    const asked = wire.searches.length;
    page.press('Try again');
    await until('more of it', () => page.options.length > 10);
    expect(page.has('button', 'Try again')).to.equal(false);
    expect(wire.searches.length).to.be.greaterThan(asked);
  });
});

describe('a list whose pages hold one item each', () => {
  it('is asked for until the screen is full, and no page of it twice', async () => {
    const oneItem = ({ offset }: Asked): Told => ({ items: [assetAt(offset)] });
    const { page, wire } = await openVast(100_000, {}, oneItem, { budget: true });
    await until('a full screen', () => {
      const end = page.grid.parentElement?.getBoundingClientRect().bottom ?? 0;
      const places = [...page.grid.querySelectorAll('[aria-busy=true]')];
      const isFull = places.every((place) => place.getBoundingClientRect().top >= end);
      return page.options.length > 12 && isFull;
    });
    await settled();
    const offsets = wire.searches.map((search) => search.get('offset'));
    expect(new Set(offsets).size).to.equal(offsets.length);
    expect(page.words).not.to.include('The list is incomplete');
  });
});
