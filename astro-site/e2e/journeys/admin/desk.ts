import { expect, type Page, request } from '@playwright/test';
import { confirmOrder, openOrder } from '../../support/pay.ts';
import { post } from '../../support/post.ts';
import type { StackUnderTest } from '../../support/stack.ts';
import type { TestSlot } from '../../support/test-slot.ts';

/** The admin area, as staff use it. */
export class Desk {
  readonly page: Page;
  readonly #stack: StackUnderTest;

  constructor(page: Page, stack: StackUnderTest) {
    this.page = page;
    this.#stack = stack;
  }

  /** Fills the sign-in form that is on the screen, on its page or in its dialog. */
  async fillLogin(
    username = this.#stack.logins.admin.username,
    password = this.#stack.logins.admin.password,
  ) {
    await this.page.getByLabel('Username or email').fill(username);
    await this.page.getByLabel('Password').fill(password);
    await this.page.getByRole('button', { name: 'Sign In' }).click();
  }

  /** Signed in, on the page where the browser is: the form has tests of its own. */
  async signIn(): Promise<void> {
    const { urls, logins } = this.#stack;
    // Not on the browser's own way, which may be a network that a test has made bad.
    const direct = await request.newContext({ baseURL: urls.site, extraHTTPHeaders: { Origin: urls.site } });
    const { username, password } = logins.admin;
    const answer = await direct.post('/api/auth/login', { data: { username, password } });
    expect(answer.status(), await answer.text()).toBe(200);
    await this.page.context().addCookies((await direct.storageState()).cookies);
    await direct.dispose();
  }

  /**
   * Signed in, on the dashboard.
   * @param guest Only their bookings are listed: a page of fifty is work for the browser at every look.
   */
  async open(guest?: string): Promise<void> {
    await this.signIn();
    await this.page.goto(guest ? `/admin?search=${encodeURIComponent(guest)}` : '/admin');
    // The first page of all: on a busy machine it takes its time.
    await expect(this.page.getByRole('button', { name: /^Total/ })).toContainText(/\d/, { timeout: 30_000 });
  }

  card(bookingId: string) {
    return this.page.getByRole('article').filter({ has: this.page.locator(`#booking-${bookingId}`) });
  }

  status(bookingId: string) {
    return this.page.getByRole('combobox', { name: `Status of booking ${bookingId}` });
  }

  /** Picks a status; what asks first is left asking. */
  async pickStatus(bookingId: string, status: string): Promise<void> {
    await this.status(bookingId).click();
    await this.page.getByRole('option', { name: status, exact: true }).click();
  }

  /** Picks a status that asks first, and agrees. */
  async setStatus(bookingId: string, status: string): Promise<void> {
    await this.pickStatus(bookingId, status);
    const question = this.page.getByRole('dialog', { name: bookingId });
    await question.getByRole('button', { name: /^(Set to|Cancel the booking)/ }).click();
    await expect(this.toast('Booking status has been updated successfully.')).toBeVisible();
    await expect(question).toHaveCount(0);
  }

  toast(text: string | RegExp) {
    return this.page.getByRole('region', { name: /^(Notifications|알림)$/ }).getByText(text);
  }

  /** A visitor completes a Klook reservation; answers with the booking number. */
  async klookBooking(email: string, name = 'Mina Test', fields: object = {}): Promise<string> {
    const { id } = await post<{ id: string }>(this.page, '/api/bookings', {
      bookingType: 'klook',
      klookBookingId: `E2E-${crypto.randomUUID()}`,
      name,
      email,
      phone: '+82 10 1234 5678',
      selectedDrink: 'lemonade',
      youtubeTrackUrl: 'https://youtu.be/dQw4w9WgXcQ',
      selectedAddons: [1],
      totalPrice: 100_000,
      ...fields,
    });
    return id;
  }

  /** A visitor books the slot and pays, without a browser; answers with the booking number. */
  async paidBooking(email: string, slot: TestSlot, totalPrice: number, fields: object = {}): Promise<string> {
    return (await this.paidOrder(email, slot, totalPrice, fields)).id;
  }

  /** The same, with the order that it was paid under. */
  async paidOrder(
    email: string,
    slot: TestSlot,
    totalPrice: number,
    fields: object = {},
  ): Promise<{ id: string; orderId: string; companionIds: string[] }> {
    const order = await this.openOrder(email, slot, totalPrice, fields);
    await this.confirm(order.orderId, totalPrice);
    return order;
  }

  /** People who sing in a row from the slot on, paid for together; their booking numbers, by place. */
  async paidParty(
    email: string,
    slot: TestSlot,
    totalPrice: number,
    [name, ...others]: readonly string[],
  ): Promise<string[]> {
    const companions = others.map((other) => ({
      name: other,
      selectedDrink: 'lemonade',
      youtubeTrackUrl: 'https://youtu.be/dQw4w9WgXcQ',
    }));
    const order = await this.paidOrder(email, slot, totalPrice, { name, companions });
    return [order.id, ...order.companionIds];
  }

  /** A visitor books the slot and has the card window open. */
  async openOrder(
    email: string,
    { date, time }: TestSlot,
    totalPrice: number,
    fields: object = {},
  ): Promise<{ id: string; orderId: string; companionIds: string[] }> {
    const { id, companions = [] } = await post<{ id: string; companions?: { id: string }[] }>(
      this.page,
      '/api/bookings',
      {
        name: 'Mina Test',
        email,
        phone: '+82 10 1234 5678',
        selectedDrink: 'lemonade',
        youtubeTrackUrl: 'https://youtu.be/dQw4w9WgXcQ',
        bookingDate: date,
        bookingTime: time,
        totalPrice,
        ...fields,
      },
    );
    const order = { bookingId: id, amount: totalPrice, name: 'Mina Test', email };
    const orderId = await openOrder(this.page, order);
    return { id, orderId, companionIds: companions.map((companion) => companion.id) };
  }

  /** The visitor approves in the card window. */
  async confirm(orderId: string, amount: number): Promise<void> {
    await confirmOrder(this.page, orderId, amount);
  }
}
