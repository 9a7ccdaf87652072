import { RadioGroup } from 'radix-ui';
import { useId, type ReactNode } from 'react';
import { cn } from '../../lib/cn.ts';
import { FieldMessage } from './FieldMessage.tsx';

export interface ChoiceGroupProps {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  /** Hide the label for the eye when a heading above says the same. */
  labelHidden?: boolean;
  value: string;
  onValueChange: (value: string) => void;
  disabled?: boolean;
  required?: boolean;
  /** Classes of the list of choices, its grid for example. */
  className?: string;
  children: ReactNode;
}

/** One choice out of several, as a radio group (arrow keys move). Put `ChoiceCard` or `ChoiceKey` inside. */
export function ChoiceGroup(props: ChoiceGroupProps) {
  const id = useId();
  const hintId = props.hint ? `${id}-hint` : undefined;
  const errorId = props.error ? `${id}-error` : undefined;
  return (
    <div className="grid gap-2">
      <p id={id} className={props.labelHidden ? 'sr-only' : 'font-semibold'}>
        {props.label}
      </p>
      {props.hint && (
        <p id={hintId} className="text-soft text-[0.9375rem]">
          {props.hint}
        </p>
      )}
      <RadioGroup.Root
        value={props.value}
        onValueChange={props.onValueChange}
        disabled={props.disabled}
        required={props.required}
        aria-labelledby={id}
        aria-describedby={[hintId, errorId].filter(Boolean).join(' ') || undefined}
        aria-invalid={props.error ? true : undefined}
        className={cn('grid gap-3', props.className)}
      >
        {props.children}
      </RadioGroup.Root>
      <FieldMessage id={errorId}>{props.error}</FieldMessage>
    </div>
  );
}
