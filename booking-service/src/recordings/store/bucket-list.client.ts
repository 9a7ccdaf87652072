import { ListMultipartUploadsCommand, ListObjectsV2Command } from '@aws-sdk/client-s3';
import type { _Object, MultipartUpload, S3Client } from '@aws-sdk/client-s3';
import type { StoredObject } from './recording-store.client.ts';

/** S3 gives no more at once. */
const MAX_PAGE = 1_000;

const idOf = (key: string) => key.replace(/\.(info|part)$/, '');

const later = (one: Date, other: Date | undefined) => (other && other > one ? other : one);

/** Everything of a bucket: objects with what lies beside them, and uploads of which there is nothing but parts. */
export async function* listBucket(
  client: S3Client,
  bucket: string,
  pageSize = MAX_PAGE,
): AsyncGenerator<StoredObject> {
  const begun = new Map<string, Date>();
  for await (const { Key = '', Initiated = new Date(0) } of uploadsUnderWay(client, bucket))
    begun.set(Key, later(Initiated, begun.get(Key)));
  for await (const { id, sizeBytes, storedAt } of byId(objectsOf(client, bucket, pageSize))) {
    yield { id, sizeBytes, storedAt: later(storedAt, begun.get(id)) };
    begun.delete(id);
  }
  for (const [id, storedAt] of begun) yield { id, sizeBytes: 0, storedAt };
}

/** An object and what lies beside it are one. They stand beside each other in the list, also where a page ends between them. */
async function* byId(objects: AsyncIterable<_Object>): AsyncGenerator<StoredObject> {
  let current: StoredObject | undefined;
  for await (const { Key = '', Size = 0, LastModified = new Date(0) } of objects) {
    const id = idOf(Key);
    if (current && current.id !== id) yield current;
    const before: StoredObject | undefined = current?.id === id ? current : undefined;
    const sizeBytes: number = (before?.sizeBytes ?? 0) + (id === Key ? Size : 0);
    current = { id, sizeBytes, storedAt: later(LastModified, before?.storedAt) };
  }
  if (current) yield current;
}

async function* objectsOf(client: S3Client, bucket: string, MaxKeys: number): AsyncGenerator<_Object> {
  let token: string | undefined;
  do {
    const page = await client.send(
      new ListObjectsV2Command({ Bucket: bucket, ContinuationToken: token, MaxKeys }),
    );
    yield* page.Contents ?? [];
    token = page.NextContinuationToken;
  } while (token !== undefined);
}

/** Uploads in parts that nobody has put together or ended; of one key, or of all. */
export async function* uploadsUnderWay(
  client: S3Client,
  bucket: string,
  key?: string,
): AsyncGenerator<MultipartUpload> {
  let marker: { KeyMarker?: string | undefined; UploadIdMarker?: string | undefined } = {};
  for (;;) {
    const page = await client.send(
      new ListMultipartUploadsCommand({ Bucket: bucket, Prefix: key, ...marker }),
    );
    yield* (page.Uploads ?? []).filter((upload) => key === undefined || upload.Key === key);
    if (!page.IsTruncated) return;
    marker = { KeyMarker: page.NextKeyMarker, UploadIdMarker: page.NextUploadIdMarker };
  }
}
