import pg from 'pg';
import type { Logger } from './logger.ts';
import { NEWS_CHANNEL } from './news-sender.ts';

/** What other copies, and this one, tell (`Teller`). */
export interface NewsFeed {
  /**
   * Calls back for every piece of news of a topic, and once after a time in which some may have been missed.
   *
   * @returns ends it
   */
  follow(topic: string, onNews: () => void): () => void;
  /** False while news may be missed: the database was not reached at the last look. */
  readonly isHearing: boolean;
  stop(): Promise<void>;
}

const LOOK_EVERY_MS = 2_000;
const ANSWER_WITHIN_MS = 3_000;
const TRY_AGAIN_MS = 500;

/**
 * Listens on one connection of its own, from the first follower on. A connection can die without a word, so it is asked
 * for a sign of life; a new one takes the place of one that gives none.
 *
 * @param options.url leads to Postgres itself: a connection that a pooler lends out hears nothing
 */
export function createNewsFeed({ url, log }: { url: string; log: Logger }): NewsFeed {
  const followers = new Map<string, Set<() => void>>();
  const stopping = new AbortController();
  let listening: Promise<void> | undefined;
  let isHearing = false;
  const tellAll = () => {
    for (const callbacks of followers.values()) for (const onNews of callbacks) onNews();
  };

  async function listen(): Promise<void> {
    while (!stopping.signal.aborted) {
      const client = new pg.Client({
        connectionString: url,
        connectionTimeoutMillis: ANSWER_WITHIN_MS,
        query_timeout: ANSWER_WITHIN_MS,
        application_name: 'booking-service news',
      });
      const lost = new AbortController();
      client.on('error', () => lost.abort());
      client.on('end', () => lost.abort());
      client.on('notification', ({ payload = '' }) => {
        for (const onNews of followers.get(payload) ?? []) onNews();
      });
      try {
        await client.connect();
        await client.query(`LISTEN ${NEWS_CHANNEL}`);
        isHearing = true;
        tellAll();
        const over = AbortSignal.any([stopping.signal, lost.signal]);
        while (!over.aborted) {
          await pause(LOOK_EVERY_MS, over);
          if (!over.aborted) await client.query('SELECT 1');
        }
      } catch (error) {
        if (isHearing)
          log.warn({ err: error }, 'news of other copies are not heard, and are listened for again');
      }
      isHearing = false;
      // A connection that is broken may not answer to its end either.
      await Promise.race([client.end().catch(() => undefined), pause(ANSWER_WITHIN_MS, stopping.signal)]);
      await pause(TRY_AGAIN_MS, stopping.signal);
    }
  }

  return {
    follow(topic, onNews) {
      const callbacks = followers.get(topic) ?? new Set();
      followers.set(topic, callbacks.add(onNews));
      listening ??= listen();
      return () => {
        callbacks.delete(onNews);
        if (callbacks.size === 0 && followers.get(topic) === callbacks) followers.delete(topic);
      };
    },
    get isHearing() {
      return isHearing;
    },
    async stop() {
      stopping.abort();
      await listening;
    },
  };
}

/** Ends early, without an error, when it is called off. */
function pause(ms: number, calledOff: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (calledOff.aborted) return void resolve();
    const end = () => {
      clearTimeout(timer);
      calledOff.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    calledOff.addEventListener('abort', end);
  });
}
