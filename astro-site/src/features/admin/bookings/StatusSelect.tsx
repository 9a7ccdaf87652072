import { useRef } from 'react';
import type { AdminBooking, StatusChange } from 'shared/bookings/admin-booking.ts';
import { bookingStatuses } from 'shared/bookings/booking-status.ts';
import { instantInSeoul } from 'shared/time/seoul.ts';
import { Button } from '../../../components/ui/Button.tsx';
import { Dropdown } from '../../../components/ui/Dropdown.tsx';
import { useLanguage } from '../language/language.ts';
import { statusNames } from '../parts/status-names.ts';
import { cardTexts } from './card-messages.ts';
import { StatusDialog } from './StatusDialog.tsx';
import { useStatusChange } from './use-status-change.ts';

/** Whether the session should have begun, so that somebody may have stayed away. */
function hasBegun({ bookingDate, bookingTime }: AdminBooking): boolean {
  return (
    bookingDate !== null && bookingTime !== null && instantInSeoul(bookingDate, bookingTime) <= new Date()
  );
}

interface StatusSelectProps {
  booking: AdminBooking;
  onEnterTime: () => void;
}

/** Any status, in any order; a visitor who stayed away is cancelled as a no-show. */
export function StatusSelect({ booking, onEnterTime }: StatusSelectProps) {
  const language = useLanguage();
  const card = cardTexts[language];
  const control = useRef<HTMLButtonElement>(null);
  const change = useStatusChange(booking, control);
  const set = (wanted: StatusChange) => !change.isBusy && change.choose(wanted);
  const setNoShow = () => {
    // This button disappears with the change, and the focus with it.
    control.current?.focus();
    set({ status: 'cancelled', reason: 'no-show' });
  };
  const enterTime = () => {
    change.leave();
    // Once the question is closed: the next dialog gives the focus back to where it was.
    requestAnimationFrame(() => {
      control.current?.focus();
      onEnterTime();
    });
  };
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Dropdown
        ref={control}
        label={card.changeStatus(booking.id)}
        className="min-w-44"
        value={booking.status}
        busy={change.isBusy}
        options={bookingStatuses.map((status) => ({ value: status, label: statusNames[language][status] }))}
        onChoose={(status) => set({ status })}
      />
      {booking.status !== 'cancelled' && booking.status !== 'completed' && hasBegun(booking) && (
        <Button size="sm" variant="danger" onClick={setNoShow}>
          {card.noShow}
        </Button>
      )}
      <StatusDialog
        question={change.question}
        isAgreeing={change.isAgreeing}
        onAgree={change.agree}
        onLeave={change.leave}
        onEnterTime={enterTime}
      />
    </div>
  );
}
