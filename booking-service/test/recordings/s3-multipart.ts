import { readdir, readFile, rm, stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';

/** Where s3rver keeps the parts of an upload until it is whole: a folder for each, with a file for each part. */
const UPLOADS = '._S3rver_uploads';

const orUndefined = (): undefined => undefined;

interface Asked {
  method: string | undefined;
  bucket: string;
  key: string;
  query: URLSearchParams;
  /** s3rver's folder for the uploads of this bucket. */
  folder: string;
}

/**
 * The calls of S3 about uploads in parts that s3rver leaves out: ListParts, AbortMultipartUpload and ListMultipartUploads, and that
 * nothing can be added to an upload that is over. As Amazon answers them, by its API reference.
 *
 * @returns whether the request was one of them
 */
export async function answerMultipart(
  directory: string,
  req: IncomingMessage,
  res: ServerResponse,
): Promise<boolean> {
  const { pathname, searchParams: query } = new URL(req.url ?? '/', 'http://s3');
  const [bucket = '', ...key] = pathname.slice(1).split('/').map(decodeURIComponent);
  const asked = {
    method: req.method,
    bucket,
    key: key.join('/'),
    query,
    folder: join(directory, bucket, UPLOADS),
  };
  const answer = await answerTo(asked);
  if (!answer) return false;
  const body = answer.xml && `<?xml version="1.0" encoding="UTF-8"?>\n${answer.xml}`;
  res.writeHead(answer.status, { 'Content-Type': 'application/xml' }).end(body);
  return true;
}

async function answerTo(asked: Asked): Promise<{ status: number; xml?: string } | undefined> {
  const { method, query } = asked;
  if (method === 'GET' && query.has('uploads')) return { status: 200, xml: await uploads(asked) };
  const uploadId = query.get('uploadId');
  if (uploadId === null) return undefined;
  const upload = join(asked.folder, uploadId);
  if (!(await stat(upload).catch(orUndefined))) return noSuchUpload;
  if (method === 'GET') return { status: 200, xml: await parts(upload, asked) };
  if (method !== 'DELETE') return undefined;
  await rm(upload, { recursive: true });
  return { status: 204 };
}

const noSuchUpload = {
  status: 404,
  xml: '<Error><Code>NoSuchUpload</Code><Message>The specified upload does not exist.</Message></Error>',
};

async function parts(upload: string, { bucket, key, query }: Asked): Promise<string> {
  const after = Number(query.get('part-number-marker') ?? 0);
  const most = Number(query.get('max-parts') ?? 1_000);
  const numbers = (await readdir(upload))
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((number) => number > after)
    .toSorted((one, other) => one - other);
  const page = numbers.slice(0, most);
  const found = await Promise.all(
    page.map(async (number) => {
      const { size, mtime } = await stat(join(upload, String(number)));
      const md5 = await readFile(join(upload, `${number}.md5`), 'utf8').catch(orUndefined);
      // A part whose sum is not there has not been taken as a whole.
      if (md5 === undefined) return '';
      return `<Part><PartNumber>${number}</PartNumber><LastModified>${mtime.toISOString()}</LastModified>
        <ETag>"${md5}"</ETag><Size>${size}</Size></Part>`;
    }),
  );
  return `<ListPartsResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/"><Bucket>${bucket}</Bucket><Key>${key}</Key>
    <PartNumberMarker>${after}</PartNumberMarker><NextPartNumberMarker>${page.at(-1) ?? after}</NextPartNumberMarker>
    <IsTruncated>${page.length < numbers.length}</IsTruncated>${found.join('')}</ListPartsResult>`;
}

async function uploads({ bucket, query, folder }: Asked): Promise<string> {
  const prefix = query.get('prefix') ?? '';
  const ids = (await readdir(folder).catch(orUndefined)) ?? [];
  const found = await Promise.all(
    ids.map(async (id) => {
      const key = await readFile(join(folder, id, 'key'), 'utf8').catch(orUndefined);
      const made = await stat(join(folder, id, 'key')).catch(orUndefined);
      if (key === undefined || !made || !key.startsWith(prefix)) return '';
      return `<Upload><Key>${key}</Key><UploadId>${id}</UploadId>
        <Initiated>${made.mtime.toISOString()}</Initiated></Upload>`;
    }),
  );
  return `<ListMultipartUploadsResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/"><Bucket>${bucket}</Bucket>
    <IsTruncated>false</IsTruncated>${found.join('')}</ListMultipartUploadsResult>`;
}
