import { MonitorCheck } from 'lucide-react';
import { useRef, useState } from 'react';
import type { CurrentUser } from 'shared/auth/accounts.ts';
import type { OwnSession } from 'shared/auth/own-sessions.ts';
import { dateTimeKst } from 'shared/time/display.ts';
import { Button } from '../../../components/ui/Button.tsx';
import { Spinner } from '../../../components/ui/Spinner.tsx';
import { useTexts } from '../language/language.ts';
import { Badge } from '../parts/Badge.tsx';
import { AccountPart } from './AccountPart.tsx';
import { EndSessionsDialog } from './EndSessionsDialog.tsx';
import { sessionTexts } from './session-messages.ts';
import { useOwnSessions, type Ending } from './session-queries.ts';

/** Where one is signed in, and how to end that. */
export function OwnSessions({ me }: { me: CurrentUser }) {
  const texts = useTexts(sessionTexts);
  const { data, isPending, refetch } = useOwnSessions();
  return (
    <AccountPart title={texts.title} text={texts.text}>
      {isPending && (
        <p role="status" className="text-soft flex items-center gap-3">
          <Spinner /> {texts.loading}
        </p>
      )}
      {!isPending && !data && (
        <div role="alert" className="grid justify-items-start gap-4">
          <p>{texts.failed}</p>
          <Button onClick={() => void refetch()}>{texts.tryAgain}</Button>
        </div>
      )}
      {data && <Sessions me={me} sessions={data} />}
    </AccountPart>
  );
}

function Sessions({ me, sessions }: { me: CurrentUser; sessions: OwnSession[] }) {
  const texts = useTexts(sessionTexts);
  const list = useRef<HTMLUListElement>(null);
  const [ending, setEnding] = useState<Ending | null>(null);
  const hasOthers = sessions.some(({ isThis }) => !isThis);
  return (
    <div className="grid gap-4">
      <ul ref={list} tabIndex={-1} aria-label={texts.list} className="divide-line divide-y">
        {sessions.map((session) => (
          <SessionItem key={session.id} session={session} onEnd={setEnding} />
        ))}
      </ul>
      {hasOthers ? (
        <Button size="sm" variant="danger" onClick={() => setEnding('others')} className="justify-self-start">
          {texts.endOthers}
        </Button>
      ) : (
        <p className="text-soft">{texts.noOthers}</p>
      )}
      <EndSessionsDialog me={me} ending={ending} onClose={() => setEnding(null)} list={list} />
    </div>
  );
}

function SessionItem({ session, onEnd }: { session: OwnSession; onEnd: (ending: Ending) => void }) {
  const texts = useTexts(sessionTexts);
  const browser = session.browser ?? texts.unknownBrowser;
  const began = dateTimeKst(new Date(session.startedAt));
  const seen = dateTimeKst(new Date(session.lastActiveAt));
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <div className="min-w-0 flex-1 basis-56">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-bold">
          {browser}
          {session.isThis && (
            <Badge tone="border-good text-good" icon={MonitorCheck}>
              {texts.thisOne}
            </Badge>
          )}
        </p>
        <p className="text-soft figures mt-1 flex flex-wrap gap-x-5 text-[0.9375rem]">
          {[session.network, texts.began(began), texts.seen(seen)].map(
            (fact) => fact && <span key={fact}>{fact}</span>,
          )}
        </p>
      </div>
      {!session.isThis && (
        <Button
          size="sm"
          aria-label={texts.endLabel(browser, began)}
          onClick={() => onEnd({ id: session.id, browser })}
        >
          {texts.end}
        </Button>
      )}
    </li>
  );
}
