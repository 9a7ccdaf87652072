import type { ReactNode } from 'react';
import { buttonStyles } from '../../../components/ui/button-styles.ts';
import { useWords } from '../words/use-words.ts';

/** A link out of the house that keeps the page where it is. */
export function NewTabLink({ href, children }: { href: string; children: ReactNode }) {
  const { ticket } = useWords();
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" className={buttonStyles({ size: 'sm' })}>
      {children}
      <span className="sr-only"> ({ticket.calendar.newTab})</span>
    </a>
  );
}
