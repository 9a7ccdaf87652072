import { CalendarClock, History, Mail, Undo2 } from 'lucide-react';
import { useState } from 'react';
import type { AdminBooking, PaymentStanding } from 'shared/bookings/admin-booking.ts';
import { Button } from '../../../components/ui/Button.tsx';
import { EmailDialog } from '../mails/EmailDialog.tsx';
import { HistoryDialog } from './HistoryDialog.tsx';
import { cardTexts as card } from './card-messages.ts';
import { refundTexts } from '../refunds/refund-messages.ts';
import { RefundDialog } from '../refunds/RefundDialog.tsx';
import { ScheduleDialog } from './ScheduleDialog.tsx';
import { StatusSelect } from './StatusSelect.tsx';

const icon = 'size-4';
/** States in which money of the visitor's is with us. */
const refundable: readonly PaymentStanding[] = ['paid', 'refund-due', 'part-refunded', 'kept'];
/** States in which there is nothing to decide, but something to look up. */
const refunded: readonly PaymentStanding[] = ['refunding', 'refunded', 'refunded-unpaid'];

/** What staff can do with a booking. One that is nobody's any more stays as it is; money may still go back. */
export function BookingActions({ booking }: { booking: AdminBooking }) {
  const [open, setOpen] = useState<'email' | 'schedule' | 'refund' | 'history' | null>(null);
  const dialog = (name: NonNullable<typeof open>) => ({
    booking,
    open: open === name,
    onOpenChange: (isOpen: boolean) => setOpen(isOpen ? name : null),
  });
  return (
    <footer className="border-line flex flex-wrap items-center gap-3 border-t pt-5">
      {booking.forgottenAt === null && (
        <>
          <StatusSelect booking={booking} onEnterTime={() => setOpen('schedule')} />
          <Button size="sm" onClick={() => setOpen('email')}>
            <Mail aria-hidden="true" className={icon} /> {card.sendEmail}
          </Button>
          <Button size="sm" onClick={() => setOpen('schedule')}>
            <CalendarClock aria-hidden="true" className={icon} /> {card.schedule}
          </Button>
        </>
      )}
      {[...refundable, ...refunded].includes(booking.payment.state) && (
        <Button size="sm" onClick={() => setOpen('refund')}>
          <Undo2 aria-hidden="true" className={icon} />{' '}
          {refundable.includes(booking.payment.state) ? refundTexts.open : refundTexts.look}
        </Button>
      )}
      <Button size="sm" variant="quiet" onClick={() => setOpen('history')}>
        <History aria-hidden="true" className={icon} /> {card.history}
      </Button>
      <EmailDialog {...dialog('email')} />
      <ScheduleDialog {...dialog('schedule')} />
      <RefundDialog {...dialog('refund')} />
      <HistoryDialog {...dialog('history')} />
    </footer>
  );
}
