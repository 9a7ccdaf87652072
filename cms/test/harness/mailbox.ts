import { inject } from 'vitest';

interface ReceivedMail {
  from: string;
  to: string[];
  subject: string;
  text: string;
}

const ask = async <T>(path: string, query: Record<string, string>): Promise<T> => {
  const answer = await fetch(`${inject('mailUrl')}${path}?${new URLSearchParams(query)}`);
  if (!answer.ok) throw new Error(`${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as T;
};

/** The newest mail to somebody with these words in its subject; waits for it. */
export const mailTo = (to: string, subject: string): Promise<ReceivedMail> =>
  ask('/api/messages/wait', { to, subject, timeoutMs: '20000' });

/** Everything that somebody has received, newest first. */
export const mailsTo = (to: string): Promise<ReceivedMail[]> => ask('/api/messages', { to });
