import { expect, type Page } from '@playwright/test';
import type { StackUnderTest } from '../support/stack.ts';

/** The admin area as staff handle it. */
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

  /** Signed in, on the dashboard. */
  async open(): Promise<void> {
    await this.page.goto('/login');
    await this.fillLogin();
    await this.page.waitForURL('**/admin');
    await expect(this.page.getByRole('button', { name: /^Total/ })).toContainText(/\d/);
  }

  card(bookingId: string) {
    return this.page.getByRole('article').filter({ hasText: `#${bookingId}` });
  }

  toast(text: string | RegExp) {
    return this.page.getByRole('region', { name: 'Notifications' }).getByText(text);
  }

  /** A visitor completes a Klook reservation; answers with the booking number. */
  async klookBooking(email: string, name = 'Mina Test'): Promise<string> {
    const response = await this.page.request.post('/api/bookings', {
      headers: { Origin: this.#stack.urls.site },
      data: {
        bookingType: 'klook',
        klookBookingId: `E2E-${crypto.randomUUID()}`,
        name,
        email,
        phone: '+82 10 1234 5678',
        selectedDrink: 'lemonade',
        youtubeTrackUrl: 'https://youtu.be/abc123',
        selectedAddons: [1],
        totalPrice: 100_000,
      },
    });
    expect(response.status(), await response.text()).toBe(201);
    return ((await response.json()) as { id: string }).id;
  }
}
