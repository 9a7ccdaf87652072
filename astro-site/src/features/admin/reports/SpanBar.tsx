import { ChevronLeft, ChevronRight, Printer } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { presetOf, presets, spanAfter, spanAround, spanBefore, type Span } from 'shared/reports/spans.ts';
import { seoulWallClock } from 'shared/time/seoul.ts';
import { Button } from '../../../components/ui/Button.tsx';
import { DateField } from '../parts/DateField.tsx';
import { useTexts } from '../language/language.ts';
import { reportTexts } from './report-messages.ts';
import { isSpan } from './use-report-span.ts';

interface SpanBarProps {
  span: Span;
  onShow: (span: Span) => void;
  /** What is chosen beside the days. */
  children?: ReactNode;
}

/** Which days are shown: a day, week, month or year, the ones beside it, or any from one day to another. */
export function SpanBar({ span, onShow, children }: SpanBarProps) {
  const texts = useTexts(reportTexts);
  const chosen = presetOf(span);
  /** Around today where the span has it, else around its first day. */
  const around = () => {
    const today = seoulWallClock(new Date()).date;
    return span.from <= today && today <= span.to ? today : span.from;
  };
  return (
    <div role="group" aria-label={texts.span} className="grid gap-4 print:hidden">
      <div className="flex flex-wrap items-center gap-2">
        <Button size="icon" aria-label={texts.earlier} onClick={() => onShow(spanBefore(span))}>
          <ChevronLeft aria-hidden="true" className="size-5" />
        </Button>
        <Button size="icon" aria-label={texts.later} onClick={() => onShow(spanAfter(span))}>
          <ChevronRight aria-hidden="true" className="size-5" />
        </Button>
        {presets.map((preset) => (
          <Button
            key={preset}
            size="sm"
            aria-pressed={chosen === preset}
            onClick={() => onShow(spanAround(around(), preset))}
            className="aria-pressed:border-hot min-h-11"
          >
            {texts.presets[preset]}
          </Button>
        ))}
        {children}
        <Button size="sm" variant="quiet" onClick={() => print()} className="min-h-11 sm:ml-auto">
          <Printer aria-hidden="true" className="size-4.5" /> {texts.print}
        </Button>
      </div>
      <AnySpan key={`${span.from} ${span.to}`} span={span} onShow={onShow} />
    </div>
  );
}

function AnySpan({ span, onShow }: { span: Span; onShow: (span: Span) => void }) {
  const texts = useTexts(reportTexts);
  const [typed, setTyped] = useState(span);
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (isSpan(typed)) onShow(typed);
      }}
      className="flex flex-wrap items-start gap-x-4 gap-y-2"
    >
      <DateField label={texts.from} value={typed.from} onChange={(from) => setTyped({ ...typed, from })} />
      <DateField label={texts.to} value={typed.to} onChange={(to) => setTyped({ ...typed, to })} />
      <Button type="submit" size="sm" disabled={!isSpan(typed)} className="min-h-11 sm:mt-8">
        {texts.show}
      </Button>
    </form>
  );
}
