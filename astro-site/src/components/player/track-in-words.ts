import type { Track } from './track.ts';
import { words } from './words/words.ts';

/** "Vocals", "Vocals 2": how the page calls a file. */
export const titleOf = ({ kind, number }: Pick<Track, 'kind' | 'number'>): string =>
  number === undefined ? words.kinds[kind] : words.several(words.kinds[kind], number);

/** "1 minute 5 seconds of 3 minutes 7 seconds": what a screen reader says of the position. */
export function positionInWords(seconds: number, ofSeconds: number): string {
  const said = (time: number) => words.spoken(Math.floor(time / 60), Math.floor(time % 60));
  return words.at(said(seconds), said(ofSeconds));
}
