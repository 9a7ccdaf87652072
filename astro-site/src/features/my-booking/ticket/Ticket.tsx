import type { Ref } from 'react';
import type { MyBooking } from 'shared/my-booking/my-booking.ts';
import { formatWon } from 'shared/pricing/won.ts';
import { Price } from '../../../components/ui/Price.tsx';
import { cn } from '../../../lib/cn.ts';
import { isToCome } from '../parts/abilities.ts';
import { useWords } from '../words/use-words.ts';
import { TicketCode } from './TicketCode.tsx';
import { Refunds } from './Refunds.tsx';
import { TicketSinger } from './TicketSinger.tsx';

/** The ticket: everybody in the row in which they sing, and the stub for the counter. */
export function Ticket({ view, ref }: { view: MyBooking; ref: Ref<HTMLElement> }) {
  const { ticket } = useWords();
  const { singers, id, klookBookingId } = view;
  const toCome = singers.filter(isToCome);
  const feesWon = sumOf(toCome.map((singer) => singer.sessionFeeWon));
  const totalWon = sumOf(toCome.map((singer) => singer.totalWon));
  const discountWon = sumOf(toCome.map((singer) => singer.discountWon));
  return (
    <article
      ref={ref}
      tabIndex={-1}
      aria-label={singers.length > 1 ? ticket.sessions : ticket.session}
      className="ticket-paper outline-none"
    >
      <ol
        className={cn(
          'divide-y divide-current/25 px-6 sm:px-8 print:px-4',
          // On paper two stand beside each other, so that a party has one page.
          singers.length > 1 && 'print:grid print:grid-cols-2 print:gap-x-6 print:divide-y-0',
        )}
      >
        {singers.map((singer) => (
          <li key={singer.id} className="py-6 sm:py-8 print:py-3">
            <TicketSinger singer={singer} view={view} />
          </li>
        ))}
      </ol>
      <Refunds refunds={view.payment.refunds} />
      <div className="ticket-perforation" aria-hidden="true" />
      <div className="flex flex-wrap items-center gap-x-6 gap-y-5 p-6 sm:p-8 print:p-4">
        {toCome.length > 0 && <TicketCode number={id} />}
        <div className="grid min-w-0 flex-[1_1_11rem] gap-3">
          <div>
            <p className="text-sm">{ticket.number}</p>
            <p className="display text-3xl tracking-wide wrap-anywhere">{id}</p>
            {toCome.length > 0 && <p className="text-[0.9375rem]">{ticket.qr.hint}</p>}
          </div>
          {klookBookingId && (
            <div>
              <p className="text-sm">{ticket.klookId}</p>
              <p className="figures font-bold wrap-anywhere">{klookBookingId}</p>
            </div>
          )}
          {feesWon > 0 && feesWon !== totalWon && (
            <p className="flex flex-wrap items-baseline justify-between gap-x-4">
              <span className="text-sm">{ticket.fee(toCome.length)}</span>
              <Price won={feesWon} className="font-bold" />
            </p>
          )}
          {discountWon > 0 && (
            <p className="flex flex-wrap items-baseline justify-between gap-x-4">
              <span className="text-sm">{ticket.voucher}</span>
              <span className="figures font-bold whitespace-nowrap">−{formatWon(discountWon)}</span>
            </p>
          )}
          {totalWon > 0 && (
            <p className="flex flex-wrap items-baseline justify-between gap-x-4">
              <span className="text-sm">{ticket.total}</span>
              <Price won={totalWon} className="text-xl font-bold" />
            </p>
          )}
        </div>
      </div>
    </article>
  );
}

const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);
