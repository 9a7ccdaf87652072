import { useRef } from 'react';
import { timeKst } from 'shared/time/display.ts';
import { Button } from '../../../components/ui/Button.tsx';
import { buttonStyles } from '../../../components/ui/button-styles.ts';
import { cn } from '../../../lib/cn.ts';
import { pendingPayment } from '../../../lib/checkout/checkout-session.ts';
import type { Held } from '../../../lib/checkout/held-here.ts';
import { paymentPage } from '../../../lib/checkout/payment-page.ts';
import { told } from '../../../lib/language/content.ts';
import { longDate } from '../../../lib/language/dates.ts';
import { useBranchOf } from '../reads/published.ts';
import { timesOf } from './held-context.ts';
import { HELD_ROOM_CLASS } from './held-room.ts';
import type { HeldSessionState } from './use-held-session.ts';
import { words } from '../words/words.ts';

interface HeldNoticeProps {
  state: HeldSessionState;
  onChange: (held: Held) => void;
}

/** Above the cards: the session that waits for payment, and what can be done about it. Empty while there is none. */
export function HeldNotice({ state: { held, remark, lettingGo, letGo }, onChange }: HeldNoticeProps) {
  const texts = words.held;
  const ordered = held?.session?.ordered;
  const cafe = useBranchOf(ordered?.branchId);
  const asked = useRef(false);
  // The button that was pressed is gone: the answer takes the focus.
  const takeFocus = (answer: HTMLElement | null) => {
    if (!answer || !asked.current || lettingGo) return;
    asked.current = false;
    answer.focus({ preventScroll: true });
  };
  const onLetGo = () => {
    asked.current = true;
    void letGo();
  };
  return (
    <div className={HELD_ROOM_CLASS}>
      {held && (
        <section aria-labelledby="held-session" tabIndex={-1} className="held-notice">
          <p id="held-session" className="font-bold">
            {texts.notice(timeKst(new Date(held.holdExpiresAt)))}
          </p>
          <p className="text-soft figures">
            {cafe && `${told(cafe.name)} · `}
            {ordered?.bookingDate
              ? texts.session(longDate(ordered.bookingDate), timesOf(ordered))
              : texts.booking(held.pending.bookingId)}
          </p>
          <div className="flex flex-wrap gap-2">
            <a
              href={paymentPage(held.pending)}
              onClick={() => pendingPayment.write(held.pending)}
              className={cn(buttonStyles({ variant: 'primary' }), 'max-sm:w-full')}
            >
              {texts.continue}
            </a>
            <Button onClick={() => onChange(held)} className="max-sm:flex-1">
              {texts.change}
            </Button>
            <Button onClick={onLetGo} pending={lettingGo} className="max-sm:flex-1">
              {lettingGo ? texts.lettingGo : texts.letGo}
            </Button>
          </div>
        </section>
      )}
      {remark && (
        <p ref={takeFocus} tabIndex={-1} role="status" className="held-remark">
          {remark}
        </p>
      )}
    </div>
  );
}
