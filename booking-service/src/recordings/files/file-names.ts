import { localized } from 'shared/languages/localized-text.ts';
import type { Catalogue } from 'shared/catalogue/catalogue.ts';
import { archiveFileName, recordingFileName } from 'shared/recordings/file-names.ts';
import { seoulWallClock } from 'shared/time/seoul.ts';
import type { Booking } from '../../booking-row/booking-row.ts';
import type { ReadyRecording } from '../base/recording.ts';

/** What files of a session are named after. */
export interface SessionName {
  name: string;
  cafeName: string;
  /** yyyy-MM-dd in Seoul. */
  sungOn: string;
}

/** A session without a time has the day on which it was booked. */
export function sessionNameOf(
  { name, startsAt, createdAt }: Pick<Booking, 'name' | 'startsAt' | 'createdAt'>,
  { venue }: Pick<Catalogue, 'venue'>,
): SessionName {
  const cafeName = venue ? localized(venue.cafeName) : '';
  return { name, cafeName, sungOn: seoulWallClock(startsAt ?? createdAt).date };
}

/** Names for all recordings of a session; where several are of one kind and format they are numbered. */
export function fileNamesOf(
  session: SessionName,
  recordings: readonly ReadyRecording[],
): Map<string, string> {
  return new Map(
    recordings.map((recording) => {
      const { id, kind, format } = recording;
      const alike = recordings.filter((other) => other.kind === kind && other.format === format);
      const number = alike.length > 1 ? alike.indexOf(recording) + 1 : undefined;
      return [id, recordingFileName({ ...session, kind, format, number })];
    }),
  );
}

export const zipNameOf = (session: SessionName) => archiveFileName(session);
