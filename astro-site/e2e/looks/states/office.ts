import { refusals } from 'shared/problems/refusals.en.ts';
import type { Page } from '@playwright/test';
import { staffLanguageSchema, type StaffLanguage } from 'shared/auth/staff-languages.ts';
import type { AdminBooking } from 'shared/bookings/admin-booking.ts';
import type { Locale } from 'shared/languages/localized-text.ts';
import { userTexts } from '../../../src/features/admin/accounts/account-messages.ts';
import { ledgerTexts } from '../../../src/features/admin/attention/ledger-messages.ts';
import { cardTexts } from '../../../src/features/admin/bookings/card-messages.ts';
import { deliveryTexts } from '../../../src/features/admin/deliveries/delivery-messages.ts';
import { emailDialogTexts } from '../../../src/features/admin/mails/email-dialog-messages.ts';
import { sessionTexts } from '../../../src/features/admin/own-account/session-messages.ts';
import { personalDataTexts } from '../../../src/features/admin/personal-data/personal-data-messages.ts';
import { reportTexts } from '../../../src/features/admin/reports/report-messages.ts';
import { secondFactorTexts } from '../../../src/features/admin/second-factor/second-factor-messages.ts';
import { signInTexts } from '../../../src/features/admin/sign-in/sign-in-messages.ts';
import { statementTexts } from '../../../src/features/admin/statements/statement-messages.ts';
import { voucherTexts } from '../../../src/features/admin/vouchers/voucher-messages.ts';
import {
  appThatCanBeSetUp,
  auditEntries,
  bothFactors,
  listedAccounts,
  ownAccount,
} from '../../pages/data/accounts.ts';
import { reports, statements } from '../../pages/data/books.ts';
import { deliveriesOfBooking, openDeliveries } from '../../pages/data/deliveries.ts';
import { enquiries } from '../../pages/data/enquiries.ts';
import {
  ledgerWithDifference,
  matter,
  officeBooking,
  openOffice,
  systemStatus,
  unclearPayment,
} from '../../pages/data/office.ts';
import { person } from '../../pages/data/person.ts';
import { signedIn } from '../../pages/data/staff.ts';
import { vouchers } from '../../pages/data/listed-vouchers.ts';
import type { MockApi } from '../../pages/mock-api.ts';
import type { State } from '../state.ts';

const inStaff = (locale: Locale): StaffLanguage => staffLanguageSchema.parse(locale);
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).click();
const dialog = (page: Page) => page.getByRole('dialog');
const toastIsShown = (page: Page, text: string) =>
  page.getByRole('region').getByText(text, { exact: true }).waitFor();

const asOwner = (api: MockApi, language: Locale) => signedIn(api, { role: 'super_admin', language });

async function typePassword(page: Page, locale: Locale): Promise<void> {
  await page.locator('[name=username]').fill('owner');
  await page.locator('[name=password]').fill('a password');
  await press(page, signInTexts[inStaff(locale)].submit);
}

