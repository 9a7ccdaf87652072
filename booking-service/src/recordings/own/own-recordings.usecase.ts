import { LISTEN_PAGE } from 'shared/recordings/addresses.ts';
import type { OwnRecordings, OwnRecordingsOf } from 'shared/recordings/recordings.ts';
import type { Booking } from '../../booking-row/booking-row.ts';
import { findOrder } from '../../orders/order.store.ts';
import { handoversOf, shareTokenOf } from '../base/handovers.store.ts';
import type { Handover } from '../base/handovers.store.ts';
import { contentOf, isHandedOver } from '../base/recording.ts';
import type { Recording } from '../base/recording.ts';
import type { RecordingDeps } from '../base/recording-deps.ts';
import { peaksOf, recordingsOf } from '../base/recordings.store.ts';
import { whyNotExtend } from '../base/rules.ts';
import { fileNamesOf, sessionNameOf } from '../files/file-names.ts';

/** What a guest sees of the recordings of an order: those that they were told of. */
export async function readOwnRecordings(deps: RecordingDeps, orderId: string): Promise<OwnRecordings> {
  const { db, catalogues, config } = deps;
  const catalogue = await catalogues.current();
  const order = await findOrder(db, orderId);
  const bookings = order?.bookings ?? [];
  const ids = bookings.map(({ id }) => id);
  const all = await recordingsOf(db, ids, deps.clock());
  const peaks = await peaksOf(
    db,
    all.filter(isHandedOver).map(({ id }) => id),
  );
  const handovers = await handoversOf(db, ids);
  const singers = bookings.map((booking) =>
    toOwn(booking, {
      recordings: all.filter(({ bookingId }) => bookingId === booking.id),
      handover: handovers.get(booking.id),
      saveAs: (ready) => fileNamesOf(sessionNameOf(booking, catalogue), ready),
      peaks,
      shareUrlOf: (handover) => {
        const token = shareTokenOf(handover, config.sealing);
        return token && `${config.siteOrigin}${LISTEN_PAGE}#${token}`;
      },
    }),
  );
  return {
    keepDays: catalogue.rules.recordingKeepDays,
    singers: singers.filter(({ recordings, ended }) => recordings.length > 0 || ended !== null),
  };
}

interface Facts {
  recordings: readonly Recording[];
  handover: Handover | undefined;
  saveAs(ready: Parameters<typeof fileNamesOf>[1]): Map<string, string>;
  peaks: ReadonlyMap<string, number[]>;
  shareUrlOf(handover: Handover): string | null;
}

function toOwn(
  booking: Booking,
  { recordings, handover, saveAs, peaks, shareUrlOf }: Facts,
): OwnRecordingsOf {
  const visible = recordings.filter(isHandedOver);
  const names = saveAs(visible);
  return {
    bookingId: booking.id,
    name: booking.name,
    recordings: visible.flatMap((recording) => {
      const content = contentOf(recording);
      if (!content) return [];
      const { id, kind, sizeBytes, handedOverAt, keptUntil } = recording;
      return {
        ...{ id, kind, sizeBytes, content },
        saveAs: names.get(id) ?? '',
        handedOverAt: handedOverAt.toISOString(),
        keptUntil: keptUntil.toISOString(),
        peaks: peaks.get(id) ?? [],
      };
    }),
    ended: endedOf(recordings),
    mayExtend: whyNotExtend(handover, recordings) === null,
    extendedAt: handover?.extendedAt?.toISOString() ?? null,
    shareUrl: handover ? shareUrlOf(handover) : null,
  };
}

/** What was handed over and is gone, with the newest reason. */
function endedOf(recordings: readonly Recording[]): OwnRecordingsOf['ended'] {
  const ended = recordings.flatMap(({ state, handedOverAt, endedAt, endedBecause }) =>
    state === 'ended' && handedOverAt && endedAt && endedBecause ? [{ endedAt, endedBecause }] : [],
  );
  const [newest] = ended.toSorted((one, other) => other.endedAt.getTime() - one.endedAt.getTime());
  return newest
    ? { count: ended.length, at: newest.endedAt.toISOString(), because: newest.endedBecause }
    : null;
}
