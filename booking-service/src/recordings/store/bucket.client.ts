import { Readable } from 'node:stream';
import {
  DeleteObjectsCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { S3Store } from '@tus/s3-store';
import type { RecordingBucket } from '../../platform/recording-place.ts';
import type { RecordingStore, StoredObject } from './recording-store.client.ts';

const MIB = 1024 ** 2;
/** Parts of an upload that go to the bucket together; each waits on this machine's disk until it is whole. */
const PART_BYTES = 8 * MIB;

/** What tus lays beside an object: what it knows of an upload, and a part that is not whole yet. */
const companions = ['.info', '.part'];
const idOf = (key: string) => key.replace(/\.(info|part)$/, '');

const isAbsent = (error: unknown) =>
  error instanceof S3ServiceException &&
  (error.$metadata.httpStatusCode === 404 || error.name === 'NoSuchKey');

/** Recordings as objects of a bucket that speaks S3. */
export function bucketStore({ bucket, ...place }: RecordingBucket): RecordingStore {
  const config = {
    region: place.region,
    ...(place.endpoint !== undefined && { endpoint: place.endpoint }),
    forcePathStyle: place.isPathStyle,
    // Sums that only newer servers know are sent where S3 asks for them; ours is compared anyway.
    requestChecksumCalculation: 'WHEN_REQUIRED' as const,
    responseChecksumValidation: 'WHEN_REQUIRED' as const,
    credentials: { accessKeyId: place.accessKeyId, secretAccessKey: place.secretAccessKey },
  };
  const client = new S3Client(config);
  const uploads = new S3Store({
    partSize: PART_BYTES,
    maxConcurrentPartUploads: 4,
    // Tags are an extra that not every server has.
    useTags: false,
    s3ClientConfig: { ...config, bucket },
  });
  return {
    uploads,
    pathOf: () => undefined,
    async read(id, range) {
      const Range = range && `bytes=${range.start}-${range.end}`;
      const { Body } = await client.send(new GetObjectCommand({ Bucket: bucket, Key: id, Range }));
      if (!(Body instanceof Readable)) throw new Error(`The bucket answered without the bytes of ${id}`);
      return Body;
    },
    async sizeOf(id) {
      try {
        const { ContentLength } = await client.send(new HeadObjectCommand({ Bucket: bucket, Key: id }));
        return ContentLength ?? null;
      } catch (error) {
        if (isAbsent(error)) return null;
        throw error;
      }
    },
    // A bucket that has answered keeps it.
    settle: async () => undefined,
    async remove(id) {
      // Ends an upload of parts as well. It fails where tus knows nothing of the object any more.
      await uploads.remove(id).catch(() => undefined);
      const Objects = ['', ...companions].map((end) => ({ Key: `${id}${end}` }));
      const { Errors = [] } = await client.send(
        new DeleteObjectsCommand({ Bucket: bucket, Delete: { Objects, Quiet: true } }),
      );
      const [first] = Errors.filter(({ Code }) => Code !== 'NoSuchKey');
      if (first) throw new Error(`The bucket did not remove ${first.Key}: ${first.Message}`);
    },
    async *list() {
      let token: string | undefined;
      do {
        const page = await client.send(
          new ListObjectsV2Command({ Bucket: bucket, ContinuationToken: token }),
        );
        yield* byId(page.Contents ?? []);
        token = page.NextContinuationToken;
      } while (token !== undefined);
    },
    freeBytes: async () => null,
  };
}

/** An object and what lies beside it are one; they stand beside each other in the list. */
function byId(contents: readonly { Key?: string; Size?: number; LastModified?: Date }[]): StoredObject[] {
  const found = new Map<string, StoredObject>();
  for (const { Key = '', Size = 0, LastModified = new Date(0) } of contents) {
    const id = idOf(Key);
    const before = found.get(id);
    const sizeBytes = (before?.sizeBytes ?? 0) + (id === Key ? Size : 0);
    const storedAt = before && before.storedAt > LastModified ? before.storedAt : LastModified;
    found.set(id, { id, sizeBytes, storedAt });
  }
  return [...found.values()];
}
