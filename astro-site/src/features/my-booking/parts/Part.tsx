import { useId, type ReactNode } from 'react';
import { cn } from '../../../lib/cn.ts';

/** The Korean display face closes up at this size; the text face in bold takes its place. */
export const smallHeading = '[:lang(ko)_&]:font-text [:lang(ko)_&]:font-bold';

/** One part of the page beside the ticket. */
export function Part({ heading, children }: { heading: string; children: ReactNode }) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="border-line bg-surface grid gap-4 rounded-2xl border p-5 sm:p-7 print:gap-2 print:p-4 print:text-[0.9375rem]"
    >
      <h2 id={id} className={cn('text-2xl', smallHeading)}>
        {heading}
      </h2>
      {children}
    </section>
  );
}
