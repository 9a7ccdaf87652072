import { Check, Minus, Plus } from 'lucide-react';
import { useTexts } from '../language/language.ts';
import { Badge } from '../parts/Badge.tsx';
import { cashUpTexts } from './cash-up-messages.ts';
import { differenceText } from './difference-text.ts';

/** What is there beside what should be, in won: in words, with a sign and a colour. */
export function Difference({ won }: { won: number }) {
  const texts = useTexts(cashUpTexts);
  if (won === 0) {
    return (
      <Badge tone="border-good text-good" icon={Check}>
        {texts.agrees}
      </Badge>
    );
  }
  return (
    <Badge tone={won < 0 ? 'border-bad text-bad' : 'border-amber text-amber'} icon={won < 0 ? Minus : Plus}>
      {differenceText(won, texts)}
    </Badge>
  );
}
