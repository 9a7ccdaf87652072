import { CupSoda, DoorOpen, Mic, SkipForward, AlarmClock, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { drinkInWords } from 'shared/drinks/drink-words.ts';
import type { Day, DaySession } from 'shared/day/day.ts';
import { useLanguage } from '../language/language.ts';
import { FreeSlot, type SlotToSell } from '../walk-ins/FreeSlot.tsx';
import { sellableSlots } from '../walk-ins/sellable-slots.ts';
import { Countdown } from './Countdown.tsx';
import { dayTexts, type DayTexts } from './day-messages.ts';
import { NextStepButton } from './NextStepButton.tsx';
import { PhaseMark } from './PhaseMark.tsx';
import { nextStep, phaseOf, startOf } from './phase.ts';
import { queuesOf } from './queues.ts';
import type { Steps } from './use-steps.ts';

interface NowPanelProps {
  day: Day;
  now: number;
  isToday: boolean;
  steps: Steps;
  onOpen: (session: DaySession) => void;
  onSell: (slot: SlotToSell) => void;
}

/** How many free times are offered to who walks in. */
const SOONEST = 2;

/** What is to be done now: who sings, who is next, who is late, which drinks wait. */
export function NowPanel({ day, now, isToday, steps, onOpen, onSell }: NowPanelProps) {
  const language = useLanguage();
  const texts = dayTexts[language];
  const { inBooth, next, late, drinks } = queuesOf(day, now);
  const isChoice = day.studios.filter(({ isSold }) => isSold).length > 1;
  const free = sellableSlots(day, now)
    .toSorted((one, other) => one.time.localeCompare(other.time))
    .slice(0, SOONEST);
  const row = (session: DaySession, more?: ReactNode, step = nextStep(session)) => (
    <li key={session.id} className="border-line bg-surface grid gap-2 rounded-xl border p-3">
      <div className="flex items-baseline gap-2">
        <span className="figures text-soft font-bold">{session.bookingTime}</span>
        <button
          type="button"
          onClick={() => onOpen(session)}
          className="min-h-11 min-w-0 flex-1 text-left text-lg font-bold wrap-anywhere underline-offset-4 hover:underline"
        >
          {session.name}
        </button>
        <PhaseMark phase={phaseOf(session, day.arrival.cafeMinutes, now)} />
      </div>
      {more}
      {step && (
        <NextStepButton
          variant={step === 'done' ? 'primary' : 'secondary'}
          session={session}
          step={step}
          steps={steps}
        />
      )}
    </li>
  );
  return (
    <div className="grid content-start gap-6">
      <Queue icon={Mic} title={texts.inBooth} empty={texts.nobodyInBooth}>
        {inBooth.map((session) => row(session, <Countdown session={session} now={now} />))}
      </Queue>
      <Queue
        icon={SkipForward}
        title={texts.next}
        empty={isToday ? texts.nobodyNext : texts.nobodyNextThatDay}
      >
        {next.map((session) =>
          row(session, isToday && <p className="text-soft">{when(session, now, texts)}</p>),
        )}
      </Queue>
      <Queue icon={CupSoda} title={texts.drinks} empty={texts.noDrinks}>
        {drinks.map((session) => {
          const isMade = session.attendance['drink-made'] !== undefined;
          const drink = drinkInWords(session.selectedDrink, session.drinkTemperature, language);
          const what = (
            <p>
              <strong>{drink}</strong>{' '}
              <span className="text-soft">{isMade ? texts.toServe : texts.toMake}</span>
            </p>
          );
          return row(session, what, isMade ? 'drink-served' : 'drink-made');
        })}
      </Queue>
      <Queue icon={DoorOpen} title={texts.freeNext} empty={texts.nothingFree}>
        {free.map((slot) => (
          <li key={`${slot.studio.id} ${slot.time}`}>
            <FreeSlot slot={slot} withTime withStudio={isChoice} onSell={() => onSell(slot)} />
          </li>
        ))}
      </Queue>
      {late.length > 0 && (
        <Queue icon={AlarmClock} title={texts.late} empty="">
          {late.map((session) =>
            row(session, isToday && <p className="text-soft">{when(session, now, texts)}</p>),
          )}
        </Queue>
      )}
    </div>
  );
}

function when(session: DaySession, now: number, texts: DayTexts): string {
  const minutes = Math.round((startOf(session) - now) / 60_000);
  return minutes >= 0 ? texts.startsIn(minutes) : texts.startedAgo(-minutes);
}

interface QueueProps {
  icon: LucideIcon;
  title: string;
  /** What is said where nobody waits. */
  empty: string;
  children: ReactNode[];
}

function Queue({ icon: Icon, title, empty, children }: QueueProps) {
  return (
    <section aria-label={title} className="grid gap-2">
      <h2 className="font-text flex items-center gap-2 text-lg font-bold">
        <Icon aria-hidden="true" className="text-cool size-5" />
        {title}
        {children.length > 1 && <span className="text-soft figures">{children.length}</span>}
      </h2>
      {children.length === 0 ? (
        <p className="text-soft">{empty}</p>
      ) : (
        <ul className="grid gap-2">{children}</ul>
      )}
    </section>
  );
}
