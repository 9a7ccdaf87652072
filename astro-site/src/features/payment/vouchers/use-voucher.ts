import { useState } from 'react';
import type { PendingPayment } from 'shared/payments/pending-payment.ts';
import { voucherRefusals } from 'shared/vouchers/redeem.ts';
import { ApiError } from '../../../lib/api/api-error.ts';
import { refusalSentence } from '../refusal-sentence.ts';
import { words } from '../words/words.ts';
import { redeem } from './voucher-api.ts';
import { usedVoucher, type UsedVoucher } from './used-voucher.ts';

export interface VoucherOfCheckout {
  /** Null while none is used. */
  used: UsedVoucher | null;
  /** What was typed before, for a booking that has taken another one's place. */
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
  const [kept] = useState(usedVoucher.read);
  const [used, setUsed] = useState(() => (kept?.bookingId === pending.bookingId ? kept : null));
  const [busy, setBusy] = useState<VoucherOfCheckout['busy']>(null);
  const [refusal, setRefusal] = useState<string>();

  const change = async (code: string | null) => {
    setBusy(code === null ? 'taking-off' : 'using');
    setRefusal(undefined);
    try {
      const redeemed = await redeem(pending, code);
      const now =
        redeemed.code === null ? null : { ...redeemed, code: redeemed.code, bookingId: pending.bookingId };
      if (now) usedVoucher.write(now);
      else usedVoucher.clear();
      setUsed(now);
    } catch (error) {
      setRefusal(sentenceOf(error));
    }
    setBusy(null);
  };

  return {
    ...{ used, busy, refusal },
    typedBefore: used ? '' : (kept?.code ?? ''),
    use: (code) => change(code),
    takeOff: () => change(null),
  };
}

function sentenceOf(error: unknown): string {
  const { refused, failed } = words.vouchers;
  const problem = error instanceof ApiError ? error.problem : undefined;
  const reason = problem?.type === 'voucher-refused' ? problem.code : undefined;
  const known = voucherRefusals.find((one) => one === reason);
  return known ? refused[known] : refusalSentence(error, failed);
}
