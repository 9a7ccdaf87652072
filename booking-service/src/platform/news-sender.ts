import type { Logger } from './logger.ts';

/** The channel of Postgres on which copies tell each other. */
export const NEWS_CHANNEL = 'news';
/** `$1`: the topics, as text[]. */
export const NOTIFY = `SELECT pg_notify('${NEWS_CHANNEL}', topic) FROM unnest($1::text[]) AS told (topic)`;

/** What is told within this time goes out together, each topic once. */
const GATHER_MS = 50;
const TRY_AGAIN_MS = 500;

/**
 * Sends news beside the transactions that they are about: Postgres has transactions with a NOTIFY in them commit one after the
 * other, which a rush of bookings would wait for. What a copy that dies at that moment did not send, followers find when they
 * look again by themselves.
 */
export function createNewsSender(notify: (topics: string[]) => Promise<unknown>, log: Logger) {
  const waiting = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  let sending: Promise<void> | undefined;
  let isStopped = false;

  const wait = (ms: number) => {
    timer ??= setTimeout(() => {
      timer = undefined;
      sending ??= deliver().finally(() => (sending = undefined));
    }, ms).unref();
  };
  async function deliver(): Promise<void> {
    const topics = [...waiting];
    waiting.clear();
    try {
      await notify(topics);
      if (waiting.size > 0) wait(GATHER_MS);
    } catch (error) {
      for (const topic of topics) waiting.add(topic);
      log.warn({ err: error }, 'news could not be told, and are tried again');
      if (!isStopped) wait(TRY_AGAIN_MS);
    }
  }
  return {
    send(topic: string): void {
      waiting.add(topic);
      if (!sending) wait(GATHER_MS);
    },
    /** Sends what is waiting, once. */
    async stop(): Promise<void> {
      isStopped = true;
      clearTimeout(timer);
      await sending;
      if (waiting.size > 0) await deliver();
    },
  };
}
