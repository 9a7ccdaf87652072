import { useEffect, useState } from 'react';
import type { AttendanceStep } from 'shared/day/attendance.ts';
import type { DaySession } from 'shared/day/day.ts';
import { Button } from '../../../components/ui/Button.tsx';
import type { ButtonStyle } from '../../../components/ui/button-styles.ts';
import { useTexts } from '../language/language.ts';
import { dayTexts } from './day-messages.ts';
import type { Steps } from './use-steps.ts';

/** What is pressed twice in this time, or just as somebody else has noted it, was meant for what the button stood for before. */
const REST_MS = 700;

interface NextStepButtonProps extends ButtonStyle {
  session: DaySession;
  step: AttendanceStep;
  steps: Steps;
}

/** The button that leads a guest on, step by step, at one place. It rests for a moment whenever it comes to stand for another. */
export function NextStepButton({ session, step, steps, ...look }: NextStepButtonProps) {
  const texts = useTexts(dayTexts);
  const [isResting, setResting] = useState(false);
  const meant = `${session.id} ${step}`;
  const [shown, setShown] = useState(meant);
  if (shown !== meant) {
    setShown(meant);
    setResting(true);
  }
  useEffect(() => {
    if (!isResting) return undefined;
    const timer = setTimeout(() => setResting(false), REST_MS);
    return () => clearTimeout(timer);
  }, [isResting, meant]);
  const press = () => {
    if (isResting) return;
    setResting(true);
    steps.press({ session, step, isDone: true });
  };
  return (
    // Not `disabled`: the focus would be lost.
    <Button wide {...look} aria-disabled={isResting} onClick={press}>
      {texts.do[step]}
    </Button>
  );
}
