import { MonitorCheck } from 'lucide-react';
import { useRef } from 'react';
import type { OwnSession } from 'shared/auth/own-sessions.ts';
import { dateTimeKst } from 'shared/time/display.ts';
import { Button } from '../../../components/ui/Button.tsx';
import { Spinner } from '../../../components/ui/Spinner.tsx';
import { useTexts } from '../language/language.ts';
import { Badge } from '../parts/Badge.tsx';
import { AccountPart } from './AccountPart.tsx';
import { sessionTexts } from './session-messages.ts';
import { useEndOtherSessions, useEndSession, useOwnSessions } from './session-queries.ts';

/** Where one is signed in, and how to end that. */
export function OwnSessions() {
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
      {data && <Sessions sessions={data} />}
    </AccountPart>
  );
}

function Sessions({ sessions }: { sessions: OwnSession[] }) {
  const texts = useTexts(sessionTexts);
  const list = useRef<HTMLUListElement>(null);
  // The button that was pressed goes with its session.
  const keepPlace = () => list.current?.focus();
  const endOthers = useEndOtherSessions(keepPlace);
  const hasOthers = sessions.some(({ isThis }) => !isThis);
  return (
    <div className="grid gap-4">
      <ul ref={list} tabIndex={-1} aria-label={texts.list} className="divide-line divide-y">
        {sessions.map((session) => (
          <SessionItem key={session.id} session={session} onEnded={keepPlace} />
        ))}
      </ul>
      {hasOthers ? (
        <Button
          size="sm"
          variant="danger"
          pending={endOthers.isPending}
          onClick={() => endOthers.mutate()}
          className="justify-self-start"
        >
          {endOthers.isPending ? texts.ending : texts.endOthers}
        </Button>
      ) : (
        <p className="text-soft">{texts.noOthers}</p>
      )}
    </div>
  );
}

function SessionItem({ session, onEnded }: { session: OwnSession; onEnded: () => void }) {
  const texts = useTexts(sessionTexts);
  const end = useEndSession(onEnded);
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
          pending={end.isPending}
          aria-label={end.isPending ? undefined : texts.endLabel(browser, began)}
          onClick={() => end.mutate({ id: session.id, browser })}
        >
          {end.isPending ? texts.ending : texts.end}
        </Button>
      )}
    </li>
  );
}
