import type { CancellationQuote } from 'shared/my-booking/cancellation.ts';
import type { MyBooking, OwnSinger } from 'shared/my-booking/my-booking.ts';
import type { Problem } from 'shared/problems/problem.ts';
import type { Browser } from '../../harness/accounts.ts';
import type { Reply } from '../../harness/http.ts';
import { visitorBrowser } from './harness.ts';

/** The page after a change, or why there was none; which of the two is for the test to know. */
export type Changed = Reply<MyBooking & Omit<Problem, 'status'>>;

export interface Slot {
  bookingDate: string;
  bookingTime: string;
}

const inOne = (ids: readonly string[]) => ids.join(',');

/** What a visitor does on the page that is open in a browser. */
const pageIn = (browser: Browser) => ({
  look: async () => (await browser.send<MyBooking>('GET', '/api/my-booking')).body,
  change: (id: string, details: object, headers: Record<string, string> = {}): Promise<Changed> =>
    browser.send('PATCH', `/api/my-booking/bookings/${id}`, details, headers),
  phone: (phone: unknown): Promise<Changed> => browser.send('PATCH', '/api/my-booking/phone', { phone }),
  times: (ids: readonly string[], date: string) =>
    browser.send<string[] & Problem>('GET', `/api/my-booking/times?bookings=${inOne(ids)}&date=${date}`),
  move: (bookingIds: readonly string[], to: Slot): Promise<Changed> =>
    browser.send('POST', '/api/my-booking/move', { bookingIds, ...to }),
  quote: (ids: readonly string[]) =>
    browser.send<CancellationQuote & Omit<Problem, 'refundWon'>>(
      'GET',
      `/api/my-booking/cancellation?bookings=${inOne(ids)}`,
    ),
  cancel: (bookingIds: readonly string[], refundWon: number): Promise<Changed> =>
    browser.send('POST', '/api/my-booking/cancellation', { bookingIds, refundWon }),
});

export type OwnPage = ReturnType<typeof pageIn>;

/** The page of an order, opened at this moment by the link of a mail. */
export const openPage = async (
  desk: Parameters<typeof visitorBrowser>[0],
  orderId: string,
): Promise<OwnPage> => pageIn(await visitorBrowser(desk, orderId));

/** One of a page's singers. */
export function singerOf({ singers }: Pick<MyBooking, 'singers'>, id: string): OwnSinger {
  const singer = singers.find((one) => one.id === id);
  if (!singer) throw new Error(`${id} is not on the page`);
  return singer;
}
