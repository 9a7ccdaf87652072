import { CalendarClock, History, Mail } from 'lucide-react';
import { useState } from 'react';
import type { AdminBooking } from 'shared/bookings/admin-booking.ts';
import { Button } from '../../components/ui/Button.tsx';
import { EmailDialog } from './EmailDialog.tsx';
import { HistoryDialog } from './HistoryDialog.tsx';
import { adminTexts } from './messages.ts';
import { ScheduleDialog } from './ScheduleDialog.tsx';
import { StatusSelect } from './StatusSelect.tsx';

const { card } = adminTexts;
const icon = 'size-4';

/** What staff can do with a booking. */
export function BookingActions({ booking }: { booking: AdminBooking }) {
  const [open, setOpen] = useState<'email' | 'schedule' | 'history' | null>(null);
  const dialog = (name: NonNullable<typeof open>) => ({
    booking,
    open: open === name,
    onOpenChange: (isOpen: boolean) => setOpen(isOpen ? name : null),
  });
  return (
    <footer className="border-line flex flex-wrap items-center gap-3 border-t pt-5">
      <StatusSelect booking={booking} />
      <Button size="sm" onClick={() => setOpen('email')}>
        <Mail aria-hidden="true" className={icon} /> {card.sendEmail}
      </Button>
      <Button size="sm" onClick={() => setOpen('schedule')}>
        <CalendarClock aria-hidden="true" className={icon} /> {card.schedule}
      </Button>
      <Button size="sm" variant="quiet" onClick={() => setOpen('history')}>
        <History aria-hidden="true" className={icon} /> {card.history}
      </Button>
      <EmailDialog {...dialog('email')} />
      <ScheduleDialog {...dialog('schedule')} />
      <HistoryDialog {...dialog('history')} />
    </footer>
  );
}
