import { CalendarClock, History, Mail, Undo2 } from 'lucide-react';
import { useState } from 'react';
import type { AdminBooking } from 'shared/bookings/admin-booking.ts';
import { takenAtCounterWon, type PaymentStanding } from 'shared/bookings/admin-payment.ts';
import { Button } from '../../../components/ui/Button.tsx';
import { useLanguage } from '../language/language.ts';
import { EmailDialog } from '../mails/EmailDialog.tsx';
import { ReplaceLink } from '../mails/ReplaceLink.tsx';
import { GiveBack } from '../walk-ins/GiveBack.tsx';
import { HistoryDialog } from './HistoryDialog.tsx';
import { cardTexts } from './card-messages.ts';
import { RecordingsButton } from '../recordings/RecordingsButton.tsx';
import { refundTexts } from '../refunds/refund-messages.ts';
import { RefundDialog } from '../refunds/RefundDialog.tsx';
import { ScheduleDialog } from './ScheduleDialog.tsx';
import { StatusSelect } from './StatusSelect.tsx';

const icon = 'size-4';
/** States in which money of the visitor's is with us. */
const refundable: readonly PaymentStanding[] = ['paid', 'refund-due', 'part-refunded', 'kept'];
/** States in which there is nothing to decide, but something to look up. */
const refunded: readonly PaymentStanding[] = ['refunding', 'refunded', 'refunded-unpaid'];

/** States of what was paid at the counter, and is to be given back there or has been. */
const atCounter: readonly PaymentStanding[] = ['counter-refund-due', 'refunded', 'refunded-unpaid'];

/** What staff can do with a booking. One that is nobody's any more stays as it is; money may still go back. */
export function BookingActions({ booking }: { booking: AdminBooking }) {
  const language = useLanguage();
  const card = cardTexts[language];
  const refund = refundTexts[language];
  const { counter } = booking.payment;
  const takenWon = takenAtCounterWon(booking.payment) ?? 0;
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
          {booking.email !== null && (
            <Button size="sm" onClick={() => setOpen('email')}>
              <Mail aria-hidden="true" className={icon} /> {card.sendEmail}
            </Button>
          )}
          <Button size="sm" onClick={() => setOpen('schedule')}>
            <CalendarClock aria-hidden="true" className={icon} /> {card.schedule}
          </Button>
          <RecordingsButton bookingId={booking.id} size="sm" />
          {booking.email !== null && <ReplaceLink id={booking.id} email={booking.email} />}
        </>
      )}
      {counter === null && [...refundable, ...refunded].includes(booking.payment.state) && (
        <Button size="sm" onClick={() => setOpen('refund')}>
          <Undo2 aria-hidden="true" className={icon} />{' '}
          {refundable.includes(booking.payment.state) ? refund.open : refund.look}
        </Button>
      )}
      {takenWon > 0 && atCounter.includes(booking.payment.state) && (
        <GiveBack
          id={booking.id}
          takenWon={takenWon}
          giftWon={booking.payment.giftWon}
          isGivenBack={refunded.includes(booking.payment.state)}
        />
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
