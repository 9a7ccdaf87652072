import { ArrowRight } from 'lucide-react';
import { useTexts } from '../language/language.ts';
import { moveTexts } from './move-messages.ts';

interface BeforeAfterProps {
  name: string;
  before: string;
  after: string;
}

/** Who sings when now, and when afterwards. */
export function BeforeAfter({ name, before, after }: BeforeAfterProps) {
  const texts = useTexts(moveTexts);
  return (
    <div className="border-line bg-raised grid gap-1 rounded-xl border px-4 py-3">
      <p className="text-lg font-bold wrap-anywhere">{name}</p>
      <p className="figures flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="text-soft">
          <span className="sr-only">{texts.from} </span>
          {before}
        </span>
        <ArrowRight aria-hidden="true" className="text-cool size-5" />
        <strong>
          <span className="sr-only">{texts.to} </span>
          {after}
        </strong>
      </p>
    </div>
  );
}
