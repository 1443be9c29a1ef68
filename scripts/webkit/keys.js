/** The WebDriver values of keys without a character, by their `KeyboardEvent.key`. */
const codes = new Map([
  ['Backspace', '\uE003'],
  ['Tab', '\uE004'],
  ['Enter', '\uE007'],
  ['Shift', '\uE008'],
  ['Control', '\uE009'],
  ['Alt', '\uE00A'],
  ['Escape', '\uE00C'],
  ['Space', ' '],
  ['PageUp', '\uE00E'],
  ['PageDown', '\uE00F'],
  ['End', '\uE010'],
  ['Home', '\uE011'],
  ['ArrowLeft', '\uE012'],
  ['ArrowUp', '\uE013'],
  ['ArrowRight', '\uE014'],
  ['ArrowDown', '\uE015'],
  ['Insert', '\uE016'],
  ['Delete', '\uE017'],
  ['F10', '\uE03A'],
  ['Meta', '\uE03D'],
]);

/**
 * The WebDriver value of a key, by its `KeyboardEvent.key`. Throws for unknown keys.
 * @param {string} key
 */
export function keyCode(key) {
  const code = codes.get(key) ?? (Array.from(key).length === 1 ? key : undefined);
  if (code === undefined) throw new Error(`No WebDriver value is known for the key ${key}`);
  return code;
}
