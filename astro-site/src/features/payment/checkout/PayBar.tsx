import { Button } from '../../../components/ui/Button.tsx';
import { Price } from '../../../components/ui/Price.tsx';
import { words } from '../words/words.ts';
import { LeaveLink } from './LeaveLink.tsx';
import { isBusy, payLabel, type CheckoutStep } from './use-checkout.ts';

interface PayBarProps {
  totalWon: number;
  step: CheckoutStep;
  /** Something else is under way that changes the price. */
  waits?: boolean;
  onPay: () => void;
  /** What helps where it can be paid no more; null while it can. */
  instead: { label: string; href: string } | null;
}

/** The total and "Pay", in view from the start, however long the ticket is. */
export function PayBar({ totalWon, step, waits = false, onPay, instead }: PayBarProps) {
  return (
    <div
      data-pay-bar
      className="bg-ground border-line sticky bottom-0 z-10 -mx-4 grid border-t px-4 py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]"
    >
      {instead ? (
        <LeaveLink href={instead.href} variant="primary" size="lg">
          {instead.label}
        </LeaveLink>
      ) : (
        <>
          {/* On a phone the ticket and its total reach below the window. */}
          <p className="flex items-baseline justify-between pb-2 text-lg font-bold">
            {words.facts.total} <Price won={totalWon} />
          </p>
          <Button variant="primary" size="lg" pending={isBusy(step) || waits} onClick={onPay}>
            {payLabel(step)}
          </Button>
        </>
      )}
    </div>
  );
}
