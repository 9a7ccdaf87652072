'use client';

import { useEffect, useState } from 'react';
import type { OwnSession } from './own-sessions.ts';

const address = '/api/users/own-sessions';
const notReached = 'The CMS could not be reached. Please try again.';

/** @throws Error whose message is a sentence for people */
async function ask<T>(path: string, method = 'GET'): Promise<T> {
  const response = await fetch(path, { method, credentials: 'same-origin' }).catch(() => {
    throw new Error(notReached);
  });
  const body = (await response.json().catch(() => null)) as (T & { errors?: { message: string }[] }) | null;
  if (!response.ok || !body) throw new Error(body?.errors?.[0]?.message ?? notReached);
  return body;
}

const read = async () => (await ask<{ sessions: OwnSession[] }>(address)).sessions;

/** One's own sessions, and what became of the last that was ended; null until they are there. */
export function useOwnSessions() {
  const [sessions, setSessions] = useState<OwnSession[] | null>(null);
  const [message, setMessage] = useState('');

  useEffect(() => {
    read().then(setSessions, (error: Error) => setMessage(error.message));
  }, []);

  async function change(path: string, done: string): Promise<void> {
    setMessage('');
    try {
      await ask(path, 'DELETE');
      setMessage(done);
    } catch (error) {
      setMessage((error as Error).message);
    }
    await read().then(setSessions, () => undefined);
  }

  return {
    sessions,
    message,
    end: ({ id, browser }: OwnSession) =>
      change(`${address}/${encodeURIComponent(id)}`, `The session in ${browser} has ended.`),
    endOthers: () => change(address, 'All other sessions have ended.'),
  };
}
