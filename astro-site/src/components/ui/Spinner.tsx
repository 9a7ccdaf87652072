import { cn } from '../../lib/cn.ts';

/** A small record that turns while something loads. Decorative: say in words beside it what is loading. */
export function Spinner({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className={cn('size-5 shrink-0 animate-spin', className)}>
      <circle cx="12" cy="12" r="11" fill="currentColor" opacity=".22" />
      <path
        d="M12 3.5a8.5 8.5 0 0 1 8.5 8.5M12 20.5A8.5 8.5 0 0 1 3.5 12"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
      />
      <circle cx="12" cy="12" r="4" fill="currentColor" />
      <circle cx="12" cy="12" r="1.2" fill="var(--ground)" />
    </svg>
  );
}
