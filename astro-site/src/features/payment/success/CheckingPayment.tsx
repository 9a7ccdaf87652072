import { Spinner } from '../../../components/ui/Spinner.tsx';
import { useNow } from '../../../lib/use-now.ts';
import { BilingualText } from '../../../components/ui/BilingualText.tsx';
import { secondsLeft } from '../../../lib/hold-time.ts';
import { words } from '../words/words.ts';
import { BilingualHeading } from '../../../components/ui/BilingualHeading.tsx';

interface CheckingPaymentProps {
  /** The service says that it does not know yet; otherwise its answer cannot be had. */
  reachable: boolean;
  nextAskAt: Date | null;
}

/** Nobody knows yet whether money has moved. Never says "not charged". */
export function CheckingPayment({ reachable, nextAskAt }: CheckingPaymentProps) {
  return (
    <>
      <BilingualHeading text={words.checking.heading} focus />
      <div className="mt-8 grid gap-5">
        <p role="status" className="text-lg">
          <BilingualText text={reachable ? words.checking.text : words.checking.offline} />
        </p>
        <p className="text-soft">{words.checking.mail}</p>
        <p className="text-soft flex items-center gap-3 text-[0.9375rem]">
          <Spinner />
          <span aria-hidden="true" className="figures">
            {nextAskAt ? <NextAsk at={nextAskAt} /> : words.checking.asking}
          </span>
        </p>
      </div>
    </>
  );
}

function NextAsk({ at }: { at: Date }) {
  return words.checking.nextAsk(secondsLeft(at.toISOString(), useNow(250)));
}
