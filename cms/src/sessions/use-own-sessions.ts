'use client';

import { useEffect, useState } from 'react';
import { ask } from '../admin/ask.ts';
import { useTexts } from '../language/use-texts.ts';
import { sessionTexts } from './messages.ts';
import type { OwnSession } from './own-sessions.ts';

const address = '/api/users/own-sessions';

/** What somebody is about to end. */
export type Ending = 'others' | OwnSession;

const read = () => ask<{ sessions: OwnSession[] }>(address);

/** One's own sessions, and what became of the last that was ended; null until they are there. */
export function useOwnSessions() {
  const [sessions, setSessions] = useState<OwnSession[] | null>(null);
  const [message, setMessage] = useState('');
  const words = useTexts(sessionTexts);

  useEffect(() => {
    void read().then((told) => ('data' in told ? setSessions(told.data.sessions) : setMessage(told.problem)));
  }, []);

  /** @returns why nothing has ended, as a sentence; null when it has */
  async function end(ending: Ending, currentPassword: string): Promise<string | null> {
    setMessage('');
    const path = ending === 'others' ? 'end-others' : `${encodeURIComponent(ending.id)}/end`;
    const told = await ask(`${address}/${path}`, { currentPassword });
    const present = await read();
    if ('data' in present) setSessions(present.data.sessions);
    if ('problem' in told) return told.problem;
    setMessage(ending === 'others' ? words.othersEnded : words.ended(ending.browser));
    return null;
  }

  return { sessions, message, forgetMessage: () => setMessage(''), end };
}
