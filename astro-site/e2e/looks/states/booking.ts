import type { Page } from '@playwright/test';
import { enquiryReceivedSchema } from 'shared/enquiries/enquiries.ts';
import type { Locale } from 'shared/languages/localized-text.ts';
import {
  arrivesAtPayment,
  checking,
  holdInTab,
  keepInTab,
  ofOne,
  ofThree,
  paid,
  paymentAddress,
  playCardWindow,
  received,
  refused,
  successAddress,
  takesPayments,
  who,
} from '../../pages/data/payment.ts';
import { openDay, openSlot } from '../../pages/data/slot.ts';
import { LINK, offered, takesWishes, wish } from '../../pages/data/waitlist.ts';
import { Wizard } from '../../support/wizard.ts';
import type { State } from '../state.ts';

const alert = (page: Page) => page.getByRole('alert').first().waitFor();
const button = (page: Page) => page.getByRole('main').getByRole('button').first();

/** The wizard, hydrated, with the form for this way to book. */
async function openWizard(page: Page, locale: Locale, type: 'direct' | 'klook'): Promise<Wizard> {
  const wizard = new Wizard(page, locale);
  await wizard.comeNear();
  await wizard.choose(type);
  return wizard;
}

const addOn = (page: Page, place: number) =>
  page.locator('[data-field="selectedAddons"]').getByRole('checkbox').nth(place);

/** Every part of a direct booking, by what is the same in every language. */
async function fillIn(page: Page, wizard: Wizard): Promise<void> {
  await wizard.pickSlot(openSlot());
  await page.locator('input[value="coffee"]').first().check();
  await page.locator('input[value="iced"]').first().check();
  await wizard.fillDetails(who);
}

const wizardStates: readonly State[] = [
  {
    name: 'the form of a direct booking, filled in, with an address for the record',
    path: '/',
    async reach(page, locale) {
      const wizard = await openWizard(page, locale, 'direct');
      await fillIn(page, wizard);
      await addOn(page, 3).check();
      await page.locator('textarea').fill('1 Test Street\nSeoul');
    },
  },
  {
    name: 'the form of a direct booking with all that is missing',
    path: '/',
    async reach(page, locale) {
      const wizard = await openWizard(page, locale, 'direct');
      await wizard.daysAreOpen();
      await wizard.submit();
      await alert(page);
    },
  },
  {
    name: 'a day whose times are still loading',
    path: '/',
    given: (api) => api.on('GET /api/timeslots/:date', () => new Promise(() => undefined)),
    async reach(page, locale) {
      const wizard = await openWizard(page, locale, 'direct');
      await wizard.pickDate(openDay());
      await wizard.times.getByRole('status').first().waitFor();
    },
  },
  {
    name: 'a day without a free time',
    path: '/',
    given: (api) => api.on('GET /api/timeslots/:date', { json: [] }),
    async reach(page, locale) {
      const wizard = await openWizard(page, locale, 'direct');
      await wizard.pickDate(openDay());
      await wizard.times.getByRole('button').first().waitFor();
    },
  },
  {
    name: 'a day with a free time, and the way to the waitlist',
    path: '/',
    given: (api) => api.on('GET /api/timeslots/:date', { json: ['15:00'] }),
    async reach(page, locale) {
      const wizard = await openWizard(page, locale, 'direct');
      await wizard.pickDate(openDay());
      await page.locator('a[href*="/waitlist#"]').waitFor();
    },
  },
  {
    name: 'a party of four with what it misses',
    path: '/',
    async reach(page, locale) {
      const wizard = await openWizard(page, locale, 'direct');
      await wizard.pickPeople(4);
      await wizard.pickSlot({ date: openDay(), time: '12:40' });
      await page.locator('details').first().locator('summary').click();
      await wizard.submit();
      await alert(page);
    },
  },
  {
    name: 'a slot that was lost, with its toast',
    path: '/',
    expects: [/answer 409: POST .*\/api\/bookings/],
    given(api) {
      const detail = 'Somebody has just booked this time. Please choose another one.';
      api.on('POST /api/bookings', refused('slot-taken', { detail, nearestTime: '15:10' }));
    },
    async reach(page, locale) {
      const wizard = await openWizard(page, locale, 'direct');
      await fillIn(page, wizard);
      await wizard.submit();
      // It would be gone before the last width has been looked at.
      await wizard.toast.getByRole('button').hover();
    },
  },
  {
    name: 'the form of a Klook reservation with all that is missing',
    path: '/',
    async reach(page, locale) {
      const wizard = await openWizard(page, locale, 'klook');
      await page.locator('input[type=time]').fill('18:40');
      await wizard.submit();
      await alert(page);
    },
  },
  {
    name: 'the form of a Klook reservation, filled in',
    path: '/',
    async reach(page, locale) {
      const wizard = await openWizard(page, locale, 'klook');
      await page.locator('input[value="coffee"]').first().check();
      await page.locator('input[value="iced"]').first().check();
      await addOn(page, 1).check();
      await wizard.fillDetails(who);
    },
  },
  {
    name: 'the notice of a session that is held',
    path: '/',
    given: (_, page) => holdInTab(page, ofThree()),
    async reach(page, locale) {
      await new Wizard(page, locale).comeNear();
      await page.locator('.held-notice').waitFor();
    },
  },
  {
    name: 'a held session that is being changed',
    path: '/',
    given: (_, page) => holdInTab(page, ofOne()),
    async reach(page, locale) {
      const wizard = new Wizard(page, locale);
      await wizard.comeNear();
      await page.locator('.held-notice').getByRole('button').first().click();
      await wizard.timeKey('15:00').and(page.locator(':checked')).waitFor();
    },
  },
];

