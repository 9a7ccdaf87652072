import { Check } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { cn } from '../../lib/cn.ts';
import { choiceStyles, hiddenInputStyles } from './choice-styles.ts';

interface CheckboxCardProps {
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
  title: ReactNode;
  description?: ReactNode;
  meta?: ReactNode;
  disabled?: boolean;
  className?: string;
}

/** A native checkbox as a card; the whole card is the control. */
export function CheckboxCard({
  checked,
  onCheckedChange,
  title,
  description,
  meta,
  disabled,
  className,
}: CheckboxCardProps) {
  const id = useId();
  return (
    <label className={cn(choiceStyles, 'flex w-full items-start gap-3.5 p-4', className)}>
      <input
        type="checkbox"
        checked={checked}
        onChange={(event) => onCheckedChange(event.target.checked)}
        disabled={disabled}
        aria-labelledby={`${id}-title ${id}-meta`}
        aria-describedby={description ? `${id}-description` : undefined}
        className={hiddenInputStyles}
      />
      <span
        aria-hidden="true"
        className={cn(
          'mt-0.5 grid size-6 shrink-0 place-items-center rounded-md border',
          checked ? 'border-hot bg-hot text-on-hot' : 'border-control text-transparent',
        )}
      >
        <Check className="size-4" strokeWidth={3.5} />
      </span>
      <span className="grid flex-1 gap-1">
        <span className="flex flex-wrap items-baseline justify-between gap-x-4 font-bold">
          <span id={`${id}-title`}>{title}</span>
          <span id={`${id}-meta`} className="figures">
            {meta}
          </span>
        </span>
        {description && (
          <span id={`${id}-description`} className="text-soft text-[0.9375rem] leading-snug">
            {description}
          </span>
        )}
      </span>
    </label>
  );
}
