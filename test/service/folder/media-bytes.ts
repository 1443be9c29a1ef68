/** The least that a film's file must hold for players to learn its shape and length. */
export function movieBytes(of: {
  readonly width: number;
  readonly height: number;
  readonly seconds: number;
}): Uint8Array {
  const movieHeader = new DataView(new ArrayBuffer(100));
  movieHeader.setUint32(12, 1000);
  movieHeader.setUint32(16, of.seconds * 1000);
  const trackHeader = new DataView(new ArrayBuffer(84));
  trackHeader.setUint32(76, of.width * 65_536);
  trackHeader.setUint32(80, of.height * 65_536);
  const sound = atom('trak', atom('tkhd', new Uint8Array(84)));
  const picture = atom('trak', atom('tkhd', new Uint8Array(trackHeader.buffer)));
  const header = atom('mvhd', new Uint8Array(movieHeader.buffer));
  return joined(
    atom('ftyp', new TextEncoder().encode('isom')),
    atom('mdat', new Uint8Array(5000)),
    atom('moov', joined(header, sound, picture)),
  );
}

/** A WAV file of silence, 8,000 bytes a second. */
export function soundBytes(seconds: number): Uint8Array {
  const bytes = new Uint8Array(44 + seconds * 8000);
  const header = new DataView(bytes.buffer);
  bytes.set(new TextEncoder().encode('RIFF'), 0);
  bytes.set(new TextEncoder().encode('WAVEfmt '), 8);
  header.setUint32(28, 8000, true);
  return bytes;
}

/** As much of a PDF as says its page size. */
export function pageBytes(width: number, height: number): Uint8Array {
  const page = `%PDF-1.4\n1 0 obj << /Type /Page /MediaBox [0 0 ${width} ${height}] >> endobj\n`;
  return new TextEncoder().encode(page);
}

function atom(type: string, content: Uint8Array): Uint8Array {
  const size = new DataView(new ArrayBuffer(4));
  size.setUint32(0, content.byteLength + 8);
  return joined(new Uint8Array(size.buffer), new TextEncoder().encode(type), content);
}

function joined(...parts: readonly Uint8Array[]): Uint8Array {
  return Uint8Array.from(parts.flatMap((part) => Array.from(part)));
}
