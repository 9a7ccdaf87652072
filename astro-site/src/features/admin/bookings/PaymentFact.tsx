import { Banknote, CircleCheck, CircleDashed, Search, Undo2, type LucideIcon } from 'lucide-react';
import type { AdminBooking } from 'shared/bookings/admin-booking.ts';
import { takenAtCounterWon, type PaymentStanding } from 'shared/bookings/admin-payment.ts';
import { formatWon } from 'shared/pricing/won.ts';
import { dateTimeKst, timeKst } from 'shared/time/display.ts';
import { cn } from '../../../lib/cn.ts';
import { useTexts } from '../language/language.ts';
import { paymentTexts } from './payment-messages.ts';

const looks: Record<PaymentStanding, { icon: LucideIcon; tone: string }> = {
  'at-studio': { icon: Banknote, tone: 'text-soft' },
  free: { icon: CircleCheck, tone: 'text-soft' },
  unpaid: { icon: CircleDashed, tone: 'text-amber' },
  checking: { icon: Search, tone: 'text-amber' },
  paid: { icon: CircleCheck, tone: 'text-good' },
  'paid-at-counter': { icon: CircleCheck, tone: 'text-good' },
  'counter-refund-due': { icon: Undo2, tone: 'text-bad' },
  'refund-due': { icon: Undo2, tone: 'text-bad' },
  refunding: { icon: Undo2, tone: 'text-amber' },
  refunded: { icon: Undo2, tone: 'text-soft' },
  'part-refunded': { icon: Undo2, tone: 'text-soft' },
  kept: { icon: CircleCheck, tone: 'text-soft' },
  'refunded-unpaid': { icon: Undo2, tone: 'text-bad' },
};

/** Where the money stands, with how, when and the receipt where it has been paid. */
export function PaymentFact({ payment }: { payment: AdminBooking['payment'] }) {
  const texts = useTexts(paymentTexts);
  const {
    state,
    holdExpiresAt,
    approvedAt,
    method,
    receiptUrl,
    paidWon,
    paidTogetherWon,
    giftWon,
    refundedWon,
    counter,
  } = payment;
  const isByGiftAlone = giftWon > 0 && giftWon === (takenAtCounterWon(payment) ?? paidTogetherWon);
  const card = method === null || method === '카드' ? texts.card : method;
  const { icon: Icon, tone } = looks[state];
  const word =
    state === 'unpaid' && holdExpiresAt
      ? texts.unpaidUntil(timeKst(new Date(holdExpiresAt)))
      : texts.standings[state];
  return (
    <>
      <span className={cn('inline-flex items-center gap-1.5 font-semibold', tone)}>
        <Icon aria-hidden="true" className="size-4 shrink-0" />
        {word}
      </span>
      {counter && (
        <span className="text-soft block text-[0.9375rem] wrap-anywhere">
          {counter.reason ??
            `${texts.methods[counter.method]}, ${formatWon(isByGiftAlone ? giftWon : counter.amountWon)}`}
          , <span className="figures">{dateTimeKst(new Date(counter.takenAt))}</span>
        </span>
      )}
      {approvedAt && (
        <span className="text-soft figures block text-[0.9375rem]">
          {isByGiftAlone ? texts.methods['gift-card'] : card}, {dateTimeKst(new Date(approvedAt))}
        </span>
      )}
      {giftWon > 0 && !isByGiftAlone && (
        <span className="text-soft figures block text-[0.9375rem]">
          {texts.onGiftCard(formatWon(giftWon))}
        </span>
      )}
      {paidTogetherWon > paidWon && (
        <span className="text-soft block text-[0.9375rem]">
          {texts.together(formatWon(paidWon), formatWon(paidTogetherWon))}
        </span>
      )}
      {refundedWon > 0 && state !== 'refunded' && state !== 'refunded-unpaid' && (
        <span className="text-soft block text-[0.9375rem]">{texts.part(formatWon(refundedWon))}</span>
      )}
      {receiptUrl && (
        <a
          href={receiptUrl}
          target="_blank"
          rel="noreferrer"
          className="text-cool block text-[0.9375rem] underline underline-offset-4"
        >
          {texts.receipt}
        </a>
      )}
    </>
  );
}
