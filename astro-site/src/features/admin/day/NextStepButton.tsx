import type { AttendanceStep } from 'shared/day/attendance.ts';
import type { DaySession } from 'shared/day/day.ts';
import { Button } from '../../../components/ui/Button.tsx';
import type { ButtonStyle } from '../../../components/ui/button-styles.ts';
import { useTexts } from '../language/language.ts';
import { dayTexts } from './day-messages.ts';
import { useRest } from './use-rest.ts';
import type { Steps } from './use-steps.ts';

interface NextStepButtonProps extends ButtonStyle {
  session: DaySession;
  step: AttendanceStep;
  steps: Steps;
}

/** The button that leads a guest on, step by step, at one place. It rests for a moment whenever it comes to stand for another. */
export function NextStepButton({ session, step, steps, ...look }: NextStepButtonProps) {
  const texts = useTexts(dayTexts);
  const { isResting, rest } = useRest(`${session.id} ${step}`);
  const press = () => {
    if (isResting) return;
    rest();
    steps.press({ session, step, isDone: true });
  };
  return (
    // Not `disabled`: the focus would be lost.
    <Button wide {...look} aria-disabled={isResting} onClick={press}>
      {texts.do[step]}
    </Button>
  );
}
