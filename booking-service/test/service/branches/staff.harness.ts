import { randomBytes } from 'node:crypto';
import { aKlookBooking } from '../../harness/builders.ts';
import { aBlock, at } from '../blocks/harness.ts';
import { uploadMetadata } from '../recordings/upload.ts';
import type { openWaitingRoom } from '../waitlist/harness.ts';
import { DAY } from '../waitlist/harness.ts';
import type { hongdae } from './chain.ts';

type Room = Awaited<ReturnType<typeof openWaitingRoom>>;
type Branch = Pick<typeof hongdae, 'id' | 'priceBands' | 'studios'>;

/** One of everything that staff act on, in a branch. */
export async function stockOf(room: Room, branch: Branch) {
  const studioId = branch.studios[0]?.id ?? 0;
  const here = { branchId: branch.id };
  const paid = (bookingTime: string) =>
    room.paidBooking({
      ...{ ...here, bookingDate: DAY, bookingTime },
      totalPrice: branch.id === 1 ? 50_000 : 30_000,
    });
  const { booking } = await paid('13:00');
  const { booking: other } = await paid('13:30');
  const klook = await room.admin.send<{ id: string }>(
    'POST',
    '/api/bookings',
    aKlookBooking({ klookBookingId: `KLK-${branch.id}`, ...here }),
  );
  const span = { studioIds: [studioId], startsAt: at('16:00', DAY), endsAt: at('16:30', DAY) };
  const block = await room.admin.send<{ id: number }>('POST', '/api/admin/blocks', aBlock(span));
  // Nobody could wait for a day with free times.
  const wish = await room.db.query<{ id: number }>(
    `INSERT INTO waitlist_wishes (branch_id, email, locale, day, earliest, latest, people, joined_at)
     VALUES ($1, 'waits@example.test', 'en', $2, '10:00', '12:00', 1, $3) RETURNING id`,
    [branch.id, DAY, room.clock.now()],
  );
  const recordingId = randomBytes(13).toString('hex');
  await room.db.query(
    `INSERT INTO recordings (id, booking_id, kind, file_name, size_bytes, uploaded_by, uploaded_at, touched_at)
     VALUES ($1, $2, 'vocals', 'take 1.wav', 1000, 'staff', $3, $3)`,
    [recordingId, booking.id, room.clock.now()],
  );
  return {
    ...{ branch, studioId, span },
    ...{ bookingId: booking.id, otherId: other.id, klookId: klook.body.id },
    ...{ blockId: block.body.id, wishId: wish.rows[0]?.id ?? 0, recordingId },
  };
}
export type Stock = Awaited<ReturnType<typeof stockOf>>;

interface Asked {
  method: string;
  path: string;
  body: unknown;
  headers: Record<string, string>;
}

/** What a route that is about one branch is asked for, with the things of a branch. */
export function askedOf(route: string, stock: Stock): Asked {
  const [method = '', pattern = ''] = route.split(' ');
  const { branch, studioId, span, bookingId, otherId, blockId, wishId, recordingId } = stock;
  const path = pattern
    .replace(':bookingId', bookingId)
    .replace(':recordingId', recordingId)
    .replace(':blockId', String(blockId))
    .replace(':wishId', String(wishId))
    .replace(':addOnId', '1')
    .replace(':step', 'here')
    // A stream that opened would not end by itself.
    .replace(':date', pattern.endsWith('/changes') ? 'no-day' : DAY);
  const query = path.includes(':') || !/\/(day|cash-ups)\//.test(path) ? '' : `?branchId=${branch.id}`;
  const bodies: Record<string, unknown> = {
    'POST /api/admin/bookings/swap': {
      bookings: [bookingId, otherId].map((id) => ({ id, version: 0 })),
      reason: 'They asked',
    },
    'POST /api/admin/walk-ins': { studioId },
    'POST /api/admin/blocks': aBlock(span),
    'POST /api/admin/blocks/guests': span,
  };
  const isUpload = route === 'POST /api/admin/recordings/uploads';
  return {
    method,
    path: `${path}${query}`,
    body: /^(GET|HEAD)/.test(route) || isUpload ? undefined : (bodies[route] ?? {}),
    headers: isUpload ? { 'Upload-Metadata': uploadMetadata({ bookingId, kind: 'vocals' }) } : {},
  };
}
