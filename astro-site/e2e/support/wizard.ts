import { expect, type Locator, type Page } from '@playwright/test';
import { addressIn } from 'shared/languages/addresses.ts';
import type { Locale } from 'shared/languages/localized-text.ts';
import type { BookingType } from 'shared/pricing/booking-type.ts';
import type { TestSlot } from './test-slot.ts';
import { literally } from './literally.ts';
import { wordsOf, type WordsOfVisit } from './words-of.ts';

export interface Guest {
  name: string;
  email: string;
  phone: string;
  track: string;
  /** Of the mails; English where it is left out. */
  locale?: Locale;
}

export const guest = (email: string): Guest => ({
  name: 'Mina Test',
  email,
  phone: '+82 10 1234 5678',
  track: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
});

/** The booking wizard, as a visitor uses it. */
export class Wizard {
  readonly page: Page;
  readonly submitButton: Locator;
  readonly toast: Locator;
  readonly calendar: Locator;
  readonly times: Locator;
  readonly people: Locator;

  readonly #words: WordsOfVisit;
  readonly #locale: Locale;

  /** @param locale the language of the page */
  constructor(page: Page, locale: Locale = 'en') {
    this.page = page;
    this.#locale = locale;
    this.#words = wordsOf[locale];
    const { booking, ui } = this.#words;
    const { proceed, complete, processing } = booking.ticket;
    this.submitButton = page.getByRole('button', {
      name: new RegExp([proceed, complete, processing].map((word) => literally(word)).join('|')),
    });
    this.toast = page.getByRole('region', { name: ui.notifications });
    this.calendar = page.getByRole('grid');
    this.times = page.getByRole('radiogroup', { name: booking.when.time });
    this.people = page.getByRole('radiogroup', { name: booking.party.heading.text });
  }

  card(type: BookingType): Locator {
    return this.page.locator(`[data-booking-type="${type}"]`);
  }

  async open(): Promise<void> {
    await this.page.goto(addressIn(this.#locale, '/'));
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

  async openDirect(): Promise<void> {
    await this.open();
    await this.choose('direct');
  }

  /** The calendar stands before the service has answered; until then its days can be reached by keyboard, and not chosen. */
  async daysAreOpen(): Promise<void> {
    await expect(this.calendar.locator('[data-date]:not([aria-disabled])').first()).toBeVisible();
  }

  async pickDate(date: string): Promise<void> {
    const day = this.page.locator(`[data-date="${date}"]`);
    await expect(this.calendar).toBeVisible();
    while (!(await day.isVisible()))
      await this.page.getByRole('button', { name: this.#words.calendar.nextMonth }).click();
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
    const drinks = this.section(this.#words.booking.drink.heading.text);
    const { hot, iced } = this.#words.booking.drink;
    await drinks.getByRole('radio', { name: new RegExp(`^${name} (${hot}|${iced})`) }).check();
    if (temperature) await drinks.getByRole('radio', { name: temperature, exact: true }).check();
  }

  async fillDetails({ name, email, phone, track }: Guest): Promise<void> {
    const { heading, fields } = this.#words.booking.details;
    const details = this.section(heading.text);
    await details.getByLabel(fields.name.label, { exact: true }).fill(name);
    await details.getByLabel(fields.email.label, { exact: true }).fill(email);
    await details.getByLabel(fields.phone.label).fill(phone);
    await details.getByLabel(fields.youtubeTrackUrl.label).fill(track);
  }

  addOn(name: string): Locator {
    return this.section('Add-ons').getByRole('checkbox', { name: new RegExp(`^${name}`) });
  }

  async pickPeople(people: number): Promise<void> {
    await this.people.getByRole('radio', { name: String(people), exact: true }).check();
  }

  /** A part of the form, by its heading. Of somebody who sings after the first it is "Second singer" and so on. */
  section(heading: string): Locator {
    return this.page.getByRole('region', { name: new RegExp(`^${literally(heading)}`) });
  }

  async fillCompanion(heading: string, name: string): Promise<void> {
    const part = this.section(heading);
    await part.getByLabel('Name', { exact: true }).fill(name);
    await part.getByLabel('YouTube link of your backing track').fill('https://youtu.be/dQw4w9WgXcQ');
    await part.getByRole('radio', { name: /^Iced Tea/ }).check();
  }

  /** A direct booking, filled in and not sent. */
  async fillDirect(slot: TestSlot, who: Guest): Promise<void> {
    await this.choose('direct');
    await this.pickSlot(slot);
    await this.pickDrink(this.#words.lemonade);
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
