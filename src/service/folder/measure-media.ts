import { open, type FileHandle } from 'node:fs/promises';
import { unmeasured, type Measures, type ReadAt } from './measures.js';
import { readMovie } from './movie-header.js';
import { readSoundLength } from './wave-header.js';
import { readPageSize } from './pdf-header.js';

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
