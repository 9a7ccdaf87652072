import type { CashUpDay } from 'shared/cash-up/cash-up.ts';
import { formatWon } from 'shared/pricing/won.ts';
import { Notice } from '../../../components/ui/Notice.tsx';
import { useLanguage } from '../language/language.ts';
import { cashUpTexts } from './cash-up-messages.ts';

/** Names sessions that were given without a payment, so that nobody signs the day without having seen them. */
export function UnpaidSessions({ sessions }: { sessions: CashUpDay['unpaid'] }) {
  const texts = cashUpTexts[useLanguage()];
  return (
    <Notice kind="info">
      <p>{texts.unpaid(sessions.length)}</p>
      <ul className="mt-1 list-disc pl-5">
        {sessions.map(({ bookingId, name, time, amountWon }) => (
          <li key={bookingId}>
            {time} {name}, {formatWon(amountWon)}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
