import { pipeline } from 'node:stream/promises';
import type { Request, Response } from 'express';
import type { RecordingFormat } from 'shared/recordings/recordings.ts';
import { Problem } from '../../platform/problem.ts';
import { giveBack } from '../../platform/spent-bytes.ts';
import type { ReadyRecording } from '../base/recording.ts';
import type { ByteRange, RecordingStore } from '../store/recording-store.client.ts';

const mediaTypes: Record<RecordingFormat, string> = {
  wav: 'audio/wav',
  aiff: 'audio/aiff',
  flac: 'audio/flac',
  mp3: 'audio/mpeg',
  m4a: 'audio/mp4',
  mp4: 'video/mp4',
  mov: 'video/quicktime',
};

/**
 * What keeps an uploaded file from ever being a page: its type is one of the list above and is not guessed at
 * (`X-Content-Type-Options`), and opened by itself it may run, load and be framed by nothing.
 */
const FILE_POLICY = "default-src 'none'; frame-ancestors 'none'; sandbox";

interface Sending {
  recording: ReadyRecording;
  /** To be saved under this name; played where it stands without one. */
  saveAs?: string | undefined;
}

/** The part that is asked for; undefined for all of it. @throws Problem `range-not-satisfiable` */
function rangeOf(req: Request, sizeBytes: number, etag: string): ByteRange | undefined {
  // A part is for GET alone (RFC 9110, section 14.2).
  if (req.method === 'HEAD') return undefined;
  const condition = req.get('If-Range');
  // A part of what the client has the rest of, or all of it.
  if (condition !== undefined && condition !== etag) return undefined;
  const ranges = req.range(sizeBytes, { combine: true });
  if (ranges === -1)
    throw new Problem('range-not-satisfiable', { code: 'recording-no-range', params: { sizeBytes } });
  if (ranges === undefined || ranges === -2 || ranges.type !== 'bytes') return undefined;
  // Several parts at once nobody needs; all of it is an answer to that as well.
  const [range, second] = ranges;
  return second === undefined ? range : undefined;
}

/**
 * Answers with a recording, or the part of it that is asked for. Its caller has made sure that whoever asks may have it.
 *
 * @throws Problem `range-not-satisfiable`
 */
export async function sendRecording(
  req: Request,
  res: Response,
  store: RecordingStore,
  { recording, saveAs }: Sending,
): Promise<void> {
  const { id, sizeBytes, format } = recording;
  const etag = `"${recording.sha256.toString('hex')}"`;
  if (saveAs === undefined) res.set('Content-Disposition', 'inline');
  else res.attachment(saveAs);
  res.set({
    'Content-Type': mediaTypes[format],
    'Content-Security-Policy': FILE_POLICY,
    'Accept-Ranges': 'bytes',
    ETag: etag,
  });
  let range: ByteRange | undefined;
  try {
    range = rangeOf(req, sizeBytes, etag);
  } catch (error) {
    res.removeHeader('Content-Disposition');
    res.set('Content-Range', `bytes */${sizeBytes}`);
    throw error;
  }
  if (range) res.status(206).set('Content-Range', `bytes ${range.start}-${range.end}/${sizeBytes}`);
  const length = range ? range.end - range.start + 1 : sizeBytes;
  res.set('Content-Length', String(length));
  if (req.method === 'HEAD') return void res.end();
  await sendBytes(res, () => store.read(id, range));
}

async function sendBytes(res: Response, open: () => ReturnType<RecordingStore['read']>): Promise<void> {
  try {
    await pipeline(await open(), (pieces: AsyncIterable<Buffer>) => writeAll(res, pieces));
    res.end();
  } catch (error) {
    // Whoever goes away while listening or saving has done nothing wrong.
    if (res.destroyed) return;
    // What is missing cannot be said any more.
    res.destroy();
    throw error;
  }
}

/** One piece after the other goes to the connection, and its memory back: however long a file is, it takes no more of that. */
async function writeAll(res: Response, pieces: AsyncIterable<Buffer>): Promise<void> {
  for await (const piece of pieces) {
    await written(res, piece);
    giveBack(piece);
  }
}

/** Node says nothing of a piece that is given to a connection which is just ending. */
function written(res: Response, piece: Buffer): Promise<void> {
  return new Promise((resolve, reject) => {
    const gone = () => reject(new Error('The connection has ended'));
    if (res.destroyed) return gone();
    res.once('close', gone);
    res.write(piece, (error) => {
      res.off('close', gone);
      if (error) reject(error);
      else resolve();
    });
  });
}
