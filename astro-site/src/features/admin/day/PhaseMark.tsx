import { cn } from '../../../lib/cn.ts';
import { useTexts } from '../language/language.ts';
import { dayTexts } from './day-messages.ts';
import { phaseLook } from './phase-look.ts';
import type { Phase } from './phase.ts';

interface PhaseMarkProps {
  phase: Phase;
  /** Where the container is narrow, the shape alone is seen. */
  isTight?: boolean;
  className?: string;
}

/** Where a guest is: a shape and a word. */
export function PhaseMark({ phase, isTight = false, className }: PhaseMarkProps) {
  const { icon: Icon, tone } = phaseLook[phase];
  return (
    <span
      className={cn('inline-flex items-center gap-1.5 text-sm font-bold whitespace-nowrap', tone, className)}
    >
      <Icon aria-hidden="true" className="size-4 shrink-0" />
      <span className={isTight ? '@max-sm:sr-only' : undefined}>{useTexts(dayTexts).phases[phase]}</span>
    </span>
  );
}
