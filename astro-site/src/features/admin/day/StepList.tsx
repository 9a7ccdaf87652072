import { Check, Circle } from 'lucide-react';
import { attendanceSteps, type AttendanceStep } from 'shared/day/attendance.ts';
import type { DaySession } from 'shared/day/day.ts';
import { seoulWallClock } from 'shared/time/seoul.ts';
import { Button } from '../../../components/ui/Button.tsx';
import { useLanguage } from '../language/language.ts';
import { stepNames } from '../parts/step-names.ts';
import { dayTexts } from './day-messages.ts';
import { NextStepButton } from './NextStepButton.tsx';
import { nextStep } from './phase.ts';
import { useRest } from './use-rest.ts';
import type { Steps } from './use-steps.ts';

/** What has happened to a guest, by whom and when, each with its way back; and the one thing that comes next. */
export function StepList({ session, steps }: { session: DaySession; steps: Steps }) {
  const language = useLanguage();
  const texts = dayTexts[language];
  const { attendance, party } = session;
  const next = nextStep(session);
  const stillComing = party.others.filter(({ status }) => status !== 'cancelled').length + 1;
  return (
    <section aria-label={texts.steps} className="grid gap-3">
      {next && <NextStepButton variant="primary" size="lg" session={session} step={next} steps={steps} />}
      {next === 'arrived' && stillComing > 1 && (
        <Button
          size="lg"
          wide
          onClick={() => steps.press({ session, step: 'arrived', isDone: true, wholeParty: true })}
        >
          {texts.wholePartyArrived(stillComing)}
        </Button>
      )}
      <ol className="grid gap-1">
        {attendanceSteps.map((step) => {
          const noted = attendance[step];
          const name = stepNames[language][step];
          return (
            <li
              key={step}
              className="border-line flex min-h-14 items-center gap-x-3 border-b py-1 last:border-0"
            >
              {noted ? (
                <Check aria-hidden="true" className="text-good size-5" />
              ) : (
                <Circle aria-hidden="true" className="text-faint size-5" />
              )}
              <span className="min-w-0 leading-snug">
                <span className={noted ? 'block font-bold' : 'text-soft'}>{name}</span>
                {noted && (
                  <span className="figures text-soft block text-[0.9375rem] wrap-anywhere">
                    {texts.notedBy(seoulWallClock(new Date(noted.at)).time, noted.by)}
                  </span>
                )}
              </span>
              {(noted ?? (next !== null && step !== next)) && (
                <StepSwitch session={session} step={step} isNoted={noted !== undefined} steps={steps} />
              )}
            </li>
          );
        })}
      </ol>
    </section>
  );
}

interface StepSwitchProps {
  session: DaySession;
  step: AttendanceStep;
  isNoted: boolean;
  steps: Steps;
}

/** Notes a step out of its turn, or takes it back: at one place, so the second tap of a hurried one is not for the way back. */
function StepSwitch({ session, step, isNoted, steps }: StepSwitchProps) {
  const language = useLanguage();
  const texts = dayTexts[language];
  const { isResting, rest } = useRest(`${session.id} ${step} ${isNoted}`);
  const press = () => {
    if (isResting) return;
    rest();
    steps.press({ session, step, isDone: !isNoted });
  };
  return (
    <Button
      size="sm"
      variant="quiet"
      className="ml-auto min-h-11 shrink-0"
      aria-label={isNoted ? texts.takeBackOf(stepNames[language][step]) : undefined}
      aria-disabled={isResting}
      onClick={press}
    >
      {isNoted ? texts.takeBack : texts.do[step]}
    </Button>
  );
}
