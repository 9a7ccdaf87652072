import type { ReactNode } from 'react';
import { cn } from '../../lib/cn.ts';
import { hiddenInputStyles, keyStyles } from './choice-styles.ts';
import { useChoice } from './ChoiceGroup.tsx';

interface ChoiceKeyProps {
  value: string;
  children: ReactNode;
  disabled?: boolean;
  className?: string;
}

/** One choice as a small key, for grids of times or temperatures. A disabled one is struck out. */
export function ChoiceKey({ value, children, disabled, className }: ChoiceKeyProps) {
  const choice = useChoice(value);
  return (
    <label className={cn(keyStyles, className)}>
      <input {...choice} disabled={disabled} className={hiddenInputStyles} />
      {children}
    </label>
  );
}
