import type { Locale } from 'shared/languages/localized-text.ts';
import type { Track } from '../track.ts';
import { player as en, type PlayerWords } from './player.en.ts';
import { player as ko } from './player.ko.ts';
import { player as zh } from './player.zh.ts';

export type { PlayerWords };
export const playerWords: Record<Locale, PlayerWords> = { en, ko, zh };

/** "Vocals", "Vocals 2": how the page calls a file. */
export function titleOf({ kinds, several }: PlayerWords, { kind, number }: Pick<Track, 'kind' | 'number'>) {
  return number === undefined ? kinds[kind] : several(kinds[kind], number);
}

/** "1 minute 5 seconds of 3 minutes 7 seconds": what a screen reader says of the position. */
export function positionInWords({ at, spoken }: PlayerWords, seconds: number, ofSeconds: number): string {
  const said = (time: number) => spoken(Math.floor(time / 60), Math.floor(time % 60));
  return at(said(seconds), said(ofSeconds));
}
