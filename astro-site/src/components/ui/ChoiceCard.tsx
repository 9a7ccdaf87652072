import { RadioGroup } from 'radix-ui';
import { useId, type ReactNode } from 'react';
import { cn } from '../../lib/cn.ts';

export const choiceStyles = [
  'rounded-xl border border-control bg-ground text-left text-ink transition-[background-color,border-color,box-shadow] duration-150',
  'hover:border-ink hover:bg-raised data-[state=checked]:border-hot data-[state=checked]:bg-raised',
  'data-[state=checked]:shadow-[inset_0_0_0_1px_var(--hot)]',
  'disabled:cursor-not-allowed disabled:border-line disabled:bg-transparent disabled:text-faint disabled:shadow-none',
].join(' ');

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
  return (
    <RadioGroup.Item
      value={value}
      disabled={disabled}
      aria-labelledby={`${id}-title`}
      aria-describedby={description ? `${id}-description` : undefined}
      className={cn(choiceStyles, 'flex min-h-14 items-center gap-4 p-4', className)}
    >
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
    </RadioGroup.Item>
  );
}

/** One choice as a small key, for grids of times or temperatures. A disabled one is struck out. */
export function ChoiceKey({
  value,
  children,
  disabled,
  className,
}: {
  value: string;
  children: ReactNode;
  disabled?: boolean;
  className?: string;
}) {
  return (
    <RadioGroup.Item
      value={value}
      disabled={disabled}
      className={cn(
        choiceStyles,
        'figures flex min-h-11 items-center justify-center rounded-lg px-3 py-2 text-center font-semibold',
        'data-[state=checked]:bg-hot data-[state=checked]:text-on-hot disabled:line-through',
        className,
      )}
    >
      {children}
    </RadioGroup.Item>
  );
}
