import { recordingIdSchema } from 'shared/recordings/recordings.ts';
import type { PlainCode } from 'shared/problems/refusals.en.ts';
import { refusedAs } from '../../platform/parse.ts';
import { Problem } from '../../platform/problem.ts';
import { file } from '../../platform/routes.ts';

/** A path that names a recording. @param code what a malformed number is refused with: it is no recording's */
export const ofRecording = (code: PlainCode = 'recording-unknown') => ({
  recordingId: refusedAs(recordingIdSchema, () => new Problem('recording-not-found', code)),
});

export const BYTES = file('application/octet-stream');
/** All of a file, or the part that `Range` asks for. */
export const recordingFile = { 200: BYTES, 206: BYTES };
