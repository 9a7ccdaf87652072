import { formatWon } from 'shared/pricing/won.ts';
import { cn } from '../../lib/cn.ts';

/** An amount in won, figures of equal width. */
export function Price({ won, className }: { won: number; className?: string }) {
  return <span className={cn('figures whitespace-nowrap', className)}>{formatWon(won)}</span>;
}
