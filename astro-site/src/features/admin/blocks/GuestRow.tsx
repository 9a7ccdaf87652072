import { takenAtCounterWon } from 'shared/bookings/admin-payment.ts';
import type { Guests } from 'shared/blocks/block.ts';
import type { Day, DaySession } from 'shared/day/day.ts';
import { formatWon } from 'shared/pricing/won.ts';
import { longDateIn } from 'shared/time/long-date.ts';
import { seoulWallClock } from 'shared/time/seoul.ts';
import { Button } from '../../../components/ui/Button.tsx';
import { Field } from '../../../components/ui/Field.tsx';
import { Select } from '../../../components/ui/Select.tsx';
import { useLanguage } from '../language/language.ts';
import { failureText } from '../parts/change-failed.ts';
import { blockTexts } from './block-messages.ts';
import type { Choice } from './use-decisions.ts';

interface GuestRowProps {
  guests: Guests;
  studios: Day['studios'];
  choice: Choice;
  mayCancel: boolean;
  isDisabled: boolean;
  /** Why nothing was changed for them. */
  failure: unknown;
  onChoose: (choice: Choice) => void;
  onOtherTime: (session: DaySession) => void;
}

/** Guests of one order, and what becomes of them. */
export function GuestRow(props: GuestRowProps) {
  const { guests, studios, choice, mayCancel, isDisabled, failure, onChoose, onOtherTime } = props;
  const language = useLanguage();
  const texts = blockTexts[language];
  const { sessions, nearest } = guests;
  const [first] = sessions;
  if (!first) return null;
  const { date, time } = seoulWallClock(new Date(first.startsAt));
  const names = sessions.map(({ name }) => name).join(', ');
  const backWon = sessions.reduce((sum, { payment }) => sum + withUs(payment), 0);
  const studio = studios.length > 1 && studios.find(({ id }) => id === nearest?.studioId)?.name;
  const place = nearest && [nearest.bookingTime, ...(studio ? [studio] : [])].join(', ');
  const isHeld = sessions.some(({ payment }) => payment.holdExpiresAt !== null);
  const isKept = sessions.every((session) => session.isKept);
  return (
    <li className="border-line grid gap-3 rounded-xl border px-4 py-3">
      <p className="flex flex-wrap items-baseline gap-x-3">
        <span className="figures text-lg font-bold">{time}</span>
        <span className="text-lg font-bold wrap-anywhere">{names}</span>
        <span className="text-soft">{longDateIn(language)(date)}</span>
        <span className="text-soft font-semibold uppercase">{first.locale}</span>
        {isKept && (
          <span className="border-cool text-cool rounded-full border px-2.5 text-sm font-semibold">
            {texts.kept}
          </span>
        )}
      </p>
      <Field label={texts.becomes(names)}>
        <Select
          value={choice}
          disabled={isDisabled}
          onChange={({ target }) => onChoose(target.value as Choice)}
        >
          <option value="later">{isKept ? texts.choices.stays : texts.choices.later}</option>
          {place && <option value="move">{texts.choices.move(place)}</option>}
          {mayCancel && (
            <option value="cancel">{texts.choices.cancel(backWon > 0 ? formatWon(backWon) : null)}</option>
          )}
          {isKept ? (
            <option value="reopen">{texts.choices.reopen}</option>
          ) : (
            <option value="keep">{texts.choices.keep}</option>
          )}
        </Select>
      </Field>
      {!nearest && !isKept && <p className="text-soft">{isHeld ? texts.notPaid : texts.noRoom}</p>}
      <div>
        <Button size="sm" className="min-h-11" disabled={isDisabled} onClick={() => onOtherTime(first)}>
          {texts.otherTime}
        </Button>
      </div>
      {failure !== undefined && (
        <p role="alert" className="text-bad font-medium">
          {failureText(texts.decisionFailed, failure, language)}
        </p>
      )}
    </li>
  );
}

/** What is with us of what was paid for one of them, in won: online, or at the counter. */
const withUs = (payment: DaySession['payment']) =>
  Math.max(0, (takenAtCounterWon(payment) ?? payment.paidWon) - payment.refundedWon);
