import type { BookingCreated } from 'shared/bookings/booking-created.ts';
import type { Day } from 'shared/day/day.ts';
import type { Problem } from 'shared/problems/problem.ts';
import { waitlistAddresses } from 'shared/waitlist/waitlist.ts';
import type { Wish, WishNoted, WishRequest } from 'shared/waitlist/waitlist.ts';
import { makeOffers } from '../../../src/waitlist/make-offers.job.ts';
import { freshAddress } from '../email/outbox.ts';
import { postOf } from '../email/post.ts';
import { openBrowser } from '../../harness/accounts.ts';
import type { Browser } from '../../harness/accounts.ts';
import { openStaffDesk } from '../payments/staff-desk.ts';

export const DAY = '2026-07-08';
const never = new AbortController().signal;

/** Refusals beside what is answered otherwise. */
export type Answer<Body> = Body & Pick<Problem, 'type' | 'detail' | 'nearestTime'>;

/** The random part of the link in a mail to somebody who waits. */
export const wishLinkIn = (text = ''): string => /\/waitlist#([\w-]{43})\b/.exec(text)?.[1] ?? '';

/** A staff desk with a waitlist before it, on which `DAY` can be waited for. */
export async function openWaitingRoom() {
  const desk = await openStaffDesk();
  const post = postOf(desk);

  async function join(wish: Partial<WishRequest> = {}, browser = openBrowser(desk.url)) {
    const email = wish.email ?? freshAddress();
    const times = { earliest: '15:00', latest: '15:00' };
    const body = { date: DAY, locale: 'en', ...times, ...wish, email };
    const answer = await browser.send<Answer<WishNoted>>('POST', waitlistAddresses.join, body);
    return { email, ...answer };
  }

  const byLink = <Body>(path: string, link: string, browser: Browser) =>
    browser.send<Answer<Body>>('POST', path, { link });

  return {
    ...desk,
    post,
    join,
    /** What any copy does every few seconds. */
    offer: () => makeOffers(desk.service.deps, never),
    /** A guest on the list, and the link of the newest mail to them, which they have opened. */
    async waiter(wish: Partial<WishRequest> = {}) {
      const { email } = await join(wish);
      const [mail] = await post(email);
      const link = wishLinkIn(mail?.text);
      await byLink<Wish>(waitlistAddresses.wish, link, openBrowser(desk.url));
      return { email, link };
    },
    /** Every time that `waiter` waits for is somebody's. */
    full: (fields: Record<string, unknown> = {}) =>
      desk.paidBooking({ bookingDate: DAY, bookingTime: '15:00', ...fields }),
    look: (link: string, browser = openBrowser(desk.url)) =>
      byLink<Wish>(waitlistAddresses.wish, link, browser),
    take: (link: string, browser = openBrowser(desk.url)) =>
      byLink<Wish>(waitlistAddresses.take, link, browser),
    leave: (link: string, browser = openBrowser(desk.url)) =>
      byLink<Wish>(waitlistAddresses.leave, link, browser),
    times: async (browser: Browser, people = 1) =>
      (await browser.send<string[]>('GET', `/api/timeslots/${DAY}?people=${people}`)).body,
    book: (browser: Browser, fields: Record<string, unknown> = {}) =>
      browser.send<Answer<BookingCreated>>(
        'POST',
        '/api/bookings',
        desk.wish({ bookingDate: DAY, bookingTime: '15:00', ...fields }).request,
      ),
    /** As the day's board has it. */
    waiting: async () => {
      await desk.awake();
      return (await desk.admin.send<Day>('GET', `/api/admin/day/${DAY}`)).body.waiting;
    },
    remove: async (id: number) => {
      await desk.awake();
      return desk.admin.send('DELETE', waitlistAddresses.one(id));
    },
  };
}
