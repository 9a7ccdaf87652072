import { Button } from '../../../components/ui/Button.tsx';
import { BilingualText } from '../../../components/ui/BilingualText.tsx';
import { HomeLink } from '../HomeLink.tsx';
import { words } from '../words/words.ts';
import { Notice } from '../../../components/ui/Notice.tsx';
import type { CheckoutStep } from './use-checkout.ts';

interface PaidElsewhereProps {
  step: Extract<CheckoutStep, { kind: 'already-paid' | 'payment-in-progress' }>;
  bookingId: string;
  onCheckAgain: () => void;
}

/** Nothing is to be paid here: the booking is paid, or a payment in another tab may be through. */
export function PaidElsewhere({ step, bookingId, onCheckAgain }: PaidElsewhereProps) {
  const isPaid = step.kind === 'already-paid';
  return (
    <div className="mt-8 grid gap-6">
      <Notice kind="info">
        <p className="font-bold">
          <BilingualText text={isPaid ? words.refused.alreadyPaid : words.start.inProgressHeading} />
        </p>
        <p className="mt-2">{step.detail}</p>
        <p className="text-soft mt-2 text-sm">{words.facts.numbered(bookingId)}</p>
      </Notice>
      <div className="flex flex-wrap gap-3">
        {!isPaid && (
          <Button variant="primary" size="lg" onClick={onCheckAgain}>
            {words.start.checkAgain}
          </Button>
        )}
        <HomeLink />
      </div>
    </div>
  );
}
