import type { RecordingKind } from 'shared/recordings/recordings.ts';

const kinds: Record<RecordingKind, string> = {
  vocals: 'Vocals',
  'with-backing': 'With backing track',
  mix: 'Mix',
  video: 'Video',
  other: 'Extra',
};

/** What the player of recordings says. */
export const words = {
  kinds,
  /** "Vocals 2", where several are of one kind. */
  several: (kind: string, number: number) => `${kind} ${number}`,
  choose: 'What to listen to',
  play: (track: string) => `Play: ${track}`,
  pause: (track: string) => `Pause: ${track}`,
  loading: 'Loading...',
  position: 'Position',
  /** `at` and `of` as said by `spoken`. */
  at: (at: string, of: string) => `${at} of ${of}`,
  spoken: (minutes: number, seconds: number) =>
    [
      ...(minutes > 0 ? [`${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`] : []),
      `${seconds} ${seconds === 1 ? 'second' : 'seconds'}`,
    ].join(' '),
  failed: 'It could not be played: the connection broke off.',
  again: 'Try again',
  /** Files that this browser does not know; `formats`: "AIFF". */
  unplayable: (formats: string) => `This browser cannot play ${formats}.`,
  of: (what: string, whom: string) => `${what}, ${whom}`,
};
export type PlayerWords = typeof words;
