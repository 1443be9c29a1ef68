import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Messages } from '../../src/text/messages/messages.js';
import { messagesFor } from '../../src/text/messages-for.js';

const language = (words: Partial<Messages>) => ({ assets: words as Messages });

describe('the words of a host', () => {
  test('replace single ones of any language, and the others stay', () => {
    const german = language({ close: 'Schließen', cancel: 'Abbrechen' });
    assert.deepEqual(messagesFor(german, { close: 'Fertig' }), {
      close: 'Fertig',
      cancel: 'Abbrechen',
    });
    assert.equal(messagesFor(german, undefined).close, 'Schließen');
  });
});
