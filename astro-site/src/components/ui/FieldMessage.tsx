import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

/** The error under a control. Renders nothing without text. */
export function FieldMessage({ id, children }: { id?: string | undefined; children?: ReactNode }) {
  if (!children) return null;
  return (
    <p id={id} className="text-bad flex items-start gap-1.5 text-[0.9375rem] font-medium">
      <CircleAlert aria-hidden="true" className="mt-[0.2em] size-4 shrink-0" />
      <span>{children}</span>
    </p>
  );
}
