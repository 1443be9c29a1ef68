import { setViewport } from '@web/test-runner-commands';
import { expect } from 'chai';
import { openField } from '../arranging/field.js';
import { library, place } from '../arranging/picker.js';
import { pictures, record } from '../arranging/records.js';
import { ScriptedSource } from '../arranging/scripted-source.js';
import { placeProducts, product, shop } from '../arranging/shop.js';
import { settled, until } from '../arranging/until.js';

const detail = /\/v2\/assets\/asset-\d/;

describe('a field with something in it', () => {
  it('says how many there are while nobody is signed in, and shows them after', async () => {
    const tokens = new ScriptedSource('wat_acme_x', 'signed-out');
    const field = await openField({
      ...{ client: undefined, baseUrl: 'http://api.test', tokens },
      ...{ multiple: true, value: ['asset-1', 'asset-2'] },
    });
    const { page, picker } = field;
    const words = '2 selected · Sign in to see what is chosen.';
    await until('the words', () => page.words.includes(words));
    expect(page.words).not.to.include('asset-1');
    page.press('Sign in');
    expect(tokens.attempts).to.equal(1);
    picker.client = field.client;
    tokens.succeed();
    await until('the names', () => field.names().length === 2);
    expect(page.has('button', 'Sign in')).to.equal(false);
    expect(picker.value).to.deep.equal(['asset-1', 'asset-2']);
  });

  it('lets names be fetched again that could not be had', async () => {
    const { client, wire } = library();
    const restore = wire.spoil(() => new Response('', { status: 500 }), detail);
    const field = await openField({ client, value: ['asset-1'] });
    await until('the words', () => field.page.words.includes('Some names could not be loaded.'));
    restore();
    field.page.press('Try again');
    await until('the name', () => field.names().join() === 'picture 1.jpg');
    expect(field.page.words).not.to.include('could not be loaded');
  });

  it('says which of it is gone, and lets that be taken away', async () => {
    const field = await openField({ multiple: true, value: ['asset-1', 'asset-77'] });
    await until('the words', () => field.page.words.includes('No longer available'));
    field.page.press('Remove asset-77');
    expect(field.picker.value).to.deep.equal(['asset-1']);
  });

  it('draws what kind of file it is where there is no picture of it', async () => {
    const film = record(1, { formatType: 'video', format: 'MP4', duration: 61 });
    const field = await openField({ value: ['asset-1'] }, [film]);
    await until('the name', () => field.names().length === 1);
    const line = field.picker.shadowRoot?.querySelector('ol li');
    await until('the drawing', () => {
      line?.querySelector('img')?.dispatchEvent(new Event('error'));
      return line?.querySelector('.kind')?.checkVisibility({ visibilityProperty: true });
    });
  });

  it('keeps long names within a narrow page, with all of each within reach', async () => {
    await setViewport({ width: 380, height: 700 });
    const filename = `${'harbour at dawn '.repeat(9)}final.jpg`;
    const field = await openField({ value: ['asset-1'] }, [record(1, { filename })]);
    const { page, picker } = field;
    await until('the name', () => field.names().join() === filename);
    expect(picker.getBoundingClientRect().height).to.be.at.most(125);
    const { scrollWidth, clientWidth } = document.documentElement;
    expect(scrollWidth).to.equal(clientWidth);
    expect(page.has('button', `Remove ${filename}`)).to.equal(true);
  });

  it('shows the end of a shortened name right behind its dots, where a space was, too', async () => {
    await setViewport({ width: 380, height: 700 });
    const filename = `${'looking out over the harbour '.repeat(3)}5513.jpeg`;
    const field = await openField({ value: ['asset-1'] }, [record(1, { filename })]);
    await until('the name', () => field.names().join() === filename);
    const parts = [...(field.picker.shadowRoot?.querySelectorAll('li span') ?? [])];
    const end = parts.find(
      ({ children, textContent }) => children.length === 0 && textContent.trim() === '5513.jpeg',
    );
    const beginning = end?.previousElementSibling;
    const text = [...(end?.childNodes ?? [])].find((node) => node instanceof Text);
    if (!text || !beginning) throw new Error('The name is not shortened');
    const seen = document.createRange();
    seen.setStart(text, text.data.indexOf('5'));
    seen.setEnd(text, text.length);
    const gap = seen.getBoundingClientRect().left - beginning.getBoundingClientRect().right;
    expect(gap).to.be.within(-1, 1);
  });

  it('says in full on a narrow page why something in it cannot be had any more', async () => {
    await setViewport({ width: 380, height: 700 });
    const expired = record(1, { expires: Date.UTC(2020, 0, 1) });
    const field = await openField({ value: ['asset-1', 'asset-2'], multiple: true }, [
      expired,
      record(2),
    ]);
    await until('the words', () => field.page.words.includes('Expired'));
    const words = [...(field.picker.shadowRoot?.querySelectorAll('li [title]') ?? [])].filter(
      ({ textContent }) => textContent.startsWith('Expired'),
    );
    expect(words).to.have.length(1);
    for (const { scrollWidth, clientWidth, scrollHeight, clientHeight } of words) {
      expect(scrollWidth).to.be.at.most(clientWidth);
      expect(scrollHeight).to.be.at.most(clientHeight);
    }
  });

  it('draws a part of very many, and fetches the names of these alone', async () => {
    const records = pictures(100);
    const field = await openField({ multiple: true, value: records.map(({ id }) => id) }, records);
    await until('the names', () => field.names().length === 20);
    expect(field.picker.getBoundingClientRect().height).to.be.below(400);
    await settled();
    // The last one is the one that the dialog begins with.
    expect(new Set(field.wire.details).size).to.equal(21);
    field.page.press('80 more');
    await until('more of them', () => field.names().length === 40);
    expect(field.page.has('button', '60 more')).to.equal(true);
    expect(field.sent().length).to.equal(100);
  });

  it('speaks the language of the page', async () => {
    document.documentElement.lang = 'de';
    try {
      const field = await openField({ value: ['asset-1'] });
      await until('the words', () => field.page.has('button', 'Ändern'));
      await until('the button', () => field.page.has('button', 'picture 1.jpg entfernen'));
      field.page.press('Ändern');
      await until('the results', () => field.page.options.length === 3);
      expect(field.page.has('button', 'Übernehmen')).to.equal(true);
    } finally {
      document.documentElement.lang = 'en';
    }
  });

  it('takes words of the page’s own', async () => {
    const messages = { changeChoice: 'Another', confirm: () => 'Take it' };
    const field = await openField({ value: ['asset-1'], messages });
    expect(field.page.has('button', 'Another')).to.equal(true);
    field.page.press('Another');
    await until('the results', () => field.page.options.length === 3);
    expect(field.page.has('button', 'Take it')).to.equal(true);
  });

  it('becomes a field, and an ordinary picker again, at any time', async () => {
    const page = place({ client: library().client });
    await until('the results', () => page.options.length === 3);
    await page.choose('picture 1.jpg');
    page.picker.mode = 'field';
    await until('the field', () => page.has('button', 'Change'));
    expect(page.picker.value).to.deep.equal(['asset-1']);
    page.picker.mode = 'inline';
    await until('the results', () => page.options.length === 3);
  });
});

describe('a field for products', () => {
  it('shows the product in it by name, and opens its dialog', async () => {
    const products = [product(1, { name: 'Kettle' }), product(2)];
    const { client } = shop({ products });
    const page = placeProducts({ client, mode: 'field', value: ['product-1'] });
    await until('the name', () => page.has('button', /^Remove Kettle/));
    page.press('Change');
    await until('the products', () => page.rows.length === 2);
  });
});
