import type { ByteRange } from '../store/recording-store.client.ts';

/** What is needed of a file to know what it is. */
export interface ReadableFile {
  sizeBytes: number;
  /** All of it or a part; each call reads it anew. */
  open(range?: ByteRange): Promise<AsyncIterable<Buffer>>;
}

/** Parts of a file by their place, with no more of it in memory than was asked for. */
export interface FileBytes {
  sizeBytes: number;
  /** Shorter where the file ends. */
  at(start: number, length: number): Promise<Buffer>;
  /** What went wrong with the store, which says nothing of the file. */
  trouble(): unknown;
}

/** Heads are read a few bytes at a time; a store is asked for this much at once. */
const WINDOW_BYTES = 64 * 1024;

export function fileBytes({ sizeBytes, open }: ReadableFile): FileBytes {
  let window: Buffer = Buffer.alloc(0);
  let windowAt = 0;
  let trouble: unknown;

  async function read(start: number, end: number): Promise<Buffer> {
    const pieces: Buffer[] = [];
    try {
      for await (const piece of await open({ start, end: end - 1 })) pieces.push(piece);
    } catch (error) {
      trouble = error;
      throw error;
    }
    return Buffer.concat(pieces);
  }

  return {
    sizeBytes,
    async at(start, length) {
      const end = Math.min(sizeBytes, start + length);
      if (start >= end) return Buffer.alloc(0);
      if (start < windowAt || end > windowAt + window.length) {
        window = await read(start, Math.min(sizeBytes, Math.max(end, start + WINDOW_BYTES)));
        windowAt = start;
      }
      return window.subarray(start - windowAt, end - windowAt);
    },
    trouble: () => trouble,
  };
}
