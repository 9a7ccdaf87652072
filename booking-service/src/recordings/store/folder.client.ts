import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, opendir, rm, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { FileStore } from '@tus/file-store';
import type { UploadFacts } from './upload-facts.store.ts';
import type { RecordingStore } from './recording-store.client.ts';

/** Larger pieces than Node's own: a quarter of the calls for a gigabyte. */
const READ_PIECE_BYTES = 256 * 1024;

/** So much is waiting for the disk at most. The disk takes all of it at once, while more is arriving. */
const WRITE_PIECE_BYTES = 1024 ** 2;

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
    pathOf,
    async write(id, pieces, offset) {
      const at = { flags: 'r+', start: offset, highWaterMark: WRITE_PIECE_BYTES };
      const file = createWriteStream(pathOf(id), at);
      await pipeline(pieces, file);
      return offset + file.bytesWritten;
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
