import { APIError } from 'payload';
import { textFor, type Reader, type StaffText } from './staff-text.ts';

/** For whoever asks without a session. */
export const signInFirst = { en: 'Sign in first.', ko: '먼저 로그인해 주세요.' };

/** A refusal whose sentence staff read as it is. */
export const refused = (req: Reader, status: number, sentence: StaffText): APIError =>
  new APIError(textFor(req, sentence), status, {}, true);
