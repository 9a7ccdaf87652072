import { expect, type Locator, type Page } from '@playwright/test';
import type { BookingType } from 'shared/pricing/booking-type.ts';
import type { TestSlot } from './test-slot.ts';

export interface Guest {
  name: string;
  email: string;
  phone: string;
  track: string;
}

export const guest = (email: string): Guest => ({
  name: 'Mina Test',
  email,
  phone: '+82 10 1234 5678',
  track: 'https://www.youtube.com/watch?v=abc123',
});

/** The booking wizard, as a visitor uses it. */
export class Wizard {
  readonly page: Page;
  readonly submitButton: Locator;
  readonly toast: Locator;
  readonly calendar: Locator;
  readonly times: Locator;

  constructor(page: Page) {
    this.page = page;
    this.submitButton = page.getByRole('button', {
      name: /Proceed to Payment|Complete Booking|Processing\.\.\./,
    });
    this.toast = page.getByRole('region', { name: 'Notifications' });
    this.calendar = page.getByRole('grid');
    this.times = page.getByRole('radiogroup', { name: 'Time' });
  }

  card(type: BookingType): Locator {
    return this.page.locator(`[data-booking-type="${type}"]`);
  }

  async open(): Promise<void> {
    await this.page.goto('/');
    await this.comeNear();
  }

  /** Scrolls to the wizard and waits until it has hydrated: its island's first effect has run. */
  async comeNear(): Promise<void> {
    await this.page.locator('#booking-wizard').scrollIntoViewIfNeeded();
    await this.card('direct').waitFor();
    await expect(this.page.locator('astro-island:has(#booking-wizard)')).not.toHaveAttribute('ssr', /.*/);
  }

  async choose(type: BookingType): Promise<void> {
    await this.card(type).click();
    await expect(this.page.locator('#booking-form-heading')).toBeVisible();
  }

  /** The calendar stands before the service has answered; until then its days can be reached by keyboard, and not chosen. */
  async daysAreOpen(): Promise<void> {
    await expect(this.calendar.locator('[data-date]:not([aria-disabled])').first()).toBeVisible();
  }

  async pickDate(date: string): Promise<void> {
    const day = this.page.locator(`[data-date="${date}"]`);
    await expect(this.calendar).toBeVisible();
    while (!(await day.isVisible())) await this.page.getByRole('button', { name: 'Next month' }).click();
    await day.click();
  }

  async pickTime(time: string): Promise<void> {
    await this.timeKey(time).check();
  }

  timeKey(time: string): Locator {
    return this.times.getByRole('radio', { name: new RegExp(`^${time}`) });
  }

  async pickSlot({ date, time }: TestSlot): Promise<void> {
    await this.pickDate(date);
    await this.pickTime(time);
  }

  async pickDrink(name: string, temperature?: 'Hot' | 'Iced'): Promise<void> {
    await this.page.getByRole('radio', { name: new RegExp(`^${name} (Hot|Iced)`) }).check();
    if (temperature) await this.page.getByRole('radio', { name: temperature, exact: true }).check();
  }

  async fillDetails({ name, email, phone, track }: Guest): Promise<void> {
    await this.page.getByLabel('Name', { exact: true }).fill(name);
    await this.page.getByLabel('Email', { exact: true }).fill(email);
    await this.page.getByLabel('Phone number').fill(phone);
    await this.page.getByLabel('YouTube link of your backing track').fill(track);
  }

  addOn(name: string): Locator {
    return this.page.getByRole('checkbox', { name: new RegExp(`^${name}`) });
  }

  /** A direct booking, filled in and not sent. */
  async fillDirect(slot: TestSlot, who: Guest): Promise<void> {
    await this.choose('direct');
    await this.pickSlot(slot);
    await this.pickDrink('Lemonade');
    await this.fillDetails(who);
  }

  async submit(): Promise<void> {
    await this.submitButton.click();
  }

  /** The page that follows a booking has begun. Its toast stays for five seconds, which loading it to the end may take. */
  async leavesFor(url: string | RegExp): Promise<void> {
    await this.page.waitForURL(url, { waitUntil: 'commit' });
  }

  /** A direct booking all the way to the payment page; answers with the booking number. */
  async bookToPayment(slot: TestSlot, who: Guest): Promise<string> {
    await this.open();
    await this.fillDirect(slot, who);
    await this.submit();
    await this.page.waitForURL(/\/payment\?/);
    return new URL(this.page.url()).searchParams.get('bookingId') ?? '';
  }
}
