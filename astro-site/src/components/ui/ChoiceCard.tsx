import { useId, type ReactNode } from 'react';
import { cn } from '../../lib/cn.ts';
import { choiceStyles, hiddenInputStyles, keyStyles } from './choice-styles.ts';
import { useChoice } from './ChoiceGroup.tsx';

interface ChoiceCardProps {
  value: string;
  title: ReactNode;
  description?: ReactNode;
  /** A picture at the start of the card. */
  media?: ReactNode;
  /** At the end of the title line, a price for example. */
  meta?: ReactNode;
  disabled?: boolean;
  className?: string;
}

/** One choice as a card. The title is its name; the description is read after it. */
export function ChoiceCard({ value, title, description, media, meta, disabled, className }: ChoiceCardProps) {
  const id = useId();
  const choice = useChoice(value);
  return (
    <label className={cn(choiceStyles, 'flex min-h-14 items-center gap-4 p-4', className)}>
      <input
        {...choice}
        disabled={disabled}
        aria-labelledby={`${id}-title`}
        aria-describedby={description ? `${id}-description` : undefined}
        className={hiddenInputStyles}
      />
      {media}
      <span className="grid flex-1 gap-1">
        <span id={`${id}-title`} className="flex items-baseline justify-between gap-3 font-bold">
          <span>{title}</span>
          {meta}
        </span>
        {description && (
          <span id={`${id}-description`} className="text-soft text-[0.9375rem]">
            {description}
          </span>
        )}
      </span>
    </label>
  );
}

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
