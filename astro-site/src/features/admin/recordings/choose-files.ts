import type { AdminRecording, RecordingKind } from 'shared/recordings/recordings.ts';
import { begunUploadOf } from './begun-uploads.ts';
import { fileProblem, type FileProblem } from './file-problem.ts';
import { guessKind, guessSinger } from './guess-kind.ts';
import type { NewUpload, QueuedUpload } from './uploads.ts';
import type { Party } from './use-recordings.ts';

/** A file that was chosen, and what staff say it is. */
export interface Chosen {
  /** Of the row. */
  key: string;
  file: File;
  problem: FileProblem | null;
  bookingId: string;
  kind: RecordingKind;
  /** What was neither said by its name nor chosen: somebody should look at it. */
  guessed: { singer: boolean; kind: boolean };
}

/** What chosen files are compared with. */
export interface Surroundings {
  party: Party;
  /** Whose card it was opened from. */
  bookingId: string;
  present: readonly AdminRecording[];
  uploads: readonly QueuedUpload[];
}

const keyOf = ({ name, size, lastModified }: File) => `${name}/${size}/${lastModified}`;

/** Those that are chosen, and these files beside them: each once, each with a first guess at what it is. */
export function withFiles(
  chosen: readonly Chosen[],
  files: readonly File[],
  around: Surroundings,
): readonly Chosen[] {
  return files.reduce((all, file) => {
    const key = keyOf(file);
    return all.some((one) => one.key === key) ? all : [...all, guessed(file, all, around)];
  }, chosen);
}

function guessed(
  file: File,
  chosen: readonly Chosen[],
  { party, bookingId, present, uploads }: Surroundings,
): Chosen {
  const key = keyOf(file);
  const singer = guessSinger(file.name, party.singers, bookingId);
  const problem = uploads.some((one) => keyOf(one.file) === key) ? 'twice' : fileProblem(file);
  const isTheirs = (one: { bookingId: string }) => one.bookingId === singer.what;
  const isCounted = ({ state }: AdminRecording) => state === 'ready' || state === 'checking';
  const begun = begunUploadOf(file, singer.what, present);
  const kinds = [
    ...present.filter((one) => isTheirs(one) && isCounted(one)),
    ...uploads.filter(isTheirs),
    ...chosen.filter((one) => isTheirs(one) && one.problem === null),
  ].map((one) => one.kind);
  const ordered = singer.what === bookingId ? party.addOnIds : [];
  const kind = begun
    ? { what: begun.kind, isSaid: true }
    : guessKind(file.name, { kinds, addOnIds: ordered });
  return {
    ...{ key, file, problem, bookingId: singer.what, kind: kind.what },
    guessed: { singer: !singer.isSaid, kind: !kind.isSaid },
  };
}

/** As they are sent: those that can be, each from where an earlier try has left off. */
export const toUploads = (chosen: readonly Chosen[], present: readonly AdminRecording[]): NewUpload[] =>
  chosen
    .filter(({ problem }) => problem === null)
    .map(({ file, bookingId, kind }) => ({
      ...{ file, bookingId, kind },
      id: begunUploadOf(file, bookingId, present)?.id ?? null,
    }));
