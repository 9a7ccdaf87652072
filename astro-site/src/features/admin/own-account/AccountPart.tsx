import { useId, type ReactNode } from 'react';

/** One thing about one's own account, with its heading and a sentence on what it does. */
export function AccountPart({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  const heading = useId();
  return (
    <section aria-labelledby={heading} className="border-line bg-surface rounded-2xl border p-5 sm:p-6">
      <h2 id={heading} className="font-text text-xl font-bold">
        {title}
      </h2>
      <p className="text-soft measure mt-1 mb-5">{text}</p>
      {children}
    </section>
  );
}
