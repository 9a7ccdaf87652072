import { existsSync } from 'node:fs';
import path from 'node:path';
import type { UploadConfig } from 'payload';
import { config } from '../configuration/config.ts';
import { textFor } from '../language/staff-text.ts';

const noFile = { en: 'There is no such file.', ko: '없는 파일입니다.' };

/** Payload calls a file that nobody has uploaded a failure of ours. */
export const answerMissingFile: NonNullable<UploadConfig['handlers']>[number] = (req, { params }) =>
  existsSync(path.join(config.MEDIA_DIR, path.basename(params.filename)))
    ? undefined
    : Response.json({ errors: [{ message: textFor(req, noFile) }] }, { status: 404 });
