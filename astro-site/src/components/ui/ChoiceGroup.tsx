import { createContext, useContext, useEffect, useId, useRef, type ReactNode } from 'react';
import { cn } from '../../lib/cn.ts';
import { FieldMessage } from './FieldMessage.tsx';

interface ChoiceContext {
  name: string;
  value: string;
  onValueChange: (value: string) => void;
}

const Context = createContext<ChoiceContext | null>(null);

/** The props of a native radio button that belongs to the surrounding `ChoiceGroup`. */
export function useChoice(value: string) {
  const group = useContext(Context);
  if (!group) throw new Error('A choice stands inside a ChoiceGroup.');
  return {
    type: 'radio' as const,
    name: group.name,
    value,
    checked: group.value === value,
    onChange: () => group.onValueChange(value),
  };
}

export interface ChoiceGroupProps {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  /** Hides the label visually, where a heading above says the same. */
  labelHidden?: boolean;
  value: string;
  onValueChange: (value: string) => void;
  disabled?: boolean;
  required?: boolean;
  /** Classes of the list of choices, its grid for example. */
  className?: string;
  children?: ReactNode;
}

/**
 * One choice out of several: native radio buttons, so arrow keys, Tab and every assistive technology work as people
 * know them. Put `ChoiceKey`s inside.
 */
export function ChoiceGroup(props: ChoiceGroupProps) {
  const id = useId();
  const group = useRef<HTMLFieldSetElement>(null);
  // What was chosen before the scripts had come.
  useEffect(() => {
    const chosen = group.current?.querySelector<HTMLInputElement>(':checked');
    if (chosen && chosen.value !== props.value) props.onValueChange(chosen.value);
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  const hintId = props.hint ? `${id}-hint` : undefined;
  const errorId = props.error ? `${id}-error` : undefined;
  return (
    <fieldset
      ref={group}
      role="radiogroup"
      disabled={props.disabled}
      aria-labelledby={`${id}-label`}
      aria-describedby={[hintId, errorId].filter(Boolean).join(' ') || undefined}
      aria-invalid={props.error ? true : undefined}
      aria-required={props.required || undefined}
      aria-disabled={props.disabled || undefined}
      className="grid min-w-0 gap-2"
    >
      <div id={`${id}-label`} className={props.labelHidden ? 'sr-only' : 'font-semibold'}>
        {props.label}
      </div>
      {props.hint && (
        <div id={hintId} className="text-soft text-[0.9375rem]">
          {props.hint}
        </div>
      )}
      {/* Above the choices: below a long list nobody would see it. */}
      <FieldMessage id={errorId}>{props.error}</FieldMessage>
      <Context value={{ name: id, value: props.value, onValueChange: props.onValueChange }}>
        <div className={cn('grid gap-3', props.className)}>{props.children}</div>
      </Context>
    </fieldset>
  );
}
