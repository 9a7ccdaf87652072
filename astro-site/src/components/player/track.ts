import type { RecordingContent, RecordingFormat, RecordingKind } from 'shared/recordings/recordings.ts';

/** One file as the player knows it. */
export interface Track {
  id: string;
  kind: RecordingKind;
  /** From 1, where several are of one kind. */
  number: number | undefined;
  /** Where it is played from. */
  src: string;
  content: RecordingContent;
  sizeBytes: number;
  /** Loudest sample of each part, 0 to 255; empty where the format does not tell. */
  peaks: readonly number[];
}

/** What a browser is asked whether it plays. */
const mediaTypes: Record<RecordingFormat, string> = {
  wav: 'audio/wav',
  aiff: 'audio/aiff',
  flac: 'audio/flac',
  mp3: 'audio/mpeg',
  m4a: 'audio/mp4',
  mp4: 'video/mp4',
  mov: 'video/quicktime',
};
export const mediaTypeOf = ({ content }: Pick<Track, 'content'>): string => mediaTypes[content.format];

export const isVideo = (track: Pick<Track, 'content'>): boolean => mediaTypeOf(track).startsWith('video/');

export const secondsOf = ({ content }: Pick<Track, 'content'>): number => content.durationMs / 1000;

/** Numbers those of one kind in the order in which they came; one of a kind needs none. */
export function numbered<T extends { kind: RecordingKind }>(
  recordings: readonly T[],
): (T & { number: number | undefined })[] {
  return recordings.map((recording, index) => {
    const isSame = ({ kind }: T) => kind === recording.kind;
    const isAlone = recordings.filter(isSame).length === 1;
    return {
      ...recording,
      number: isAlone ? undefined : recordings.slice(0, index + 1).filter(isSame).length,
    };
  });
}

/** One take, saved with and without its backing track, is the same length but for a tail. */
const TAIL_SECONDS = 3;

/** Whether two files can be compared by switching between them at one position. */
export const areOneTake = (one: Track, other: Track): boolean =>
  !isVideo(one) && !isVideo(other) && Math.abs(secondsOf(one) - secondsOf(other)) <= TAIL_SECONDS;

/** A position that the file has. */
export const within = (track: Pick<Track, 'content'>, seconds: number): number =>
  Math.min(Math.max(0, seconds), secondsOf(track));

/** "3:07", "1:02:09" */
export function clock(seconds: number): string {
  const whole = Math.floor(Math.max(0, seconds));
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  const two = (part: number) => String(part).padStart(2, '0');
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}

/** "165 MB", "1.4 GB": as file managers count. */
export function sizeText(bytes: number): string {
  if (bytes >= 1e9) return `${(bytes / 1e9).toFixed(1)} GB`;
  if (bytes >= 1e6) return `${Math.round(bytes / 1e6)} MB`;
  return `${Math.max(1, Math.round(bytes / 1e3))} kB`;
}

/** "WAV", "3:07", "48 kHz", "24 bit", "165 MB": what is known of a file. */
export function factsOf({ content, sizeBytes }: Pick<Track, 'content' | 'sizeBytes'>): string[] {
  const { format, durationMs, sampleRateHz, bitsPerSample } = content;
  return [
    format.toUpperCase(),
    clock(durationMs / 1000),
    ...(sampleRateHz === null ? [] : [`${sampleRateHz / 1000} kHz`]),
    ...(bitsPerSample === null ? [] : [`${bitsPerSample} bit`]),
    sizeText(sizeBytes),
  ];
}
