import { Ban, CircleCheck, CircleDashed, CircleDot, Disc3, type LucideIcon } from 'lucide-react';
import type { BookingStatus } from 'shared/bookings/booking-status.ts';

/** Every status has a colour, a word and a shape of its own: none of them alone carries the meaning. */
export const statusLook: Record<BookingStatus, { icon: LucideIcon; tone: string }> = {
  pending: { icon: CircleDashed, tone: 'border-amber text-amber' },
  confirmed: { icon: CircleCheck, tone: 'border-cool text-cool' },
  'in-progress': { icon: CircleDot, tone: 'border-hot text-hot-bright' },
  completed: { icon: Disc3, tone: 'border-good text-good' },
  cancelled: { icon: Ban, tone: 'border-control text-faint' },
};
