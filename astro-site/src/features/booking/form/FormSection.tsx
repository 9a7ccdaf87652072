import { useId, type ReactNode } from 'react';
import type { Bilingual } from '../../../components/ui/bilingual.ts';

interface FormSectionProps {
  heading: Bilingual;
  lead?: ReactNode;
  children: ReactNode;
}

/** A section of the form; the ticket numbers them (booking.css). */
export function FormSection({ heading, lead, children }: FormSectionProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="form-section border-line grid gap-5 border-t py-8 first:border-t-0 first:pt-2"
    >
      <div>
        <h4 id={id} className="flex flex-wrap items-baseline gap-x-3 text-xl">
          <span aria-hidden="true" className="section-number figures text-hot w-5 text-base" />
          {heading.text}
          {heading.accent && (
            <span lang="ko" className="text-faint text-base font-medium whitespace-nowrap">
              {heading.accent}
            </span>
          )}
        </h4>
        {lead && <div className="text-soft mt-1 pl-8">{lead}</div>}
      </div>
      {children}
    </section>
  );
}
