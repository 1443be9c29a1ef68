import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { selectionMessagesFor } from '../../../src/text/english/selection.js';
import { fieldMessagesFor } from '../../../src/text/english/field.js';
import type { Language } from '../../../src/text/language.js';

test('a field and the tray behind it call the same things the same', async () => {
  const english = {} as Language;
  const address = new URL('../../../src/text/english/selection.ts', import.meta.url).href;
  const selection = (await import(address)) as {
    selectionMessagesFor: typeof selectionMessagesFor;
  };
  const field = fieldMessagesFor(english, undefined);
  const tray = selection.selectionMessagesFor(english, undefined);
  assert.equal(field.gone, tray.gone);
  assert.equal(field.removeSelected('Zoë'), tray.removeSelected('Zoë'));
  assert.equal(field.laterChosen(21), tray.laterChosen(21));
});