const signInStates: State[] = [
  {
    name: 'the way to the CMS is closed to this account',
    path: '/login#cms=state',
    expects: [/answer 403: POST .*\/api\/auth\/cms-tickets/],
    given: (api) =>
      api.on('POST /api/auth/cms-tickets', {
        problem: {
          status: 403,
          type: 'not-allowed',
          code: 'content-not-allowed',
          detail: refusals['content-not-allowed'],
        },
      }),
    reach: (page) => page.getByRole('main').getByRole('button').first().waitFor(),
  },
  {
    name: 'the sign-in with a message',
    path: '/login',
    given: (api) =>
      api.on('POST /api/auth/login', {
        problem: {
          status: 401,
          type: 'invalid-credentials',
          code: 'invalid-credentials',
          detail: refusals['invalid-credentials'],
        },
      }),
    reach: async (page, locale) => {
      await typePassword(page, locale);
      await toastIsShown(page, signInTexts[inStaff(locale)].invalid);
    },
    expects: [/answer 401: POST .*\/api\/auth\/login/],
  },
  {
    name: 'the second step of the sign-in',
    path: '/login',
    given: (api) =>
      api.on('POST /api/auth/login', {
        json: { secondStep: { app: true, passkey: { challenge: 'c' }, recoveryCode: true } },
      }),
    reach: async (page, locale) => {
      await typePassword(page, locale);
      await page.locator('[name=code]').waitFor();
    },
  },
  {
    name: 'a password of one’s own first',
    path: '/admin',
    given: (api, _, language) => signedIn(api, { mustChangePassword: true, language }),
    reach: (page) => page.getByRole('heading', { level: 1 }).waitFor(),
  },
  {
    name: 'a second factor first',
    path: '/admin',
    given: (api, _, language) => {
      signedIn(api, { mustSetUpSecondFactor: true, hasSecondFactor: false, language });
      ownAccount(api);
    },
    reach: (page) => page.getByRole('heading', { level: 2 }).first().waitFor(),
  },
  {
    name: 'an app that is being set up',
    path: '/admin/account',
    given: (api) => {
      ownAccount(api);
      appThatCanBeSetUp(api);
    },
    reach: beginApp,
  },
  {
    name: 'recovery codes',
    path: '/admin/account',
    given: (api) => {
      ownAccount(api);
      appThatCanBeSetUp(api);
    },
    reach: async (page, locale) => {
      await beginApp(page, locale);
      await dialog(page).getByRole('textbox').fill('123456');
      await press(page, secondFactorTexts[inStaff(locale)].dialog.save);
      await dialog(page).getByRole('listitem').first().waitFor();
    },
  },
];

async function beginApp(page: Page, locale: Locale): Promise<void> {
  const texts = secondFactorTexts[inStaff(locale)];
  await press(page, texts.app.add);
  await dialog(page).locator('[type=password]').fill('a password');
  await press(page, texts.dialog.go);
  await dialog(page).getByRole('img').waitFor();
}

const cardIsThere = (page: Page) => page.getByRole('article').first().waitFor();

async function openMail(page: Page, locale: Locale): Promise<void> {
  const texts = emailDialogTexts[inStaff(locale)];
  await press(page, cardTexts[inStaff(locale)].sendEmail);
  await page.getByRole('tab').last().click();
  // It says when the session is, and the booking has no time.
  await dialog(page)
    .getByRole('combobox', { name: texts.template, exact: true })
    .selectOption('session-reminder');
  await dialog(page).locator('iframe').waitFor();
}

const withPreview = (api: MockApi) => {
  openOffice(api);
  api.on('POST /api/admin/bookings/:id/email-preview', {
    json: { subject: 'The subject of the mail', html: '<p>The mail</p>', text: 'The mail' },
  });
};

const dashboardStates: State[] = [
  {
    name: 'the dashboard with matters, and with all that a card can say',
    path: '/admin',
    given: (api) => {
      const name = 'A very long name that nobody would expect on so small a screen';
      const lastEmail: AdminBooking['lastEmail'] = {
        id: '41',
        kind: 'klook-received',
        subject: 'Klook booking received: #7K3MZ9QX2B',
        state: 'failed',
        lastError: 'The mail server answered 550 at RCPT TO',
        createdAt: '2026-11-20T09:30:00.000Z',
        sentAt: null,
      };
      const deliveries = deliveriesOfBooking();
      openOffice(api, {
        bookings: [officeBooking({ name, lastEmail, deliveries }), officeBooking({ id: '2B7K3MZ9QX' })],
        matters: [unclearPayment(), matter()],
      });
      api.on('GET /api/admin/system-status', { json: systemStatus({ areMailsLate: true }) });
    },
    reach: async (page) => {
      await cardIsThere(page);
      await page.locator('summary').first().click();
      await page.locator('details[open]').waitFor();
    },
  },
  {
    name: 'the dashboard without bookings',
    path: '/admin?status=completed&search=visitor%40example.com&from=2026-11-20&to=2026-11-21',
    given: (api) => openOffice(api, { bookings: [] }),
    reach: (page) => page.getByRole('region').getByRole('button').first().waitFor(),
  },
  {
    name: 'bookings behind a figure',
    path: '/admin?figure=fee&key=evening&from=2026-11-01&to=2026-11-30',
    given: (api, _, language) => {
      asOwner(api, language);
      openOffice(api);
      api.on('GET /api/admin/reports/bookings', { json: [officeBooking()] });
    },
    reach: cardIsThere,
  },
  {
    name: 'a mail to a guest',
    path: '/admin',
    given: withPreview,
    reach: openMail,
  },
  {
    name: 'the question before a mail that leaves something open',
    path: '/admin',
    given: withPreview,
    reach: async (page, locale) => {
      await openMail(page, locale);
      await dialog(page)
        .getByRole('button', { name: emailDialogTexts[inStaff(locale)].send, exact: true })
        .click();
      await dialog(page).getByRole('group').waitFor();
    },
  },
  {
    name: 'a ledger check that differs',
    path: '/admin',
    given: (api) => {
      openOffice(api);
      api.on('GET /api/admin/reconciliations', { json: [ledgerWithDifference()] });
    },
    reach: async (page, locale) => {
      await press(page, ledgerTexts[inStaff(locale)].open);
      await dialog(page).getByRole('listitem').first().waitFor();
    },
  },
];

