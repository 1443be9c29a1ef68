import assert from 'node:assert/strict';
import { test } from 'node:test';
import { choosingMessagesFor } from '../../src/text/en-choosing.js';
import { fieldMessagesFor } from '../../src/text/en-field.js';
import { english } from '../../src/text/languages.js';

test('a field and the tray behind it call the same things the same', () => {
  const field = fieldMessagesFor(english, undefined);
  const tray = choosingMessagesFor(english, undefined);
  assert.equal(field.gone, tray.gone);
  assert.equal(field.removeSelected('Zoë'), tray.removeSelected('Zoë'));
  assert.equal(field.laterChosen(21), tray.laterChosen(21));
});
