'use client';

import { Button, useAuth, useDocumentInfo } from '@payloadcms/ui';
import { useEffect, useRef, useState } from 'react';
import { dateTimeKst } from 'shared/time/display.ts';
import { EndSessions } from './EndSessions.tsx';
import { useTexts } from '../language/use-texts.ts';
import { sessionTexts } from './messages.ts';
import type { OwnSession } from './own-sessions.ts';
import { useOwnSessions, type Ending } from './use-own-sessions.ts';

const inSeoul = (instant: string) => dateTimeKst(new Date(instant));

function Session({ session, end }: { session: OwnSession; end: () => void }) {
  const words = useTexts(sessionTexts);
  const { browser, begunAt, usedAt, isThis } = session;
  return (
    <li>
      <div>
        <strong>{browser}</strong>
        {isThis && ` ${words.isThis}`}
        <span>{words.times(inSeoul(begunAt), inSeoul(usedAt))}</span>
      </div>
      {!isThis && (
        <Button
          aria-label={words.endOf(browser, inSeoul(begunAt))}
          buttonStyle="secondary"
          margin={false}
          onClick={end}
          size="small"
        >
          {words.end}
        </Button>
      )}
    </li>
  );
}

/** Where one is signed in, and how to end what one does not know. Nobody sees those of others. */
export function OwnSessions() {
  const { user } = useAuth();
  const { id, data } = useDocumentInfo();
  // A new password has ended the others: whatever is saved, the list is asked for again.
  return user && user.id === id ? <List key={String(data?.['updatedAt'])} /> : null;
}

function List() {
  const words = useTexts(sessionTexts);
  const { sessions, message, forgetMessage, end } = useOwnSessions();
  const [ending, setEnding] = useState<Ending | null>(null);
  const ask = (what: Ending) => {
    forgetMessage();
    setEnding(what);
  };
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that was pressed is gone; who works by keyboard goes on from here.
  useEffect(() => {
    if (message && !ending) heading.current?.focus();
  }, [message, ending]);
  if (!sessions) return null;
  return (
    <section aria-labelledby="own-sessions" className="own-sessions">
      <h2 id="own-sessions" ref={heading} tabIndex={-1}>
        {words.heading}
      </h2>
      <p>{words.advice}</p>
      <ul>
        {sessions.map((session) => (
          <Session end={() => ask(session)} key={session.id} session={session} />
        ))}
      </ul>
      {sessions.length > 1 && (
        <Button buttonStyle="secondary" margin={false} onClick={() => ask('others')} size="medium">
          {words.endOthers}
        </Button>
      )}
      <p role="status">{message}</p>
      {ending && (
        <EndSessions
          end={(password) => end(ending, password)}
          ending={ending}
          onClose={() => setEnding(null)}
        />
      )}
    </section>
  );
}
