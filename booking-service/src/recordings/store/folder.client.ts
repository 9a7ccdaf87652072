import { createReadStream } from 'node:fs';
import { mkdir, open, opendir, rm, stat, statfs } from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import { FileStore } from '@tus/file-store';
import { giveBack } from '../../platform/spent-bytes.ts';
import type { UploadFacts } from './upload-facts.store.ts';
import type { RecordingStore } from './recording-store.client.ts';

/** Larger pieces than Node's own: a quarter of the calls for a gigabyte. */
const READ_PIECE_BYTES = 256 * 1024;

const isAbsent = (error: unknown) =>
  error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR');

const orNull = (error: unknown) => {
  if (isAbsent(error)) return null;
  throw error;
};

/** Recordings as files of a folder that every copy of the service sees. What is known of an upload is asked of the database. */
export function folderStore(directory: string, facts: UploadFacts): RecordingStore {
  // Ids are letters and digits; whoever passes anything else has not come through a route.
  const pathOf = (id: string) => join(directory, id);
  const uploads = new FileStore({ directory, configstore: facts });
  return {
    uploads,
    async write(id, pieces, offset) {
      const file = await open(pathOf(id), 'r+');
      try {
        let at = offset;
        for await (const piece of pieces) {
          at += await writeAll(file, piece, at);
          giveBack(piece);
        }
        return at;
      } finally {
        await file.close();
      }
    },
    read: async (id, range) => createReadStream(pathOf(id), { ...range, highWaterMark: READ_PIECE_BYTES }),
    sizeOf: (id) => stat(pathOf(id)).then(({ size }) => size, orNull),
    async settle(id) {
      for (const path of [pathOf(id), directory]) {
        const handle = await open(path, 'r').catch(orNull);
        await handle?.sync().finally(() => handle.close());
      }
    },
    remove: (id) => rm(pathOf(id), { force: true }),
    async *list() {
      await mkdir(directory, { recursive: true });
      for await (const { name } of await opendir(directory)) {
        const found = await stat(pathOf(name)).catch(orNull);
        if (found?.isFile()) yield { id: name, sizeBytes: found.size, storedAt: found.mtime };
      }
    },
    async freeBytes() {
      await mkdir(directory, { recursive: true });
      const { bavail, bsize } = await statfs(directory);
      return bavail * bsize;
    },
  };
}

/** A disk may take less at once than it is given, when it is about to be full. @returns how much there was */
async function writeAll(file: FileHandle, piece: Buffer, at: number): Promise<number> {
  let written = 0;
  while (written < piece.length) {
    const { bytesWritten } = await file.write(piece, written, piece.length - written, at + written);
    written += bytesWritten;
  }
  return written;
}
