import type { CaughtMessage } from './message.ts';
import type { Mailbox, MessageFilter } from './mailbox.ts';

/**
 * The newest message that fits the filter: one that is there already, or the first to come within `timeoutMs`.
 * `after` leaves out that message and everything before it (ids sort by arrival). Undefined when the time is over.
 */
export function waitForMessage(
  mailbox: Mailbox,
  { after, timeoutMs, ...filter }: MessageFilter & { after?: string | undefined; timeoutMs: number },
  signal: AbortSignal,
): Promise<CaughtMessage | undefined> {
  const find = () => mailbox.list(filter).find((message) => !after || message.id > after);
  const found = find();
  if (found) return Promise.resolve(found);
  return new Promise((resolve) => {
    const finish = (message: CaughtMessage | undefined) => {
      clearTimeout(timer);
      stopListening();
      signal.removeEventListener('abort', giveUp);
      resolve(message);
    };
    const giveUp = () => finish(undefined);
    const timer = setTimeout(giveUp, timeoutMs);
    const stopListening = mailbox.onChange(() => {
      const message = find();
      if (message) finish(message);
    });
    signal.addEventListener('abort', giveUp);
  });
}
