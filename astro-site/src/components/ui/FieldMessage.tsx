import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

interface FieldMessageProps {
  id?: string | undefined;
  /** Read out as soon as it is there. */
  isAlert?: boolean;
  children?: ReactNode;
}

/** The error under a control. Renders nothing without text. */
export function FieldMessage({ id, isAlert = false, children }: FieldMessageProps) {
  if (!children) return null;
  return (
    <p
      id={id}
      role={isAlert ? 'alert' : undefined}
      className="text-bad flex items-start gap-1.5 text-[0.9375rem] font-medium"
    >
      <CircleAlert aria-hidden="true" className="mt-[0.2em] size-4 shrink-0" />
      <span>{children}</span>
    </p>
  );
}
