import { Window } from 'happy-dom';
import { act } from 'react';
import type { AdminBooking } from 'shared/bookings/admin-booking.ts';
import type { ChangedBooking } from 'shared/problems/changed-booking.ts';
import { expect, test } from 'vitest';
import { bookingFailure, useSeen } from '../../../src/features/admin/bookings/stale-change.ts';
import { ApiError } from '../../../src/lib/api/api-error.ts';

const { document } = new Window();
Object.assign(globalThis, { window: document.defaultView, document, IS_REACT_ACT_ENVIRONMENT: true });
const { createRoot } = await import('react-dom/client');

type Seen = AdminBooking & { startsAt: string; studioId: number };
const at = (bookingTime: string, startsAt: string, version: number) =>
  ({
    ...{ id: '7K3MZ9QX2B', name: 'Sample Visitor', studioId: 1 },
    bookingDate: '2026-12-04',
    bookingTime,
    startsAt,
    version,
  }) as Seen;

const changed: ChangedBooking = {
  ...{ id: '7K3MZ9QX2B', version: 3, startsAt: '2026-12-04T07:00:00.000Z', studioId: 2 },
  last: {
    ...{ at: '2026-12-01T03:00:00.000Z', actor: 'minseo', event: 'scheduled' },
    details: { from: '2026-12-04T05:00:00.000Z', to: '2026-12-04T07:00:00.000Z' },
  },
};
const refusal = new ApiError(409, 'stale', {
  ...{
    type: 'stale-change',
    title: '',
    status: 409,
    detail: 'Somebody else has changed this booking.',
    changed,
  },
});

test('a dialog is about the booking as it was when it was opened, and asks again about how it is now', () => {
  let seen: Seen | undefined;
  let askAgain: (error: unknown) => void = () => undefined;
  function Dialog({ booking }: { booking: Seen }) {
    [seen, askAgain] = useSeen(booking);
    return null;
  }
  const root = createRoot(document.createElement('div') as unknown as Element);
  act(() => root.render(<Dialog booking={at('14:00', '2026-12-04T05:00:00.000Z', 2)} />));
  // The board has read the booking again; what staff were asked is the same.
  act(() => root.render(<Dialog booking={at('16:00', '2026-12-04T07:00:00.000Z', 3)} />));
  expect(seen).toMatchObject({ version: 2, bookingTime: '14:00' });
  act(() => askAgain(new Error('no answer')));
  expect(seen).toMatchObject({ version: 2 });
  act(() => askAgain(refusal));
  expect(seen).toMatchObject({
    ...{ version: 3, bookingDate: '2026-12-04', bookingTime: '16:00' },
    ...{ startsAt: '2026-12-04T07:00:00.000Z', studioId: 2 },
  });
});

test('it says who was faster, and to when they have moved it', () => {
  expect(bookingFailure('Nothing was moved.', refusal, 'en')).toMatch(
    /^Nothing was moved\. In the meantime: Session set .*2026-12-04 16:00 KST.*, by minseo\. Look at it and decide again\.$/,
  );
  expect(bookingFailure('옮기지 못했습니다.', refusal, 'ko')).toMatch(
    /^옮기지 못했습니다\. .*16:00.*minseo.*다시 결정해 주세요\.$/,
  );
});
