import { useId, type ReactNode } from 'react';
import { useTexts } from '../language/language.ts';
import { reportTexts, type ReportTexts } from './report-messages.ts';

interface SectionProps {
  name: keyof ReportTexts['sections'];
  children: ReactNode;
}

/** A part of the report, with how it is counted. */
export function Section({ name, children }: SectionProps) {
  const texts = useTexts(reportTexts);
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="border-line bg-surface mb-6 grid min-w-0 break-inside-avoid grid-cols-[minmax(0,1fr)] content-start gap-4 rounded-2xl border p-4 sm:p-6"
    >
      <h2 id={id} className="font-text text-xl font-bold">
        {texts.sections[name]}
      </h2>
      {children}
      <details className="text-soft text-[0.9375rem]">
        <summary className="min-h-6 cursor-pointer py-1 font-semibold">{texts.howCounted}</summary>
        <p className="measure mt-1">{texts.counted[name]}</p>
      </details>
    </section>
  );
}
