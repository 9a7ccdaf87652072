import type { AttendanceStep } from 'shared/day/attendance.ts';
import type { Day, DaySession } from 'shared/day/day.ts';
import type { Problem } from 'shared/problems/problem.ts';
import { onTestFinished } from 'vitest';
import { openDashboard } from '../admin-bookings/harness.ts';
import type { Browser } from '../../harness/accounts.ts';
import { signedInBrowser } from '../../harness/accounts.ts';
import { TOMORROW } from '../../harness/clock.ts';
import type { TestOptions } from '../../harness/service.ts';
import { until } from '../../harness/waits.ts';

/** The session as it is now, or why nothing changed; which of the two is for the test to know. */
type Changed = DaySession & Omit<Problem, 'status'>;

/** A dashboard, and beside it somebody at the counter, whose account is no more than that. */
export async function openCounter(options: TestOptions = {}) {
  const desk = await openDashboard(options);
  const counter = await signedInBrowser(desk.service.url, desk.service.db, 'staff');
  return {
    ...desk,
    counter,
    day: async (date = TOMORROW) => (await counter.send<Day>('GET', `/api/admin/day/${date}`)).body,
    step: (id: string, step: AttendanceStep, more: object = {}) =>
      counter.send<Changed>('PUT', `/api/admin/bookings/${id}/attendance/${step}`, { isDone: true, ...more }),
    takeBack: (id: string, step: AttendanceStep, more: object = {}) =>
      counter.send<Changed>('PUT', `/api/admin/bookings/${id}/attendance/${step}`, {
        isDone: false,
        ...more,
      }),
    note: (id: string, note: unknown) =>
      counter.send<Changed>('PUT', `/api/admin/bookings/${id}/note`, { note }),
  };
}
export type Counter = Awaited<ReturnType<typeof openCounter>>;

/** A board that is open: what it hears, as it comes. */
export interface Listening {
  events: string[];
  /** Waits for one more `changed` than it has heard so far, or for what `change` brings. */
  hears(what: string, change: () => Promise<unknown>): Promise<void>;
  /** Whether the stream is over. */
  readonly isOver: boolean;
}

export const cookieOf = ({ cookies }: Browser) =>
  [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');

/** Follows a day through a copy of the service, with the session of a browser. */
export async function listenTo(url: string, browser: Browser, date = TOMORROW): Promise<Listening> {
  const leaving = new AbortController();
  onTestFinished(() => leaving.abort());
  const response = await fetch(`${url}/api/admin/day/${date}/changes`, {
    signal: leaving.signal,
    headers: {
      Accept: 'text/event-stream',
      Cookie: cookieOf(browser),
    },
  });
  if (response.status !== 200 || !response.body)
    throw new Error(`The stream was refused: ${response.status}`);
  const events: string[] = [];
  let isOver = false;
  const lines = response.body.pipeThrough(new TextDecoderStream());
  void (async () => {
    try {
      for await (const text of lines)
        events.push(...[...text.matchAll(/^event: ?(\S+)$/gm)].map(([, event = '']) => event));
    } catch {
      // Left, or cut off.
    }
    isOver = true;
  })();
  const changes = () => events.filter((event) => event === 'changed').length;
  const listening: Listening = {
    events,
    async hears(what, change) {
      const before = changes();
      await change();
      await until(`the board to hear of ${what}`, () => changes() > before);
    },
    get isOver() {
      return isOver;
    },
  };
  await until('the board to hear that nothing is missed', () => events.length > 0);
  return listening;
}
