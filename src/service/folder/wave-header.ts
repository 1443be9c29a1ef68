import type { ReadAt } from './measures.js';

/** The length of a WAV file in seconds, from its byte rate; null if it has no valid header. */
export async function readSoundLength(readAt: ReadAt, size: number): Promise<number | null> {
  const header = await readAt(0, 44);
  if (header.byteLength < 44 || header.getUint32(0) !== 0x52494646) return null;
  const bytesPerSecond = header.getUint32(28, true);
  return bytesPerSecond > 0 ? Number(((size - 44) / bytesPerSecond).toFixed(3)) : null;
}
