import { ArrowRight } from 'lucide-react';
import { longDateIn } from 'shared/time/long-date.ts';
import { useLanguage } from '../language/language.ts';
import { moveTexts } from './move-messages.ts';

/** When and where somebody sings. */
interface Session {
  date: string;
  /** HH:mm in Seoul. */
  time: string;
  studio?: string | undefined;
}

interface BeforeAfterProps {
  name: string;
  /** Null where there is no time yet. */
  before: Session | null;
  after: Session;
}

/** Who sings when now, and when afterwards; the day is said once where it stays the same. */
export function BeforeAfter({ name, before, after }: BeforeAfterProps) {
  const language = useLanguage();
  const texts = moveTexts[language];
  const day = longDateIn(language);
  const isSameDay = before === null || before.date === after.date;
  const shown = ({ date, time, studio }: Session) =>
    [time, studio, !isSameDay && day(date)].filter(Boolean).join(', ');
  return (
    <div className="border-line bg-raised grid gap-1 rounded-xl border px-4 py-3">
      <p className="text-lg font-bold wrap-anywhere">{name}</p>
      <p className="figures flex flex-wrap items-center gap-x-3 gap-y-1 text-lg">
        <span className="text-soft">
          <span className="sr-only">{texts.from} </span>
          {before ? shown(before) : texts.noTime}
        </span>
        <span className="inline-flex items-center gap-x-3">
          <ArrowRight aria-hidden="true" className="text-cool size-5 shrink-0" />
          <strong>
            <span className="sr-only">{texts.to} </span>
            {shown(after)}
          </strong>
        </span>
      </p>
      {isSameDay && <p className="text-soft text-[0.9375rem]">{day(after.date)}</p>}
    </div>
  );
}
