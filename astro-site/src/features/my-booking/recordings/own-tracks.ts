import type { MyBooking, OwnSinger } from 'shared/my-booking/my-booking.ts';
import { recordingAddresses } from 'shared/recordings/addresses.ts';
import type { OwnRecording, OwnRecordingsOf } from 'shared/recordings/recordings.ts';
import { seoulWallClock } from 'shared/time/seoul.ts';
import { numbered, type Track } from '../../../components/player/track.ts';

/** A singer's files as the player takes them. */
export const ownTracks = ({ recordings }: Pick<OwnRecordingsOf, 'recordings'>): (Track & OwnRecording)[] =>
  numbered(recordings).map((recording) => ({ ...recording, src: recordingAddresses.ownFile(recording.id) }));

/** The moment at which the first of them is deleted; null where none is there. */
export function firstEnd({ recordings }: Pick<OwnRecordingsOf, 'recordings'>): string | null {
  const ends = recordings.map(({ keptUntil }) => keptUntil);
  return ends.toSorted((one, other) => Date.parse(one) - Date.parse(other))[0] ?? null;
}

const DAY_MS = 86_400_000;

/** Days until then as one counts them on a calendar, in Seoul; 0 on the last one. */
export function daysUntil(instant: string, now: Date): number {
  const day = (moment: Date) => Date.parse(seoulWallClock(moment).date);
  return Math.max(0, (day(new Date(instant)) - day(now)) / DAY_MS);
}

function hasSung({ status, startsAt, slotMinutes }: OwnSinger, now: Date): boolean {
  if (status === 'completed') return true;
  if (status === 'cancelled' || status === 'pending' || startsAt === null) return false;
  return Date.parse(startsAt) + slotMinutes * 60_000 <= now.getTime();
}

/** Who has sung, and has nothing handed over yet. */
export function stillToCome(
  { singers }: Pick<MyBooking, 'singers'>,
  handedOver: readonly Pick<OwnRecordingsOf, 'bookingId'>[],
  now: Date,
): OwnSinger[] {
  const known = new Set(handedOver.map(({ bookingId }) => bookingId));
  return singers.filter((singer) => hasSung(singer, now) && !known.has(singer.id));
}
