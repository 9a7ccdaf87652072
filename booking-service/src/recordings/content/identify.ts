import type { RecordingFormat } from 'shared/recordings/recordings.ts';
import type { FileBytes } from './file-bytes.ts';
import { firstFrame } from './mp3.ts';

interface Identified {
  format: RecordingFormat;
  /** Where it begins, behind tags that programs put before it. */
  startsAt: number;
}

/** By what an MP4 says that it is for; anything else may have pictures. */
const brands: Partial<Record<string, RecordingFormat>> = {
  'qt  ': 'mov',
  'M4A ': 'm4a',
  'M4B ': 'm4a',
  'M4P ': 'm4a',
};
/** Pictures that are kept in the same boxes. */
const PICTURE = /^(hei|hev|mif|msf|avi|crx|jp[2x])/;
/** What QuickTime files of earlier years begin with. */
const QUICKTIME_BOXES = new Set(['moov', 'mdat', 'wide', 'free', 'skip', 'pnot']);

/** What a file is by its content; undefined where it is none of what is taken. */
export async function identify(file: FileBytes): Promise<Identified | undefined> {
  const format = containerOf((await file.at(0, 12)).toString('latin1'));
  if (format) return { format, startsAt: 0 };
  const startsAt = await afterTags(file);
  if ((await file.at(startsAt, 4)).toString('latin1') === 'fLaC') return { format: 'flac', startsAt };
  const frameAt = await firstFrame(file, startsAt);
  return frameAt === undefined ? undefined : { format: 'mp3', startsAt: frameAt };
}

function containerOf(head: string): RecordingFormat | undefined {
  if (/^(RIFF|RF64|BW64)....WAVE$/s.test(head)) return 'wav';
  if (/^FORM....AIF[FC]$/s.test(head)) return 'aiff';
  const [box, brand] = [head.slice(4, 8), head.slice(8)];
  if (QUICKTIME_BOXES.has(box)) return 'mov';
  return box === 'ftyp' && !PICTURE.test(brand) ? (brands[brand] ?? 'mp4') : undefined;
}

const ID3_HEAD_BYTES = 10;
const ID3_HAS_FOOT = 0x10;
const MAX_TAGS = 100;

/** Where the tags (ID3v2) at the beginning of a file end, which may hold a picture of any size. */
async function afterTags(file: FileBytes): Promise<number> {
  let at = 0;
  for (let tags = 0; tags < MAX_TAGS; tags += 1) {
    const head = await file.at(at, ID3_HEAD_BYTES);
    if (head.length < ID3_HEAD_BYTES || head.toString('latin1', 0, 3) !== 'ID3') break;
    const length = head.subarray(6).reduce((sum, byte) => sum * 128 + (byte & 127), 0);
    at += ID3_HEAD_BYTES + length + ((head[5] ?? 0) & ID3_HAS_FOOT ? ID3_HEAD_BYTES : 0);
  }
  return at;
}
