import type { PayloadRequest } from 'payload';
import { textFor } from '../language/staff-text.ts';

const noFile = { en: 'There is no such file.', ko: '없는 파일입니다.' };

export const noSuchFile = (req: PayloadRequest): Response =>
  Response.json({ errors: [{ message: textFor(req, noFile) }] }, { status: 404 });
