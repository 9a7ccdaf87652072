import { useMemo, useRef } from 'react';
import type { MyBooking } from 'shared/my-booking/my-booking.ts';
import { Actions } from './changes/Actions.tsx';
import { Contact } from './changes/Contact.tsx';
import { Leave } from './changes/Leave.tsx';
import { Reminders } from './changes/Reminders.tsx';
import { AddToCalendar } from './details/AddToCalendar.tsx';
import { Coming } from './details/Coming.tsx';
import { Deliveries } from './details/Deliveries.tsx';
import { Payment } from './details/Payment.tsx';
import { Policy } from './details/Policy.tsx';
import { isToCome } from './parts/abilities.ts';
import { OpenBookingContext, type OpenBooking } from './parts/open-booking.ts';
import { PageHeading } from '../../components/site/PageHeading.tsx';
import { Recordings } from './recordings/Recordings.tsx';
import { closedBy, type PageState } from './reads/page-state.ts';
import { useWatch } from './reads/use-watch.ts';
import { PayNow } from './ticket/PayNow.tsx';
import { Ticket } from './ticket/Ticket.tsx';
import { useWords } from './words/use-words.ts';

interface OpenPageProps {
  view: MyBooking;
  show: (state: PageState) => void;
  refresh: () => Promise<void>;
}

/** The open page: the ticket, what can be done with it, and all that belongs to coming. */
export default function OpenPage({ view, show, refresh }: OpenPageProps) {
  const { opening } = useWords();
  const ticket = useRef<HTMLElement>(null);
  useWatch(view, refresh);
  const open = useMemo(
    (): OpenBooking => ({
      view,
      ticket,
      refresh,
      show: (next) => show({ kind: 'open', view: next }),
      closeAfter(error) {
        const next = closedBy(error);
        if (next) show(next);
        return next !== null;
      },
      left: () => show({ kind: 'find', reason: 'left' }),
    }),
    [view, show, refresh],
  );
  return (
    <OpenBookingContext value={open}>
      <PageHeading focus>{opening.title}</PageHeading>
      <div className="no-print">
        <Recordings />
      </div>
      {/* On paper: the ticket and how to come, on one page. What can be done here is for the screen. */}
      <div className="mt-8 grid items-start gap-6 lg:grid-cols-[minmax(0,7fr)_minmax(0,6fr)] lg:gap-8 print:mt-2 print:grid-cols-1 print:gap-3">
        <div className="grid gap-6">
          <Ticket view={view} ref={ticket} />
          <div className="no-print grid gap-6">
            {view.toPay && <PayNow toPay={view.toPay} />}
            <Actions />
            <Policy view={view} />
          </div>
        </div>
        <div className="grid gap-6">
          <Coming view={view} />
          <div className="no-print grid gap-6">
            <AddToCalendar view={view} />
            <Deliveries view={view} />
            <Payment view={view} />
            <Contact />
            {view.singers.some(isToCome) && <Reminders />}
            <Leave />
          </div>
        </div>
      </div>
    </OpenBookingContext>
  );
}
