import { CircleAlert, Info } from 'lucide-react';
import type { ReactNode } from 'react';
import { cn } from '../../lib/cn.ts';

interface NoticeProps {
  kind: 'error' | 'info';
  children: ReactNode;
}

/** A boxed remark; errors are read out at once, information when the reader is free. */
export function Notice({ kind, children }: NoticeProps) {
  const Icon = kind === 'error' ? CircleAlert : Info;
  return (
    <div
      role={kind === 'error' ? 'alert' : 'status'}
      className={cn(
        'bg-surface flex items-start gap-3 rounded-xl border p-4',
        kind === 'error' ? 'border-bad' : 'border-cool',
      )}
    >
      <Icon
        aria-hidden="true"
        className={cn('mt-0.5 size-5 shrink-0', kind === 'error' ? 'text-bad' : 'text-cool')}
      />
      <div className="min-w-0 flex-1">{children}</div>
    </div>
  );
}
