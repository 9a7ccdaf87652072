import { existsSync } from 'node:fs';
import path from 'node:path';
import type { UploadConfig } from 'payload';
import { noSuchFile } from './no-such-file.ts';

/** Pictures whose files lie in a folder, which Payload itself looks after. */
export function inFolder(folder: string) {
  /** Payload calls a file that nobody has uploaded a failure of ours. */
  const answerMissingFile: NonNullable<UploadConfig['handlers']>[number] = (req, { params }) =>
    existsSync(path.join(folder, path.basename(params.filename))) ? undefined : noSuchFile(req);
  return { upload: { staticDir: folder, handlers: [answerMissingFile] }, hooks: {} };
}
