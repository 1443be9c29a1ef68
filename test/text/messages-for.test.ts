import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { messagesFor } from '../../src/text/messages-for.js';

describe('the words of a host', () => {
  test('replace single ones, and the others stay', () => {
    const words = messagesFor({ close: 'Done' });
    assert.equal(words.close, 'Done');
    assert.equal(words.cancel, messagesFor(undefined).cancel);
  });
});
