import { pipeline } from 'node:stream/promises';
import type { Request, Response } from 'express';
import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import type { ReadyRecording } from '../base/recording.ts';
import type { RecordingStore } from '../store/recording-store.client.ts';

export interface NamedRecording {
  recording: ReadyRecording;
  saveAs: string;
}

/**
 * Answers with recordings as one zip, which is written while it is sent: nothing of it is stored, and one file is open at a
 * time. Sound hardly shrinks, so it is not compressed, and its length is known before it begins.
 */
export async function sendZip(
  req: Request,
  res: Response,
  store: RecordingStore,
  { files, saveAs }: { files: readonly NamedRecording[]; saveAs: string },
): Promise<void> {
  const zip = new ZipFile();
  const output = Readable.from(zip.outputStream as AsyncIterable<Buffer>, { objectMode: false });
  zip.on('error', (error: Error) => output.destroy(error));
  for (const { recording, saveAs: name } of files) {
    const { id, sizeBytes: size, readyAt: mtime } = recording;
    zip.addReadStreamLazy(name, { size, mtime, compress: false }, (give) => {
      store.read(id).then(
        (stream) => give(null, stream),
        (error: unknown) => give(error, Readable.from([])),
      );
    });
  }
  const length = await new Promise<number>((resolve) => zip.end(undefined, resolve as () => void));
  res.attachment(saveAs).type('application/zip').set('Content-Length', String(length));
  if (req.method === 'HEAD') return void res.end();
  await pipeline(output, res);
}
