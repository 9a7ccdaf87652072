import { expect, test } from '../fixtures.ts';
import { refused } from '../data/payment.ts';
import { openDay, openSlot } from '../data/slot.ts';
import { LINK, offered, takesWishes, wish } from '../data/waitlist.ts';
import { Wizard } from '../../support/wizard.ts';

test('the wizard leads to the list where a time is taken, and nowhere where all are free', async ({
  page,
  api,
}) => {
  const { date, time } = openSlot();
  const wizard = new Wizard(page);
  await wizard.openDirect();
  await wizard.pickDate(date);
  const toWaitlist = page.getByRole('link', { name: 'Tell me when another time is free' });
  await expect(wizard.timeKey(time)).toBeEnabled();
  await expect(toWaitlist).toHaveCount(0);
  api.on('GET /api/timeslots/:date', { json: ['10:00'] });
  await page.reload();
  await wizard.pickDate(date);
  await expect(wizard.timeKey(time)).toBeDisabled();
  await toWaitlist.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tell me when a time is free');
  await expect(page.getByLabel('Day')).toHaveValue(date);
});

test('the form: what is missing, a time that is free already, and the wish as it was sent', async ({
  page,
  api,
  problems,
}) => {
  problems.expect(/answer 409: POST .*\/api\/waitlist$/);
  const date = openDay();
  await page.goto(`/waitlist#${date}.2`);
  const join = page.getByRole('button', { name: 'Put me on the list' });
  await join.click();
  await expect(page.getByText('Please enter an e-mail address that we can write to')).toBeVisible();
  await expect(page.getByLabel('E-mail')).toBeFocused();
  await page.getByLabel('E-mail').fill('guest@example.com');
  await page.getByLabel('Earliest start').selectOption('15:00');
  await page.getByLabel('Latest start').selectOption('16:00');
  takesWishes(api);
  await join.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Almost there: confirm it by mail');
  expect(api.requests('POST /api/waitlist')[0]?.postDataJSON()).toEqual({
    ...{ email: 'guest@example.com', date, earliest: '15:00', latest: '16:00', people: 2, locale: 'en' },
  });

  await page.getByRole('button', { name: 'Wait for another day' }).click();
  await expect(page.getByLabel('E-mail')).toHaveValue('guest@example.com');
  await page.getByLabel('Day').fill(date);
  api.on('POST /api/waitlist', refused('times-free', { nearestTime: '15:10' }));
  await join.click();
  await expect(page.getByText('There is a free time already: 15:10.')).toBeVisible();
  await page.getByRole('button', { name: 'Book 15:10 now' }).click();
  await page.waitForURL('**/#book-direct');
  const wizard = new Wizard(page);
  await expect(wizard.timeKey('15:10')).toBeChecked();
});

test('a place on the list: who waits sees it, leaves it, and may join again', async ({ page, api }) => {
  api.on('POST /api/waitlist/wish', wish({ ahead: 2 }));
  await page.goto(`/waitlist#${LINK}`);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('You are on the list');
  await expect(heading).toBeFocused();
  await expect(page.getByText('2 people are before you.')).toBeVisible();
  await expect(page.getByText('15:00 KST')).toBeVisible();
  api.on('POST /api/waitlist/wish/leave', wish({ state: 'left' }));
  api.on('POST /api/waitlist/wish', wish({ state: 'left' }));
  await page.getByRole('button', { name: 'Leave the list' }).click();
  await expect(heading).toHaveText('You are off the list');
  await expect(heading).toBeFocused();
  await page.getByRole('button', { name: 'Put me on the list again' }).click();
  await expect(page.getByLabel('Day')).toHaveValue(openDay());
  await expect(page.getByLabel('E-mail')).toHaveValue('guest@example.com');
});

test('a time that is held leads to the wizard with it chosen; where it has gone, that is said', async ({
  page,
  api,
  problems,
}) => {
  problems.expect(/answer 409: POST .*\/api\/waitlist\/wish\/take$/);
  api.on('POST /api/waitlist/wish', offered());
  api.on('POST /api/waitlist/wish/take', refused('offer-ended'));
  await page.goto(`/waitlist#${LINK}`);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('It is your turn');
  await expect(page.getByText(/^Held until \d\d:\d\d KST$/)).toBeVisible();
  api.on('POST /api/waitlist/wish', wish({ state: 'missed' }));
  await page.getByRole('button', { name: 'Book this time' }).click();
  await expect(heading).toHaveText('This time went to the next in line');

  api.on('POST /api/waitlist/wish', offered());
  api.on('POST /api/waitlist/wish/take', offered());
  await page.reload();
  await page.getByRole('button', { name: 'Book this time' }).click();
  await page.waitForURL('**/#book-direct');
  const wizard = new Wizard(page);
  await expect(page.getByRole('heading', { name: 'Choose your time' })).toBeFocused();
  await expect(wizard.timeKey('15:00')).toBeChecked();
  await expect(page.getByText(/^15:00 KST is kept for you until \d\d:\d\d KST/)).toBeVisible();
  await expect(page.getByText(/^(20:00|19:\d\d) left$/)).toBeVisible();
  await page.reload();
  await expect(wizard.timeKey('15:00')).toBeChecked();
});

test('a link that was taken, is none, or gets no answer', async ({ page, api, problems }) => {
  problems.expect(/answer 401: POST .*\/api\/waitlist\/wish$/);
  problems.expect(/answer 503: POST .*\/api\/waitlist\/wish/);
  const heading = page.getByRole('heading', { level: 1 });
  for (const { answer, says } of [
    { answer: wish({ state: 'taken' }), says: 'You have taken this time' },
    { answer: refused('link-invalid'), says: 'This link has had its day' },
    { answer: refused('not-ready'), says: 'No answer came' },
  ]) {
    api.on('POST /api/waitlist/wish', answer);
    await page.goto('/waitlist');
    await page.goto(`/waitlist#${LINK}`);
    await expect(heading).toHaveText(says);
  }
  api.on('POST /api/waitlist/wish', wish());
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('You are next.')).toBeVisible();
});