const accountStates: State[] = [
  {
    name: 'accounts',
    path: '/admin/users',
    given: (api, _, language) => {
      asOwner(api, language);
      listedAccounts(api);
    },
    reach: (page) => page.getByRole('listitem').first().waitFor(),
  },
  {
    name: 'an account that is added',
    path: '/admin/users',
    given: listedAccounts,
    reach: async (page, locale) => {
      await press(page, userTexts[inStaff(locale)].add.open);
      await press(page, userTexts[inStaff(locale)].add.submit);
      await toastIsShown(page, userTexts[inStaff(locale)].add.inputError);
    },
  },
  {
    name: 'a password for another account',
    path: '/admin/users',
    given: (api, _, language) => {
      asOwner(api, language);
      listedAccounts(api);
    },
    reach: async (page, locale) => {
      const { setNewPassword } = userTexts[inStaff(locale)];
      await page.getByRole('button', { name: setNewPassword }).first().click();
      await dialog(page).waitFor();
    },
  },
  {
    name: 'one’s own account with an app and a passkey',
    path: '/admin/account',
    given: (api) => ownAccount(api, bothFactors),
    reach: async (page) => {
      await page.getByText('Work phone', { exact: true }).waitFor();
      await page.getByText('203.0.113.*').last().waitFor();
    },
  },
  {
    name: 'the password before sessions end',
    path: '/admin/account',
    given: (api) => {
      ownAccount(api);
      api.on('POST /api/auth/other-sessions/end', {
        problem: {
          status: 400,
          type: 'validation-failed',
          code: 'current-password-wrong',
          detail: refusals['current-password-wrong'],
        },
      });
    },
    reach: async (page, locale) => {
      await press(page, sessionTexts[inStaff(locale)].endOthers);
      await dialog(page).locator('[type=password]').fill('a password');
      await page.keyboard.press('Enter');
      await dialog(page).getByRole('alert').filter({ hasText: /\S/ }).waitFor();
    },
    expects: [/answer 400: POST .*\/api\/auth\/other-sessions\/end/],
  },
  {
    name: 'the audit log',
    path: '/admin/audit',
    given: (api) => api.on('GET /api/admin/audit', { json: auditEntries() }),
    reach: (page) => page.getByRole('listitem').first().waitFor(),
  },
  {
    name: 'what is known of an address',
    path: '/admin/personal-data',
    given: knownPerson,
    reach: lookUp,
  },
  {
    name: 'the question before personal data is erased',
    path: '/admin/personal-data',
    given: knownPerson,
    reach: async (page, locale) => {
      await lookUp(page, locale);
      await press(page, personalDataTexts[inStaff(locale)].erase.open);
      await dialog(page).waitFor();
    },
  },
];

function knownPerson(api: MockApi, _: Page, language: Locale): void {
  asOwner(api, language);
  api.on('POST /api/admin/personal-data/search', { json: person });
}

async function lookUp(page: Page, locale: Locale): Promise<void> {
  await page.getByRole('textbox').fill('visitor@example.com');
  await press(page, personalDataTexts[inStaff(locale)].search);
  await page.getByRole('heading', { level: 2 }).waitFor();
}

