import { randomInt } from 'node:crypto';
import type { APIRequestContext, APIResponse } from '@playwright/test';
import { initialRules } from 'shared/catalogue/initial-catalogue.ts';
import { addSeoulDays, seoulWallClock } from 'shared/time/seoul.ts';
import type { StackUnderTest } from '../../astro-site/e2e/support/stack.ts';

export interface Slot {
  date: string;
  time: string;
}

/** A session in the price band of the day, where a booking costs this much without add-ons. */
const band = initialRules.priceBands.find(({ key }) => key === 'day');

/** A visitor, and staff at the desk, as HTTP calls through the front door. */
export class Visitor {
  readonly #request: APIRequestContext;
  readonly #stack: StackUnderTest;

  constructor(request: APIRequestContext, stack: StackUnderTest) {
    this.#request = request;
    this.#stack = stack;
  }

  post(path: string, data: object, headers: Record<string, string> = {}): Promise<APIResponse> {
    const { site } = this.#stack.urls;
    return this.#request.post(`${site}${path}`, { headers: { Origin: site, ...headers }, data });
  }

  get(path: string, headers: Record<string, string> = {}): Promise<APIResponse> {
    return this.#request.get(`${this.#stack.urls.site}${path}`, { headers });
  }

  /** A free time, at random so that no two tests meet. */
  async freeSlot(): Promise<Slot> {
    const date = addSeoulDays(seoulWallClock(new Date()).date, randomInt(2, 85));
    const free = (await (await this.get(`/api/timeslots/${date}`)).json()) as string[];
    const times = free.filter((time) => band && time >= band.startsAt && time <= band.lastStartAt);
    const time = times[randomInt(times.length)];
    if (!time) throw new Error(`No free time on ${date} for this test.`);
    return { date, time };
  }

  /** Sends a direct booking; the answer may be a refusal. */
  book(email: string, { date, time }: Slot, headers: Record<string, string> = {}): Promise<APIResponse> {
    const order = {
      name: 'Mina Test',
      email,
      phone: '+82 10 1234 5678',
      selectedDrink: 'lemonade',
      youtubeTrackUrl: 'https://youtu.be/dQw4w9WgXcQ',
      bookingDate: date,
      bookingTime: time,
      totalPrice: band?.feeWon,
    };
    return this.post('/api/bookings', order, headers);
  }

  /** Books a free slot and has a card accepted for it; `confirm` is what takes the money. */
  async authorisedBooking(email: string) {
    const { id } = await this.#taken<{ id: string }>(await this.book(email, await this.freeSlot()));
    const amount = band?.feeWon ?? 0;
    const customer = { customerName: 'Mina Test', customerEmail: email };
    const start = await this.post('/api/payments/initialize', { bookingId: id, amount, ...customer });
    const { orderId } = await this.#taken<{ orderId: string }>(start);
    const { paymentKey } = await this.#taken<{ paymentKey: string }>(
      await this.#request.post(`${this.#stack.urls.simulator}/control/authorise`, {
        data: { clientKey: this.#stack.tossKeys.clientKey, orderId, amount },
      }),
    );
    const confirm = () => this.post('/api/payments/confirm', { paymentKey, orderId, amount });
    return { id, orderId, confirm };
  }

  /** Books a free slot and pays for it; answers with the booking number. */
  async paidBooking(email: string): Promise<string> {
    const { id, confirm } = await this.authorisedBooking(email);
    const paid = await this.#taken<{ success: boolean }>(await confirm());
    if (!paid.success) throw new Error(`Booking ${id} is not paid: ${JSON.stringify(paid)}`);
    return id;
  }

  /** Signs in to the admin area; the session is in the request's cookies from then on. */
  async signIn(username?: string, password?: string): Promise<APIResponse> {
    const { admin } = this.#stack.logins;
    return this.post('/api/auth/login', {
      username: username ?? admin.username,
      password: password ?? admin.password,
    });
  }

  /** Status by number of the bookings that staff find under `search`. */
  async bookingsOf(search: string): Promise<Record<string, string>> {
    const answer = await this.get(`/api/admin/bookings?${new URLSearchParams({ search, limit: '100' })}`);
    const found = await this.#taken<{ id: string; status: string }[]>(answer);
    return Object.fromEntries(found.map(({ id, status }) => [id, status]));
  }

  async #taken<Answer>(response: APIResponse): Promise<Answer> {
    if (!response.ok())
      throw new Error(`${response.url()} answered ${response.status()}: ${await response.text()}`);
    return (await response.json()) as Answer;
  }
}