const paymentStates: readonly State[] = [
  {
    name: 'the payment page while it still loads',
    path: paymentAddress(ofOne()),
    async given(api, page) {
      await arrivesAtPayment(api, page, ofOne());
      api.on('POST /api/payments/initialize', () => new Promise(() => undefined));
    },
    reach: (page) =>
      page.getByRole('main').locator('[aria-busy=true], [aria-disabled=true]').first().waitFor(),
  },
  {
    name: 'the payment page',
    path: paymentAddress(ofOne()),
    given: (api, page) => arrivesAtPayment(api, page, ofOne()),
    reach: (page) =>
      page
        .getByText(/1[45]:\d\d/)
        .first()
        .waitFor(),
  },
  {
    name: 'the payment page of a party',
    path: paymentAddress(ofThree()),
    given: (api, page) => arrivesAtPayment(api, page, ofThree()),
    reach: (page) =>
      page
        .getByText(/1[45]:\d\d/)
        .first()
        .waitFor(),
  },
  {
    name: 'a card window that was closed',
    path: paymentAddress(ofOne()),
    async given(api, page) {
      takesPayments(api, ofOne());
      await playCardWindow(page, true);
      await holdInTab(page, ofOne());
    },
    async reach(page) {
      await page
        .getByText(/1[45]:\d\d/)
        .first()
        .waitFor();
      await page.locator('main button[data-primary]').click();
      await page.getByRole('main').getByRole('status').last().waitFor();
    },
  },
  {
    name: 'a hold that has run out',
    path: paymentAddress(ofOne()),
    expects: [/answer 409: POST .*\/api\/payments\/initialize/],
    async given(api, page) {
      await arrivesAtPayment(api, page, ofOne());
      api.on('POST /api/payments/initialize', refused('hold-expired'));
    },
    reach: alert,
  },
  {
    name: 'a booking that is being paid in another tab',
    path: paymentAddress(ofOne()),
    expects: [/answer 409: POST .*\/api\/payments\/initialize/],
    async given(api, page) {
      await arrivesAtPayment(api, page, ofOne());
      api.on('POST /api/payments/initialize', refused('payment-in-progress'));
    },
    reach: (page) => button(page).waitFor(),
  },
  { name: 'a payment page whose tab knows of no booking', path: paymentAddress(ofOne()), reach: alert },
  {
    name: 'a payment that is being confirmed',
    path: successAddress(ofOne()),
    given: (api) => api.on('POST /api/payments/confirm', () => new Promise(() => undefined)),
    reach: (page) => page.getByRole('main').getByRole('status').first().waitFor(),
  },
  {
    name: 'a payment that is still being checked',
    path: successAddress(ofOne()),
    given: (api) => api.on('POST /api/payments/confirm', checking),
    reach: (page) => page.locator('h1:focus').waitFor(),
  },
  {
    name: 'a paid session',
    path: successAddress(ofOne()),
    given: (api) => api.on('POST /api/payments/confirm', paid(ofOne())),
    reach: (page) => page.locator('h1:focus').waitFor(),
  },
  {
    name: 'a paid party',
    path: successAddress(ofThree()),
    given: (api) => api.on('POST /api/payments/confirm', paid(ofThree())),
    reach: (page) => page.locator('h1:focus').waitFor(),
  },
  {
    name: 'a card that is declined at the confirm',
    path: successAddress(ofOne()),
    expects: [/answer 409: POST .*\/api\/payments\/confirm/],
    async given(api, page) {
      const code = 'REJECT_CARD_PAYMENT';
      api.on('POST /api/payments/confirm', refused('payment-failed', { code }));
      await holdInTab(page, ofOne());
    },
    reach: alert,
  },
  {
    name: 'a payment that has been refunded',
    path: successAddress(ofOne()),
    expects: [/answer 409: POST .*\/api\/payments\/confirm/],
    given: (api) => api.on('POST /api/payments/confirm', refused('payment-refunded')),
    reach: alert,
  },
  { name: 'nothing to confirm', path: '/payment-success', reach: alert },
  {
    name: 'a cancelled payment of a party',
    path: '/payment-fail?code=PAY_PROCESS_CANCELED',
    given: (_, page) => holdInTab(page, ofThree()),
    reach: alert,
  },
  {
    name: 'a failed payment with a code that nobody knows',
    path: `/payment-fail?code=${'STRANGE_'.repeat(6)}&message=Please%20ask%20your%20bank`,
    reach: alert,
  },
  {
    name: 'a page whose scripts do not come',
    path: '/payment-fail?code=REJECT_CARD_COMPANY',
    expects: [/request failed: GET .*PaymentFail/, /Error hydrating .*PaymentFail/],
    async given(_, page) {
      await page.route(/PaymentFail\.[\w-]+\.js/, (route) => route.abort('connectionfailed'));
    },
    reach: alert,
  },
  {
    name: 'a Klook reservation that was received',
    path: '/booking-received',
    async given(_, page) {
      const klook = { bookingType: 'klook', klookBookingId: 'KLK-1', klookDate: openDay() } as const;
      const ordered = { ...ofOne(), bookingDate: null, bookingTime: null };
      await keepInTab(page, received(ordered, { ...klook, totalPrice: 100_000 }));
    },
    reach: (page) => page.locator('.ticket-paper').waitFor(),
  },
  {
    name: 'a party that sings for free',
    path: '/booking-received',
    given: (_, page) => keepInTab(page, received(ofThree())),
    reach: (page) => page.locator('.ticket-paper').waitFor(),
  },
  {
    name: 'a tab that knows of no booking',
    path: '/booking-received',
    reach: (page) => page.locator('main a[href$="#booking"]').waitFor(),
  },
];

