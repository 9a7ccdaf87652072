import type { AdminBooking, StatusChange } from 'shared/bookings/admin-booking.ts';
import { bookingStatuses, type BookingStatus } from 'shared/bookings/booking-request.ts';
import { instantInSeoul } from 'shared/time/seoul.ts';
import { Button } from '../../components/ui/Button.tsx';
import { Select } from '../../components/ui/Select.tsx';
import { showToast } from '../../components/ui/toast-store.ts';
import { useSetStatus } from './admin-queries.ts';
import { changeFailed } from './change-failed.ts';
import { adminTexts } from './messages.ts';

const { card, changes, dashboard } = adminTexts;

/** Whether the session should have begun, so that somebody may have stayed away. */
function hasBegun({ bookingDate, bookingTime }: AdminBooking): boolean {
  return (
    bookingDate !== null && bookingTime !== null && instantInSeoul(bookingDate, bookingTime) <= new Date()
  );
}

/** Any status, in any order (spec.md section 4); a visitor who stayed away is cancelled as a no-show. */
export function StatusSelect({ booking }: { booking: AdminBooking }) {
  const change = useSetStatus(booking, {
    onSuccess: () =>
      showToast({ variant: 'success', title: changes.successTitle, description: changes.statusUpdated }),
    onError: (error) => changeFailed(changes.statusFailed, error),
  });
  const set = (body: StatusChange) => change.mutate(body);
  const shown = change.isPending ? change.variables.status : booking.status;
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Select
        aria-label={card.changeStatus(booking.id)}
        className="min-w-44"
        value={shown}
        disabled={change.isPending}
        onChange={(event) => set({ status: event.target.value as BookingStatus })}
      >
        {bookingStatuses.map((status) => (
          <option key={status} value={status}>
            {dashboard.counts[status]}
          </option>
        ))}
      </Select>
      {booking.status !== 'cancelled' && booking.status !== 'completed' && hasBegun(booking) && (
        <Button size="sm" variant="danger" onClick={() => set({ status: 'cancelled', reason: 'no-show' })}>
          {card.noShow}
        </Button>
      )}
    </div>
  );
}
