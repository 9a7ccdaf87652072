import { useEffect, useRef } from 'react';
import { Button } from '../../../components/ui/Button.tsx';
import { useTexts } from '../language/language.ts';
import { CopyText } from './CopyText.tsx';
import { secondFactorTexts } from './second-factor-messages.ts';

/** New recovery codes, this once. */
export function RecoveryCodes({ codes, onDone }: { codes: string[]; onDone: () => void }) {
  const { codes: texts } = useTexts(secondFactorTexts);
  const list = useRef<HTMLUListElement>(null);
  // What was pressed has gone; a reader goes on with what is new.
  useEffect(() => list.current?.focus(), []);
  return (
    <div className="grid gap-5">
      <ul
        ref={list}
        tabIndex={-1}
        aria-label={texts.shownTitle}
        className="border-line grid gap-x-6 gap-y-2 rounded-xl border p-4 lg:grid-cols-2"
      >
        {codes.map((code) => (
          <li key={code} className="figures text-[0.9375rem]">
            <Code code={code} />
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <CopyText text={codes.join('\n')} label={texts.copy} />
        <Button size="sm" variant="primary" onClick={onDone}>
          {texts.done}
        </Button>
      </div>
    </div>
  );
}

/** Where a line is too short for a code, it breaks in the middle: equal halves are easy to copy by hand. */
function Code({ code }: { code: string }) {
  const middle = code.indexOf('-', code.length / 2) + 1;
  return (
    <code>
      <span className="whitespace-nowrap">{code.slice(0, middle)}</span>
      <wbr />
      <span className="whitespace-nowrap">{code.slice(middle)}</span>
    </code>
  );
}
