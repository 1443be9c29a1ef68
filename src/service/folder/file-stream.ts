import { constants } from 'node:fs';
import { open, type FileHandle } from 'node:fs/promises';
import type { ByteRange } from '../files/asset-files.js';

const chunkBytes = 64 * 1024;

/** Streams the bytes of a file. Does not follow symbolic links; fails if the file ends early. */
export function fileStream(path: string, { start, end }: ByteRange): ReadableStream<Uint8Array> {
  let file: FileHandle | undefined;
  let at = start;
  const source: UnderlyingDefaultSource<Uint8Array> = {
    async pull(controller) {
      file ??= await open(path, constants.O_RDONLY | constants.O_NOFOLLOW);
      const chunk = new Uint8Array(Math.min(chunkBytes, end + 1 - at));
      const { bytesRead } = await file.read(chunk, 0, chunk.byteLength, at);
      at += bytesRead;
      if (bytesRead > 0) controller.enqueue(chunk.subarray(0, bytesRead));
      if (bytesRead > 0 && at <= end) return;
      await file.close();
      if (at > end) controller.close();
      else controller.error(new Error('The file ended early.'));
    },
    async cancel() {
      await file?.close();
    },
  };
  return new ReadableStream(source, { highWaterMark: 0 });
}
