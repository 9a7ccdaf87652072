import { ChevronDown, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { cn } from '../../../lib/cn.ts';

interface TrayProps {
  icon: LucideIcon;
  title: string;
  /** How many lie in it, in words. */
  count: string;
  hint: string;
  isOpen: boolean;
  onToggle: () => void;
  /** What lies in it, as long as it is open. */
  children: ReactNode;
}

/** Above the board: what waits for a place on it. One line until it is opened. */
export function Tray({ icon: Icon, title, count, hint, isOpen, onToggle, children }: TrayProps) {
  return (
    <section aria-label={title} className="border-amber/60 bg-surface min-w-0 rounded-2xl border">
      <h2 className="font-text text-base">
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={onToggle}
          className="flex min-h-12 w-full items-center gap-3 rounded-2xl px-4 text-left"
        >
          <Icon aria-hidden="true" className="text-amber size-5 shrink-0" />
          <span className="font-bold whitespace-nowrap">{title}</span>
          <span className="border-amber text-amber figures rounded-full border px-2.5 text-sm font-semibold whitespace-nowrap">
            {count}
          </span>
          <span className="text-soft truncate text-[0.9375rem] max-md:hidden">{hint}</span>
          <ChevronDown
            aria-hidden="true"
            className={cn('text-soft ml-auto size-5 shrink-0', isOpen && 'rotate-180')}
          />
        </button>
      </h2>
      {isOpen && children}
    </section>
  );
}