const moneyStates: State[] = [
  {
    name: 'the reports with their tables',
    path: '/admin/reports',
    given: (api, _, language) => {
      asOwner(api, language);
      reports(api);
    },
    reach: async (page, locale) => {
      await page.getByRole('switch').waitFor();
      await page.getByRole('slider').first().waitFor();
      const { asTable, howCounted } = reportTexts[inStaff(locale)];
      for (const summary of await page.locator('summary').filter({ hasText: asTable }).all())
        await summary.click();
      await page.locator('summary').filter({ hasText: howCounted }).first().click();
    },
  },
  {
    name: 'reports for an admin who may not read them',
    path: '/admin/reports',
    reach: (page) => page.getByRole('alert').filter({ hasText: /\S/ }).waitFor(),
  },
  {
    name: 'the statement of a closed month that differs from the settlement list',
    path: '/admin/statements',
    given: (api, _, language) => {
      asOwner(api, language);
      statements(api, { number: 1, closedAt: '2026-10-02T01:00:00.000Z' });
    },
    reach: async (page, locale) => {
      const texts = statementTexts[inStaff(locale)];
      await press(page, texts.compare);
      await toastIsShown(page, texts.compared(1));
      await page.getByRole('table').nth(7).waitFor();
    },
  },
  {
    name: 'tax and fees with mistakes',
    path: '/admin/statements',
    given: (api, _, language) => {
      asOwner(api, language);
      statements(api);
    },
    reach: async (page, locale) => {
      await page.getByRole('textbox').first().fill('much');
      await page.getByRole('textbox').last().fill('much');
      await press(page, statementTexts[inStaff(locale)].settings.save);
      await page.locator('[aria-invalid=true]').first().waitFor();
    },
  },
  {
    name: 'the question before a month is closed',
    path: '/admin/statements',
    given: (api, _, language) => {
      asOwner(api, language);
      statements(api);
    },
    reach: async (page, locale) => {
      await press(page, statementTexts[inStaff(locale)].close);
      await dialog(page).waitFor();
    },
  },
];

const otherStates: State[] = [
  {
    name: 'deliveries',
    path: '/admin/deliveries',
    given: (api) => openDeliveries(api, 'Alexandra Konstantinopoulou-Wolfeschlegelsteinhausen'),
    reach: cardIsThere,
  },
  {
    name: 'the question for the tracking number',
    path: '/admin/deliveries',
    given: (api) => openDeliveries(api),
    reach: async (page, locale) => {
      const { send } = deliveryTexts[inStaff(locale)];
      await page
        .getByRole('button', { name: new RegExp(`^${send}`) })
        .last()
        .click();
      await dialog(page).getByRole('textbox').fill('<EMS>');
      await page.keyboard.press('Enter');
      await dialog(page).locator('[aria-invalid=true]').waitFor();
    },
  },
  {
    name: 'vouchers, and the bookings with one',
    path: '/admin/vouchers',
    given: vouchers,
    reach: async (page, locale) => {
      await press(page, voucherTexts[inStaff(locale)].bookingsOf('KX7M-9PQ2'));
      await page.getByRole('link', { name: '7K3MZ9QX2B' }).waitFor();
    },
  },
  {
    name: 'a new voucher with mistakes',
    path: '/admin/vouchers',
    given: vouchers,
    reach: async (page, locale) => {
      await press(page, voucherTexts[inStaff(locale)].make);
      await press(page, voucherTexts[inStaff(locale)].form.submit);
      await dialog(page).locator('[aria-invalid=true]').first().waitFor();
    },
  },
  {
    name: 'enquiries',
    path: '/admin/enquiries',
    given: (api) => api.on('GET /api/admin/enquiries', { json: enquiries() }),
    reach: cardIsThere,
  },
];

/** The rest of the admin area: dashboard, accounts, reports, statements, deliveries, vouchers. */
export const officeStates: readonly State[] = [
  ...signInStates,
  ...dashboardStates,
  ...accountStates,
  ...moneyStates,
  ...otherStates,
];
