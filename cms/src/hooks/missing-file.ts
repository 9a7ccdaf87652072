import { existsSync } from 'node:fs';
import path from 'node:path';
import type { UploadConfig } from 'payload';
import { config } from '../configuration/config.ts';

/** Payload calls a file that nobody has uploaded a failure of ours. */
export const answerMissingFile: NonNullable<UploadConfig['handlers']>[number] = (_req, { params }) =>
  existsSync(path.join(config.MEDIA_DIR, path.basename(params.filename)))
    ? undefined
    : Response.json({ errors: [{ message: 'There is no such file.' }] }, { status: 404 });
