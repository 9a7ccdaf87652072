import { useState, type ReactNode } from 'react';
import { buttonStyles, type ButtonStyle } from '../../../components/ui/button-styles.ts';
import { giveUp } from './give-up.ts';
import { words } from '../words/words.ts';

interface LeaveLinkProps extends ButtonStyle {
  href: string;
  children: ReactNode;
}

/** A link that gives the slot free on the way out. */
export function LeaveLink({ href, children, ...style }: LeaveLinkProps) {
  const [leaving, setLeaving] = useState(false);
  return (
    <a
      href={href}
      aria-disabled={leaving || undefined}
      className={buttonStyles(style)}
      onClick={(event) => {
        event.preventDefault();
        if (leaving) return;
        setLeaving(true);
        void giveUp(href);
      }}
    >
      {leaving ? words.fail.leaving : children}
    </a>
  );
}
