import { createSession } from 'better-sse';
import type { Request, Response } from 'express';
import { ALIVE_EVERY_MS, dayEvents } from 'shared/day/day.ts';
import { mayRunTheDay } from '../../auth/account.ts';
import { findSignedIn } from '../../auth/signed-in.ts';
import type { SignedInDeps } from '../../auth/signed-in.ts';
import type { Draining } from '../../platform/draining.ts';
import { Problem } from '../../platform/problem.ts';
import type { NewsFeed } from '../../platform/news-feed.ts';
import { EVENT_STREAM } from '../../platform/request-log.ts';
import { dayTopic, KLOOK_TRAY_TOPIC } from '../../slots/day-topic.ts';
import { atMostEvery } from '../../platform/at-most-every.ts';

export interface ChangesDeps extends SignedInDeps {
  newsFeed: NewsFeed;
  draining: Draining;
}

/**
 * A board reads its day anew each time. News of a day are those of all cafes of the house: a hundred of them have several in a
 * second, which would be more reads than a network is allowed.
 */
const CHANGED_AT_MOST_EVERY_MS = 500;

/** How soon a browser comes back whose connection has ended. */
const COME_BACK_AFTER_MS = 500;

/**
 * Tells a board of every change of its day, as events (`dayEvents`), until the browser goes, the account may no longer see it, or
 * this copy ends. Looking on is nothing that somebody does: it keeps no session open.
 */
export async function sendChanges(
  date: string,
  req: Request,
  res: Response,
  deps: ChangesDeps,
): Promise<void> {
  const { newsFeed, draining } = deps;
  // Nobody reads what follows the headers.
  if (req.method === 'HEAD') return void res.type(EVENT_STREAM).end();
  const stream = await createSession(req, res, {
    keepAlive: null,
    retry: COME_BACK_AFTER_MS,
    headers: { 'Cache-Control': 'no-store', 'X-Accel-Buffering': 'no' },
  }).catch((error: unknown) => {
    // It reads the address by way of the Host header, which anybody can write anything into.
    throw error instanceof TypeError ? new Problem('malformed-request', 'strange-host') : error;
  });
  const push = (event: string) => {
    if (stream.isConnected) stream.push(null, event);
  };
  const isAllowed = async () => {
    const user = await findSignedIn(req, deps);
    return user !== undefined && mayRunTheDay(user);
  };
  const showLife = () => {
    if (newsFeed.isHearing) push(dayEvents.alive);
  };
  const end = () => res.end();
  const beat = setInterval(() => {
    // While the database is away nobody can be asked, and nothing is shown that needs an answer.
    isAllowed().then(
      (allowed) => (allowed ? showLife() : end()),
      () => undefined,
    );
  }, ALIVE_EVERY_MS);
  const changed = atMostEvery(CHANGED_AT_MOST_EVERY_MS, () => push(dayEvents.changed));
  const unfollow = [
    newsFeed.follow(dayTopic(date), changed.call),
    newsFeed.follow(KLOOK_TRAY_TOPIC, () => push(dayEvents.tray)),
  ];
  showLife();
  if (draining.begun) end();
  draining.signal.addEventListener('abort', end);
  stream.once('disconnected', () => {
    clearInterval(beat);
    changed.stop();
    for (const end of unfollow) end();
    draining.signal.removeEventListener('abort', end);
  });
}
