import { open, type FileHandle } from 'node:fs/promises';
import { readMovie } from './movie-header.js';
import { readSoundLength } from './wave-header.js';
import { readPageSize } from './pdf-header.js';

/** The dimensions of a file in pixels and seconds; null if they are unknown. */
export interface Measures {
  readonly width: number | null;
  readonly height: number | null;
  readonly duration: number | null;
}

/** All dimensions are unknown. */
export const unmeasured: Measures = { width: null, height: null, duration: null };

/** Reads bytes at a position in a file; returns fewer at its end. */
export type ReadAt = (position: number, length: number) => Promise<DataView>;

/** Measures a film, a sound or a PDF by its header. Unknown dimensions are null. */
export async function measureMedia(path: string, mediaType: string): Promise<Measures> {
  const file = await open(path, 'r');
  try {
    const { size } = await file.stat();
    const readAt = readerOf(file);
    if (/^(?:video\/(?:mp4|quicktime)|audio\/mp4)$/.test(mediaType)) {
      return await readMovie(readAt, size);
    }
    if (mediaType === 'audio/wav') {
      return { ...unmeasured, duration: await readSoundLength(readAt, size) };
    }
    if (mediaType === 'application/pdf') return { ...unmeasured, ...(await readPageSize(readAt)) };
    return unmeasured;
  } finally {
    await file.close();
  }
}

function readerOf(file: FileHandle): ReadAt {
  return async (position, length) => {
    const { bytesRead, buffer } = await file.read(Buffer.alloc(length), 0, length, position);
    return new DataView(buffer.buffer, buffer.byteOffset, bytesRead);
  };
}
