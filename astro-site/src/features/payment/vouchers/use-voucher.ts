import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { PendingPayment } from 'shared/payments/pending-payment.ts';
import { voucherRefusals } from 'shared/vouchers/redeem.ts';
import type { Redeemed } from 'shared/vouchers/redeem.ts';
import { ApiError } from '../../../lib/api/api-error.ts';
import { attemptOpened, LONGEST_WAIT_MS } from '../open-attempt.ts';
import { refusalSentence } from '../refusal-sentence.ts';
import { words } from '../words/words.ts';
import { pricedWithVoucher } from '../../../lib/checkout/priced-with-voucher.ts';
import { typedCode } from './typed-code.ts';
import { redeem } from './voucher-api.ts';

export interface VoucherOfCheckout {
  /** Null while none is used. What it takes off or pays, and what stays on a gift card, in won. */
  used: { code: string; won: number; isGift: boolean; leftWon: number } | null;
  /** What is to be paid, in won; null while the code from the form is being used, and that is not known. */
  totalWon: number | null;
  /** What was typed before: into the form, or for a booking that this one has taken the place of. */
  typedBefore: string;
  /** What is under way. */
  busy: 'using' | 'taking-off' | null;
  /** Why the last code was refused. */
  refusal: string | undefined;
  use: (code: string) => Promise<void>;
  takeOff: () => Promise<void>;
}

/** The code of a checkout. It survives a reload of the page, as the booking does. */
export function useVoucher(pending: PendingPayment): VoucherOfCheckout {
  const [kept] = useState(pricedWithVoucher.read);
  const [priced, setPriced] = useState(() => (kept?.bookingId === pending.bookingId ? kept : null));
  const [typed] = useState(() => (priced ? '' : typedCode(pending.bookingId)));
  const [isFirst, setFirst] = useState(typed !== '');
  const [busy, setBusy] = useState<VoucherOfCheckout['busy']>(isFirst ? 'using' : null);
  const [refusal, setRefusal] = useState<string>();

  const change = async (code: string | null) => {
    setBusy(code === null ? 'taking-off' : 'using');
    setRefusal(undefined);
    // The page opens an attempt for the price it knows; once a code has made another price of it, that one would be refused.
    await attemptOpened(AbortSignal.timeout(LONGEST_WAIT_MS));
    try {
      const now = { ...(await redeem(pending, code)), bookingId: pending.bookingId };
      pricedWithVoucher.write(now);
      setPriced(now);
    } catch (error) {
      setRefusal(sentenceOf(error));
    }
    setBusy(null);
    setFirst(false);
  };

  // What was typed into the form is used before anything is paid; once, however often React mounts the page.
  const began = useRef(false);
  const begin = useEffectEvent(() => {
    if (!isFirst || began.current) return;
    began.current = true;
    void change(typed);
  });
  useEffect(() => begin(), []);

  return {
    ...{ busy, refusal },
    used: priced && priced.code !== null ? usedOf(priced.code, priced) : null,
    totalWon: isFirst ? null : (priced?.totalWon ?? pending.totalPrice),
    typedBefore: priced ? '' : typed || (kept?.code ?? ''),
    use: (code) => change(code),
    takeOff: () => change(null),
  };
}

function usedOf(code: string, { discountWon, giftWon, leftWon }: Omit<Redeemed, 'holdExpiresAt'>) {
  return { code, won: discountWon + giftWon, isGift: giftWon > 0, leftWon };
}

function sentenceOf(error: unknown): string {
  const { refused, failed } = words.vouchers;
  const problem = error instanceof ApiError ? error.problem : undefined;
  const known = voucherRefusals.find((one) => `voucher-${one}` === problem?.code);
  return known ? refused[known] : refusalSentence(error, failed);
}
