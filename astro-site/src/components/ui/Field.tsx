import { createContext, useContext, useId, type ReactNode } from 'react';
import { cn } from '../../lib/cn.ts';
import { FieldMessage } from './FieldMessage.tsx';

interface FieldContext {
  id: string;
  describedBy: string | undefined;
  invalid: boolean;
  required: boolean;
}

const Context = createContext<FieldContext | null>(null);

/** The aria wiring of the surrounding `Field`, for a control inside it; empty outside of one. */
export function useFieldControl() {
  const field = useContext(Context);
  if (!field) return {};
  return {
    id: field.id,
    'aria-describedby': field.describedBy,
    'aria-invalid': field.invalid || undefined,
    'aria-required': field.required || undefined,
  };
}

export interface FieldProps {
  label: ReactNode;
  /** One sentence under the label, read out with the control. */
  hint?: ReactNode;
  /** What is wrong and what to do; shown and read out with the control. */
  error?: string | undefined;
  /** The error comes from a server, when the focus may have stayed where it was: it is read out as it appears. */
  isErrorLate?: boolean;
  required?: boolean;
  /** Set it when the control's id must be known outside. */
  id?: string;
  className?: string;
  children: ReactNode;
}

/** Label, hint and error of one text-like control (TextInput, TextArea, Select), wired to it. */
export function Field({
  label,
  hint,
  error,
  isErrorLate = false,
  required = false,
  id,
  className,
  children,
}: FieldProps) {
  const generated = useId();
  const controlId = id ?? generated;
  const hintId = hint ? `${controlId}-hint` : undefined;
  const errorId = error ? `${controlId}-error` : undefined;
  const describedBy = [hintId, errorId].filter(Boolean).join(' ') || undefined;
  return (
    <div className={cn('grid content-start gap-1.5', className)}>
      <label htmlFor={controlId} className="font-semibold">
        {label}
      </label>
      {hint && (
        <p id={hintId} className="text-soft text-[0.9375rem]">
          {hint}
        </p>
      )}
      <Context value={{ id: controlId, describedBy, invalid: Boolean(error), required }}>{children}</Context>
      <FieldMessage id={errorId} isAlert={isErrorLate}>
        {error}
      </FieldMessage>
    </div>
  );
}
