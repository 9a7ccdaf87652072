import { formatWon } from 'shared/pricing/won.ts';
import type { PendingPayment } from 'shared/payments/pending-payment.ts';
import { Fact, Facts } from '../../../components/ui/Facts.tsx';
import { OrderedFacts, OrderedSessions } from '../../../components/ui/Ordered.tsx';
import { Price } from '../../../components/ui/Price.tsx';
import { TicketLamp } from '../../../components/ui/TicketLamp.tsx';
import type { Ordered } from '../../../lib/checkout/checkout-session.ts';
import type { VoucherOfCheckout } from '../vouchers/use-voucher.ts';
import { words } from '../words/words.ts';

interface UnpaidTicketProps {
  pending: PendingPayment;
  ordered: Ordered | null;
  /** The code that is used; null without one. */
  voucher: VoucherOfCheckout['used'];
  /** What is to be paid, in won: without what it takes off. */
  totalWon: number;
}

/** What is to be paid for: each session with its time, drink and add-ons as far as this tab knows them, and the total. */
export function UnpaidTicket({ pending, ordered, totalWon, voucher }: UnpaidTicketProps) {
  const feesWon = totalWon + (voucher?.won ?? 0) - (ordered ? addOnsWonOf(ordered) : 0);
  return (
    <section className="ticket-paper">
      <div className="grid gap-5 p-6 sm:p-8">
        <TicketLamp text={words.facts.unpaid} />
        {ordered && <OrderedSessions ordered={ordered} firstName={pending.customerName} />}
        <Facts>
          <Fact name={words.facts.bookingNumber} wide>
            <span className="display text-3xl tracking-wide sm:text-4xl">{pending.bookingId}</span>
          </Fact>
          {ordered && <OrderedFacts ordered={ordered} />}
          <Fact name={words.facts.name}>{pending.customerName}</Fact>
          <Fact name={words.facts.email}>{pending.customerEmail}</Fact>
        </Facts>
      </div>
      <div className="ticket-perforation" aria-hidden="true" />
      <div className="grid gap-3 p-6 sm:px-8">
        {ordered &&
          sessionsOf(ordered, pending.customerName, feesWon).map(({ name, won }) => (
            <p key={name} className="flex items-baseline justify-between gap-x-4">
              <span className="min-w-0 font-semibold wrap-anywhere">{name}</span>
              <Price won={won} className="text-xl font-bold" />
            </p>
          ))}
        {ordered && addOnsWonOf(ordered) > 0 && (
          <p className="flex items-baseline justify-between gap-x-4">
            <span className="font-semibold">{words.facts.addOns}</span>
            <Price won={addOnsWonOf(ordered)} className="text-xl font-bold" />
          </p>
        )}
        {voucher && (
          <p className="flex flex-wrap items-baseline justify-between gap-x-4">
            <span className="font-semibold wrap-anywhere">
              {voucher.isGift ? words.vouchers.gift(voucher.code) : words.vouchers.used(voucher.code)}
            </span>
            <span className="figures text-xl font-bold whitespace-nowrap">−{formatWon(voucher.won)}</span>
          </p>
        )}
        {voucher && voucher.leftWon > 0 && (
          <p className="text-[0.9375rem]">{words.vouchers.leftOnGift(formatWon(voucher.leftWon))}</p>
        )}
        <p className="flex flex-wrap items-baseline justify-between gap-x-4">
          <span className="font-bold">{words.facts.total}</span>
          <Price won={totalWon} className="display text-4xl" />
        </p>
      </div>
    </section>
  );
}

/** Each session with its price; one sum where this tab does not know them apart. */
function sessionsOf(ordered: Ordered, firstName: string, allWon: number) {
  const { companions, ...first } = ordered;
  const singers = [{ ...first, name: firstName }, ...companions];
  const isKnown = singers.every(({ feeWon }) => feeWon !== undefined);
  if (companions.length === 0 || !isKnown) return [{ name: words.facts.fee(singers.length), won: allWon }];
  return singers.map(({ bookingTime, name, feeWon = 0 }) => ({
    name: `${bookingTime ?? ''} ${name}`,
    won: feeWon,
  }));
}

/** What the add-ons of all come to; those by quote are paid at the studio. */
const addOnsWonOf = (ordered: Ordered): number =>
  [ordered, ...ordered.companions]
    .flatMap(({ addOns }) => addOns)
    .reduce((sum, { priceWon }) => sum + (priceWon ?? 0), 0);
