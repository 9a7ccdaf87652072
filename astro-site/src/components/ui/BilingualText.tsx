import { cn } from '../../lib/cn.ts';
import type { Bilingual } from './bilingual.ts';

interface BilingualTextProps {
  text: Bilingual;
  /** Where Korean is the specified text: the sentence stands under it. */
  accentLeads?: boolean;
  className?: string;
}

/** A sentence, and under it the Korean where the page has it. */
export function BilingualText({
  text: { text, accent },
  accentLeads = false,
  className,
}: BilingualTextProps) {
  const sentence = { lang: undefined, words: text };
  const korean = { lang: 'ko', words: accent };
  const [first, second] = accent && accentLeads ? [korean, sentence] : [sentence, korean];
  return (
    <span className={cn('block', className)}>
      <span lang={first.lang} className="block">
        {first.words}
      </span>
      {second.words && (
        <span lang={second.lang} className="mt-1 block text-[0.9em] font-medium opacity-80">
          {second.words}
        </span>
      )}
    </span>
  );
}
