import { showToast } from '../../../components/ui/toast-store.ts';
import { bookedToast } from '../../../lib/checkout/booked-toast.ts';

/** Says once that the booking is confirmed: a reload of the page knows it too, and does not say it again. */
export function sayBooked(bookingId: string): void {
  const entry = history.state as { saidBooked?: string } | null;
  if (entry?.saidBooked === bookingId) return;
  history.replaceState({ ...entry, saidBooked: bookingId }, '');
  showToast({ variant: 'success', ...bookedToast(bookingId) });
}
