import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { cn } from '../../../lib/cn.ts';

interface BadgeProps {
  /** Border and text colour, e.g. "border-cool text-cool". */
  tone: string;
  icon?: LucideIcon;
  children: ReactNode;
}

/** A small label in a colour, with a shape beside its word. */
export function Badge({ tone, icon: Icon, children }: BadgeProps) {
  return (
    <span
      className={cn(
        'inline-flex items-center gap-1.5 rounded-full border px-2.5 py-0.5 text-sm font-semibold whitespace-nowrap',
        tone,
      )}
    >
      {Icon && <Icon aria-hidden="true" className="size-4 shrink-0" />}
      {children}
    </span>
  );
}
