import type { RecordingFormat, RecordingKind } from './recordings.ts';

/** In English in every language: the file is kept for years, on machines that may know no other letters. */
const kindWords: Record<RecordingKind, string> = {
  vocals: 'vocals',
  'with-backing': 'with backing track',
  mix: 'mix',
  video: 'video',
  other: 'extra',
};

/** What no file system takes in a name, and what would end it early. */
const forbidden = /[\u0000-\u001f\u007f<>:"/\\|?*]/g;

const tidy = (text: string) =>
  Array.from(text.normalize('NFC').replace(forbidden, ' ').replace(/\s+/g, ' ').trim()).slice(0, 60).join('');

interface Named {
  /** Of the guest, as they wrote it. */
  name: string;
  cafeName: string;
  /** yyyy-MM-dd in Seoul. */
  sungOn: string;
  kind: RecordingKind;
  format: RecordingFormat;
  /** From 1, where several are of one kind. */
  number?: number | undefined;
}

/** A name that a person recognises years later: "Mina – Sinsa Record Cafe – 2026-11-26 – vocals.wav". */
export function recordingFileName({ name, cafeName, sungOn, kind, format, number }: Named): string {
  const what = number === undefined ? kindWords[kind] : `${kindWords[kind]} ${number}`;
  return `${[tidy(name), tidy(cafeName), sungOn, what].filter((part) => part !== '').join(' – ')}.${format}`;
}

/** The name of all of a guest's recordings as one file. */
export const archiveFileName = ({ name, cafeName, sungOn }: Pick<Named, 'name' | 'cafeName' | 'sungOn'>) =>
  `${[tidy(name), tidy(cafeName), sungOn].filter((part) => part !== '').join(' – ')}.zip`;
