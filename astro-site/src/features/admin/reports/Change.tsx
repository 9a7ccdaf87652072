import { ArrowDown, ArrowUp } from 'lucide-react';
import { useTexts } from '../language/language.ts';
import { reportTexts } from './report-messages.ts';
import { changeOf, percentOf } from './rows.ts';

/** "+12%": how much more or less than before. Neither is good or bad of itself, so it has no colour. */
export function Change({ now, before }: { now: number; before: number }) {
  const texts = useTexts(reportTexts);
  if (now === before) return <span className="text-soft">{texts.same}</span>;
  const change = changeOf(now, before);
  if (change === null) return <span className="text-soft">{texts.isNew}</span>;
  const Arrow = change > 0 ? ArrowUp : ArrowDown;
  return (
    <span className="inline-flex items-center gap-1 whitespace-nowrap">
      <Arrow aria-hidden="true" className="size-3.5" />
      {change > 0 ? '+' : '−'}
      {percentOf(Math.abs(change))}
    </span>
  );
}
