import { cn } from '../../lib/cn.ts';
import type { Bilingual } from './bilingual.ts';

/** A sentence and the same in the other language under it. English leads, except where Korean is the specified text. */
export function BilingualText({
  text,
  lead = 'en',
  className,
}: {
  text: Bilingual;
  lead?: 'en' | 'ko';
  className?: string;
}) {
  const second = lead === 'en' ? 'ko' : 'en';
  return (
    <span className={cn('block', className)}>
      <span lang={lead} className="block">
        {text[lead]}
      </span>
      <span lang={second} className="mt-1 block text-[0.9em] font-medium opacity-80">
        {text[second]}
      </span>
    </span>
  );
}
