import { createHash } from 'node:crypto';
import type { Problem } from 'shared/problems/problem.ts';
import { recordingAddresses } from 'shared/recordings/addresses.ts';
import type { AdminRecordings, RecordingKind } from 'shared/recordings/recordings.ts';
import { SITE_ORIGIN } from '../../harness/config.ts';
import type { Browser } from '../../harness/accounts.ts';
import { openBrowser } from '../../harness/accounts.ts';
import type { Reply } from '../../harness/http.ts';
import { httpClient } from '../../harness/http.ts';

export const sha256 = (content: Buffer) => createHash('sha256').update(content).digest('hex');

export const uploadMetadata = (values: Record<string, string>) =>
  Object.entries(values)
    .map(([key, value]) => `${key} ${Buffer.from(value).toString('base64')}`)
    .join(',');

export interface UploadOf {
  bookingId: string;
  kind?: RecordingKind;
  filename?: string;
  content: Buffer;
  /** What is said instead of the content's own. */
  sizeBytes?: number;
}

/** Staff at a desk who upload by the tus protocol, from the cookies of a browser, to any copy of the service. */
export function uploader(url: string, staff: Pick<Browser, 'cookies'>) {
  const { send } = httpClient(url);
  const browser = openBrowser(url);
  for (const [name, value] of staff.cookies) browser.cookies.set(name, value);
  const headers = () => ({
    'Tus-Resumable': '1.0.0',
    Origin: SITE_ORIGIN,
    Cookie: [...staff.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
  });

  const create = ({ bookingId, kind = 'vocals', filename = 'take 1.wav', content, sizeBytes }: UploadOf) =>
    send<Problem>(recordingAddresses.uploads, {
      method: 'POST',
      headers: {
        ...headers(),
        'Upload-Length': String(sizeBytes ?? content.length),
        'Upload-Metadata': uploadMetadata({ bookingId, kind, filename }),
      },
    });

  const patch = (location: string, content: Buffer, offset: number) =>
    send<Problem>(location, {
      method: 'PATCH',
      headers: {
        ...headers(),
        'Upload-Offset': String(offset),
        'Content-Type': 'application/offset+octet-stream',
      },
      body: new Uint8Array(content),
    });

  async function offsetOf(location: string): Promise<number> {
    const reply = await send(location, { method: 'HEAD', headers: headers() });
    if (reply.status !== 200) throw new Error(`HEAD answered ${reply.status}`);
    return Number(reply.headers.get('Upload-Offset'));
  }

  const finish = (id: string, sum: string): Promise<Reply<AdminRecordings & Problem>> =>
    browser.send('POST', recordingAddresses.finish(id), { sha256: sum });

  return { browser, headers, create, patch, offsetOf, finish };
}

export type Uploader = ReturnType<typeof uploader>;

export const idIn = (location: string) => location.slice(location.lastIndexOf('/') + 1);

/** Uploads a file in two requests and finishes it. @returns its id */
export async function uploadWhole(desk: Uploader, upload: UploadOf): Promise<string> {
  const created = await desk.create(upload);
  const location = created.headers.get('Location');
  if (created.status !== 201 || location === null)
    throw new Error(`the upload was not begun: ${created.status} ${JSON.stringify(created.body)}`);
  const { content } = upload;
  const half = Math.floor(content.length / 2);
  for (const [from, to] of [
    [0, half],
    [half, content.length],
  ] as const) {
    const reply = await desk.patch(location, content.subarray(from, to), from);
    if (reply.status !== 204)
      throw new Error(`the upload broke off: ${reply.status} ${JSON.stringify(reply.body)}`);
  }
  const id = idIn(location);
  const finished = await desk.finish(id, sha256(content));
  if (finished.status !== 200) throw new Error(`it was not finished: ${JSON.stringify(finished.body)}`);
  return id;
}
