import { Check } from 'lucide-react';
import { Checkbox } from 'radix-ui';
import { useId, type ReactNode } from 'react';
import { cn } from '../../lib/cn.ts';
import { choiceStyles } from './ChoiceCard.tsx';

interface CheckboxCardProps {
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
  title: ReactNode;
  description?: ReactNode;
  meta?: ReactNode;
  disabled?: boolean;
  className?: string;
}

/** A checkbox as a card; the whole card is the control. */
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
    <Checkbox.Root
      checked={checked}
      onCheckedChange={(next) => onCheckedChange(next === true)}
      disabled={disabled}
      aria-labelledby={`${id}-title ${id}-meta`}
      aria-describedby={description ? `${id}-description` : undefined}
      className={cn(choiceStyles, 'group flex w-full items-start gap-3.5 p-4', className)}
    >
      <span
        aria-hidden="true"
        className="border-control group-data-[state=checked]:border-hot group-data-[state=checked]:bg-hot mt-0.5 grid size-6 shrink-0 place-items-center rounded-md border"
      >
        <Checkbox.Indicator>
          <Check className="text-on-hot size-4" strokeWidth={3.5} />
        </Checkbox.Indicator>
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
    </Checkbox.Root>
  );
}
