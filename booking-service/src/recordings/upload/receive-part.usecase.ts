import type { Readable } from 'node:stream';
import { ERRORS } from '@tus/server';
import type { Upload } from '@tus/server';
import type { PlatformDeps } from '../../platform/deps.ts';
import { Problem } from '../../platform/problem.ts';
import { bytesInUse, lockQuota, noteReceived } from '../base/quota.store.ts';
import { touchUpload } from '../base/recordings.store.ts';
import { TAKE_OVER_MS, waitForLease } from '../leases/lease.usecase.ts';
import type { RecordingStore } from '../store/recording-store.client.ts';

/** Bytes that a request brings. */
interface Part {
  id: string;
  /** Where its sender believes that the upload stands. */
  offset: number;
  /** Undefined where its sender does not say. */
  lengthBytes: number | undefined;
  /** Destroyed to end the connection. */
  body: Readable;
}

type Deps = PlatformDeps & { store: RecordingStore };

/**
 * Writes what a request brings to the end of an upload. Of all copies of the service one does so at a time; a newer request for the
 * same upload takes over, and the connection of the older one is cut. What has arrived is kept in any case.
 *
 * @returns where the upload stands now
 * @throws Problem `recording-not-found`, `recordings-changed`, `payload-too-large`, `storage-full`; whatever ends the connection
 */
export async function receivePart(deps: Deps, part: Part, gone: AbortSignal): Promise<number> {
  const { db, clock, store } = deps;
  const { id, offset, lengthBytes, body } = part;
  const letGo = () => void body.destroy();
  const lease = await waitForLease(deps, id, { letGo, signal: gone, waitMs: TAKE_OVER_MS });
  if (!lease) throw new Problem('recordings-changed', 'recording-busy');
  try {
    const upload = await uploadOf(store, id);
    if (upload.offset !== offset) throw new Problem('recordings-changed', 'recording-other-offset');
    const left = (upload.size ?? 0) - offset;
    if ((lengthBytes ?? 0) > left) throw tooMuch();
    await touchUpload(db, id, clock());
    // Taken piece by piece, because a stream that fails ends what it is fed from, and with it the connection for the answer.
    const pieces = body.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>;
    const wanted = withRoom(deps, { id, offset, left }, upTo(left, pieces));
    return await keeping(wanted, (kept) => store.write(id, kept, offset));
  } catch (error) {
    throw isFull(error) ? new Problem('storage-full', 'recording-disk-full', { cause: error }) : error;
  } finally {
    await lease.release();
  }
}

const isGone: readonly unknown[] = [ERRORS.FILE_NOT_FOUND, ERRORS.FILE_NO_LONGER_EXISTS];

async function uploadOf(store: RecordingStore, id: string): Promise<Upload> {
  try {
    return await store.uploads.getUpload(id);
  } catch (error) {
    throw isGone.includes(error) ? new Problem('recording-not-found', 'recording-over-now') : error;
  }
}

const tooMuch = () => new Problem('payload-too-large', 'recording-too-much');

/** Hands on what arrives and ends well where it breaks off, so that all of it is written before that is heard of. */
async function keeping(
  pieces: AsyncIterable<Buffer>,
  write: (kept: AsyncIterable<Buffer>) => Promise<number>,
): Promise<number> {
  const broken: unknown[] = [];
  async function* kept() {
    try {
      yield* pieces;
    } catch (error) {
      broken.push(error);
    }
  }
  const offset = await write(kept());
  if (broken.length > 0) throw broken[0];
  return offset;
}

/** Whoever says nothing of how much comes, or not the truth, sends no more than there is room for. */
async function* upTo(left: number, pieces: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let bytes = 0;
  for await (const piece of pieces) {
    bytes += piece.length;
    if (bytes > left) throw tooMuch();
    yield piece;
  }
}

/** Room is asked for this much at a time, once the first byte of it is there. */
const ROOM_BYTES = 16 * 1024 ** 2;

/** Hands on what arrives as long as there is room for it, and notes what was used of that. */
async function* withRoom(
  deps: Deps,
  { id, offset, left }: Pick<Part, 'id' | 'offset'> & { left: number },
  pieces: AsyncIterable<Buffer>,
): AsyncGenerator<Buffer> {
  let at = offset;
  let roomUpTo = offset;
  try {
    for await (const piece of pieces) {
      if (at + piece.length > roomUpTo) {
        roomUpTo = Math.min(offset + left, at + piece.length + ROOM_BYTES);
        await makeRoom(deps, id, roomUpTo);
      }
      at += piece.length;
      yield piece;
    }
  } finally {
    await noteReceived(deps.db, id, at);
  }
}

/** @throws Problem `storage-full` */
function makeRoom({ db, config }: Deps, id: string, upTo: number): Promise<void> {
  return db.transaction(async (trx) => {
    await lockQuota(trx);
    if ((await bytesInUse(trx, id)) + upTo > config.recordings.quotaBytes)
      throw new Problem('storage-full', 'recording-quota-reached');
    await noteReceived(trx, id, upTo);
  });
}

/** No room on the disk, or no more of it for us. */
const isFull = (error: unknown) =>
  error instanceof Error && 'code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT');
