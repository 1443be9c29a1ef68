const samplesPerSecond = 8000;
const maxSeconds = 30;

/** A WAV file of a soft chord of this length, at most 30 seconds. */
export function madeUpSound(seconds: number): Uint8Array<ArrayBuffer> {
  const samples = Math.round(Math.min(maxSeconds, Math.max(1, seconds)) * samplesPerSecond);
  const bytes = new Uint8Array(44 + samples);
  const header = new DataView(bytes.buffer);
  bytes.set(new TextEncoder().encode('RIFF----WAVEfmt '));
  header.setUint32(4, 36 + samples, true);
  header.setUint32(16, 16, true);
  // Uncompressed samples, one channel, one byte each.
  header.setUint16(20, 1, true);
  header.setUint16(22, 1, true);
  header.setUint32(24, samplesPerSecond, true);
  header.setUint32(28, samplesPerSecond, true);
  header.setUint16(32, 1, true);
  header.setUint16(34, 8, true);
  bytes.set(new TextEncoder().encode('data'), 36);
  header.setUint32(40, samples, true);
  for (let at = 0; at < samples; at += 1) {
    const turn = (2 * Math.PI * at) / samplesPerSecond;
    const chord = Math.sin(220 * turn) + Math.sin(277 * turn) + Math.sin(330 * turn);
    const swell = Math.sin((Math.PI * at) / samples);
    bytes[44 + at] = 128 + Math.round(24 * swell * chord);
  }
  return bytes;
}