const joined = (page: Page) => page.locator('main form').waitFor();
const own = (page: Page) => page.locator('h1:focus').waitFor();

const waitlistStates: readonly State[] = [
  {
    name: 'joining the waitlist, without an address',
    path: `/waitlist#${openDay()}.1`,
    async reach(page) {
      await joined(page);
      await page.locator('button[type=submit]').click();
      await page.locator('input[aria-invalid=true]').waitFor();
    },
  },
  {
    name: 'a time that is free already',
    path: `/waitlist#${openDay()}.1`,
    expects: [/answer 409: POST .*\/api\/waitlist$/],
    given: (api) => api.on('POST /api/waitlist', refused('times-free', { nearestTime: '15:10' })),
    async reach(page) {
      await joined(page);
      await page.locator('input[type=email]').fill(who.email);
      await page.locator('button[type=submit]').click();
      await page.getByText(/15:10/).last().waitFor();
    },
  },
  {
    name: 'an address that is on the waitlist now',
    path: `/waitlist#${openDay()}.1`,
    given: takesWishes,
    async reach(page) {
      await joined(page);
      await page.locator('input[type=email]').fill(who.email);
      await page.locator('button[type=submit]').click();
      await own(page);
    },
  },
  {
    name: 'a place on the waitlist',
    path: `/waitlist#${LINK}`,
    given: (api) => api.on('POST /api/waitlist/wish', wish({ ahead: 2, people: 3 })),
    reach: own,
  },
  {
    name: 'a time that is held',
    path: `/waitlist#${LINK}`,
    given: (api) => api.on('POST /api/waitlist/wish', offered()),
    reach: own,
  },
  {
    name: 'a time that went to the next in line',
    path: `/waitlist#${LINK}`,
    given: (api) => api.on('POST /api/waitlist/wish', wish({ state: 'missed' })),
    reach: own,
  },
  {
    name: 'a link of the waitlist that has had its day',
    path: `/waitlist#${LINK}`,
    expects: [/answer 401: POST .*\/api\/waitlist\/wish$/],
    given: (api) => api.on('POST /api/waitlist/wish', refused('link-invalid')),
    reach: own,
  },
];

const enquiryStates: readonly State[] = [
  {
    name: 'an enquiry with all that is missing',
    path: '/franchise#apply',
    async reach(page) {
      await page.locator('form button[type=submit]').click();
      await page.locator('input[aria-invalid=true]').first().waitFor();
      // The focus has scrolled it, and the bar of the page may lie over a link.
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    },
  },
  {
    name: 'an enquiry that was sent',
    path: '/franchise#apply',
    given: (api) =>
      api.on('POST /api/enquiries', {
        status: 201,
        json: enquiryReceivedSchema.parse({
          reference: 'F-12',
          topic: 'application',
          receivedAt: '2026-11-20T03:00:00.000Z',
        }),
      }),
    async reach(page) {
      for (const [field, typed] of Object.entries({
        name: 'Mina',
        city: 'Busan',
        phone: who.phone,
        email: who.email,
      }))
        await page.locator(`input[name=${field}]`).fill(typed);
      await page.locator('form button[type=submit]').click();
      await page.locator('h2:focus, h3:focus').waitFor();
    },
  },
];

/** The booking section, payment and its results, the waitlist, forms that a guest fills in. */
export const bookingStates: readonly State[] = [
  ...wizardStates,
  ...paymentStates,
  ...waitlistStates,
  ...enquiryStates,
];
