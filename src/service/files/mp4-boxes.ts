/** Writes the boxes of an MP4 file (ISO/IEC 14496-12), which are numbers and other boxes. */
export type Bytes = Uint8Array<ArrayBuffer>;

/** A box of this type, four characters long. */
export function box(type: string, ...contents: readonly Bytes[]): Bytes {
  const inside = joined(contents);
  return joined([u32(inside.byteLength + 8), text(type), inside]);
}

/** Whole numbers of four bytes. */
export function u32(...numbers: readonly number[]): Bytes {
  const bytes = new Uint8Array(numbers.length * 4);
  const view = new DataView(bytes.buffer);
  for (const [at, number] of numbers.entries()) view.setUint32(at * 4, number);
  return bytes;
}

/** Whole numbers of two bytes. */
export function u16(...numbers: readonly number[]): Bytes {
  return Uint8Array.from(numbers.flatMap((number) => [number >> 8, number & 255]));
}

/** ASCII characters. */
export function text(characters: string): Bytes {
  return Uint8Array.from(characters, (character) => character.charCodeAt(0));
}

/** Nothing, this many bytes long. */
export function zeros(length: number): Bytes {
  return new Uint8Array(length);
}

/** The parts, one after the other. */
export function joined(parts: readonly Bytes[]): Bytes {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.byteLength, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.byteLength;
  }
  return whole;
}
