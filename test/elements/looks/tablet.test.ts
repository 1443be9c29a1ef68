import { setViewport } from '@web/test-runner-commands';
import { expect } from 'chai';
import { states } from '../arranging/states.js';
import { describeRoom } from './reach.js';

const tablet = { width: 768, height: 1024 };

describeRoom('on a tablet', tablet);

describe('on a tablet, in a language of long words', () => {
  before(() => setViewport(tablet));

  it('the alt text has room for a few words', async () => {
    const lacking = 'a picture that still lacks its alt text, in a language of long words';
    const page = await states[lacking]?.();
    const field = page?.textbox('Alternativtext').getBoundingClientRect();
    expect(field?.width).to.be.greaterThan(128);
  });
});
