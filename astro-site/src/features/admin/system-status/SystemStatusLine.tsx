import { Activity } from 'lucide-react';
import type { PartStatus } from 'shared/system-status/system-status.ts';
import { cn } from '../../../lib/cn.ts';
import { useTexts } from '../language/language.ts';
import { partText } from './part-text.ts';
import { systemStatusTexts } from './system-status-messages.ts';
import { useSystemStatus } from './system-status-query.ts';

const isTrouble = ({ state }: PartStatus) => state === 'late' || state === 'away';

/** One quiet line on the dashboard; opened, it lists every part of the machinery. */
export function SystemStatusLine() {
  const texts = useTexts(systemStatusTexts);
  const { data, isError } = useSystemStatus();
  if (!data)
    return isError ? (
      <p role="status" className="text-amber text-[0.9375rem]">
        {texts.failed}
      </p>
    ) : null;
  const troubled = data.parts.filter(isTrouble).map(({ part }) => texts.parts[part]);
  return (
    <details className="text-[0.9375rem]">
      <summary className={cn('w-fit cursor-pointer py-1', troubled.length > 0 ? 'text-amber' : 'text-soft')}>
        <Activity aria-hidden="true" className="mr-1.5 inline size-4 align-[-0.15em]" />
        <span role="status">{troubled.length > 0 ? texts.notWell(troubled) : texts.well}</span>
      </summary>
      <dl
        aria-label={texts.list}
        className="border-line mt-2 grid gap-x-8 gap-y-1.5 border-l-2 pl-4 sm:w-fit"
      >
        {data.parts.map((status) => (
          <Part key={status.part} status={status} />
        ))}
      </dl>
      <p className="text-soft mt-2 pl-4.5">{texts.cms}</p>
    </details>
  );
}

function Part({ status }: { status: PartStatus }) {
  const texts = useTexts(systemStatusTexts);
  const more = partText(status, texts);
  return (
    <div className="flex flex-wrap justify-between gap-x-8">
      <dt>{texts.parts[status.part]}</dt>
      <dd className={isTrouble(status) ? 'text-amber' : 'text-soft'}>
        {texts.states[status.state]}
        {more && ` · ${more}`}
      </dd>
    </div>
  );
}
