import { Readable } from 'node:stream';
import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  PayloadRequest,
  UploadConfig,
} from 'payload';
import type { Bucket } from 'shared/configuration/bucket.ts';
import type { Media } from '../generated/payload-types.ts';
import { type MediaFile, openBucket } from './bucket.ts';
import { noSuchFile } from './no-such-file.ts';

type Stored = Pick<Media, 'filename' | 'mimeType' | 'sizes'>;

const namesOf = ({ filename, sizes }: Stored): string[] =>
  [filename, ...Object.values(sizes ?? {}).map((size) => size?.filename)].filter(
    (name) => typeof name === 'string',
  );

/** What a request has brought, and the sizes that were made of it; none when it changed words alone. */
function filesIn(
  { file, payloadUploadSizes = {} }: PayloadRequest,
  { filename, mimeType, sizes }: Stored,
): MediaFile[] {
  if (!file || !filename || !mimeType) return [];
  const made = Object.entries(sizes ?? {}).flatMap(([key, size]) => {
    const bytes = payloadUploadSizes[key];
    return bytes && size?.filename && size.mimeType
      ? [{ name: size.filename, type: size.mimeType, bytes }]
      : [];
  });
  return [{ name: filename, type: mimeType, bytes: file.data }, ...made];
}

/** Pictures whose files lie in a bucket instead of a folder: what the collection needs for it. */
export function inBucket(place: Bucket) {
  const bucket = openBucket(place);

  /** In the transaction that notes the picture: one whose files could not be stored is not noted either. */
  const storeFiles: CollectionAfterChangeHook<Media> = async ({ doc, previousDoc, operation, req }) => {
    const files = filesIn(req, doc);
    await Promise.all(files.map((file) => bucket.put(file)));
    if (files.length === 0 || operation === 'create') return doc;
    const names = new Set(files.map(({ name }) => name));
    await Promise.all(
      namesOf(previousDoc)
        .filter((name) => !names.has(name))
        .map((name) => bucket.remove(name)),
    );
    return doc;
  };

  /** A file that stays behind does no harm; a picture that cannot be deleted does. */
  const removeFiles: CollectionAfterDeleteHook<Media> = async ({ doc, req }) => {
    const removed = await Promise.allSettled(namesOf(doc).map((name) => bucket.remove(name)));
    for (const result of removed)
      if (result.status === 'rejected')
        req.payload.logger.error(
          { err: result.reason as unknown, media: doc.id },
          'A file stayed in the bucket',
        );
  };

  const answer: NonNullable<UploadConfig['handlers']>[number] = async (req, { params }) => {
    const file = await bucket.get(params.filename);
    if (!file) return noSuchFile(req);
    const headers = new Headers({ 'X-Content-Type-Options': 'nosniff' });
    if (file.type !== undefined) headers.set('Content-Type', file.type);
    if (file.etag !== undefined) headers.set('ETag', file.etag);
    if (file.etag !== undefined && req.headers.get('if-none-match') === file.etag) {
      file.bytes.destroy();
      return new Response(null, { status: 304, headers });
    }
    if (file.size !== undefined) headers.set('Content-Length', String(file.size));
    return new Response(Readable.toWeb(file.bytes) as ReadableStream, { headers });
  };

  return {
    upload: { disableLocalStorage: true, handlers: [answer] },
    hooks: { afterChange: [storeFiles], afterDelete: [removeFiles] },
  };
}
