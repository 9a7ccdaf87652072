import { Readable } from 'node:stream';
import { S3Store } from '@tus/s3-store';
import type { S3ClientConfig } from '@aws-sdk/client-s3';

/**
 * Parts of an upload that go to the bucket together. Each waits on this machine's disk until it is whole, and not in memory; the
 * smallest that servers take is 5 MiB.
 */
const PART_BYTES = 8 * 1024 ** 2;

/** The tus store for buckets, as several copies of the service need it that may die at any moment. */
export class TusBucket extends S3Store {
  constructor(config: S3ClientConfig & { bucket: string }) {
    super({
      partSize: PART_BYTES,
      // Tags are an extra that not every server has.
      useTags: false,
      s3ClientConfig: config,
      // What one copy remembers of an upload, another may have ended.
      cache: { get: async () => undefined, set: async () => undefined, delete: async () => undefined },
    });
  }

  /**
   * One part after the other: of several at once a later one may be there and an earlier one not when the copy dies, and how far the
   * upload is, is the sum of all. Each request has a row of its own to wait in, so that a slow one holds up nobody else.
   */
  override write(pieces: Readable, id: string, offset: number): Promise<number> {
    const inOrder = Object.assign(Object.create(this) as S3Store, { partUploadSemaphore: oneAtATime() });
    return super.write.call(inOrder, pieces, id, offset);
  }

  /**
   * Ends an upload whose parts are all there and which nobody has put together: a copy died between the two.
   *
   * @returns whether there was one
   */
  async putTogether(id: string, sizeBytes: number): Promise<boolean> {
    const upload = await this.getUpload(id).catch(() => undefined);
    if (upload?.offset !== sizeBytes) return false;
    await this.write(Readable.from([]), id, sizeBytes);
    return true;
  }
}

/** What tus asks for leave to send a part. */
function oneAtATime() {
  let last: Promise<void> = Promise.resolve();
  return {
    async acquire() {
      const before = last;
      let done: () => void = () => undefined;
      last = new Promise((resolve) => (done = resolve));
      await before;
      return { release: async () => done() };
    },
  };
}
