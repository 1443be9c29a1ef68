import { expect } from 'chai';
import { tellOfBroker } from '../../../src/auth/tell-developers.js';

describe('a call to a broker that got no answer', () => {
  const said: unknown[] = [];
  const { error } = console;

  beforeEach(() => {
    console.error = (text: unknown) => said.push(text);
  });

  afterEach(() => {
    console.error = error;
  });

  it('is nothing to mend where the broker is at the page’s own origin, and answers', async () => {
    await tellOfBroker('/');
    expect(said).to.deep.equal([]);
  });
});
