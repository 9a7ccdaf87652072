import type { AdminRecording } from 'shared/recordings/recordings.ts';
import * as z from 'zod/mini';
import { byKey } from 'shared/typed/of-each.ts';
import '../../../lib/zod-without-eval.ts';

const KEY = 'begunUploads';
/** More than a browser has unfinished at a time; the service gives up what nobody goes on with. */
const KEPT = 50;

const begunSchema = byKey(z.object({ lastModified: z.number(), arrivedBytes: z.number() }));
type Begun = z.infer<typeof begunSchema>;

function read(): Begun {
  try {
    return begunSchema.safeParse(JSON.parse(localStorage.getItem(KEY) ?? '{}')).data ?? {};
  } catch {
    return {};
  }
}

function write(begun: Begun): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(begun));
  } catch {
    // Storage is switched off or full: what has arrived is not said before the upload goes on, and it goes on all the same.
  }
}

/** Keeps for the next load of the page how far an upload of this browser is. */
export function noteBegun(
  id: string,
  { lastModified }: Pick<File, 'lastModified'>,
  arrivedBytes: number,
): void {
  const { [id]: _before, ...others } = read();
  const newest = Object.entries(others).slice(1 - KEPT);
  write({ ...Object.fromEntries(newest), [id]: { lastModified, arrivedBytes } });
}

export function forgetBegun(id: string): void {
  const { [id]: _over, ...others } = read();
  write(others);
}

/** How much of an upload has arrived, as far as this browser knows; undefined where another one sent it. */
export const arrivedBytesOf = (id: string): number | undefined => read()[id]?.arrivedBytes;

/**
 * The unfinished upload that this file goes on with, of the same singer. Exported once more under its old name and as long as
 * before, as WAVs of a fixed length are, it is another file: that shows where this browser began it.
 */
export function begunUploadOf(
  file: Pick<File, 'name' | 'size' | 'lastModified'>,
  bookingId: string,
  present: readonly AdminRecording[],
): AdminRecording | undefined {
  const kept = read();
  return present.find(
    ({ id, ...one }) =>
      one.state === 'uploading' &&
      one.bookingId === bookingId &&
      one.fileName === file.name.normalize('NFC').trim() &&
      one.sizeBytes === file.size &&
      (kept[id]?.lastModified ?? file.lastModified) === file.lastModified,
  );
}
