import { longSeoulDate } from 'shared/time/display.ts';
import { expect, test } from '../fixtures.ts';
import { dayFromToday, officeBooking, openOffice } from '../data/office.ts';
import { signedIn } from '../data/staff.ts';

/** What the list asks the service for. */
const asked = (url: string) => new URL(url).searchParams;

test('search, status, days and order stand in the address, survive a reload, and are cleared together', async ({
  page,
  api,
}) => {
  signedIn(api);
  openOffice(api);
  api.on('GET /api/admin/bookings', (request) => ({
    json: asked(request.url()).get('status') === 'completed' ? [] : [officeBooking()],
  }));
  await page.goto('/admin');
  const last = () => asked(api.requests('GET /api/admin/bookings').at(-1)?.url() ?? '');
  await page.getByLabel('Search').fill('VISITOR');
  await page.getByRole('button', { name: /^Pending/ }).click();
  await expect(page).toHaveURL(/\?status=pending&search=VISITOR$/);
  await expect.poll(() => last().get('search')).toBe('VISITOR');
  expect(last().get('status')).toBe('pending');

  const day = dayFromToday(10);
  await page.getByLabel('Session day').selectOption('From – to');
  await page.getByLabel('First day').fill(day);
  const lastDay = page.getByLabel('Last day');
  for (const wrong of [`${day.slice(0, 7)}-45`, '2026-11-3', '26 Nov']) {
    await lastDay.fill(wrong);
    await lastDay.blur();
    await expect(lastDay).toHaveAccessibleDescription(/There is no such day\./);
  }
  await lastDay.fill(day);
  // Written alike in every browser, whatever the order of dates in its language.
  await expect(lastDay).toHaveValue(day);
  await expect(page.getByRole('search')).toContainText(longSeoulDate(day));
  await page.getByLabel('Order').selectOption('Session time, earliest first');
  await expect(page).toHaveURL(new RegExp(`from=${day}&to=${day}&sort=session$`));
  await page.reload();
  await expect(page.getByRole('article')).toHaveCount(1);
  expect([last().get('from'), last().get('to'), last().get('sort')]).toEqual([day, day, 'session']);

  await page.getByLabel('Status', { exact: true }).selectOption('Completed');
  const empty = page.getByRole('region', { name: 'Bookings', exact: true });
  await expect(empty).toContainText('No bookings found');
  await expect(empty).toContainText('search “VISITOR” · status Completed · session on');
  await empty.getByRole('button', { name: 'Clear filters' }).click();
  await expect(page.getByLabel('Search')).toBeFocused();
  await expect(page.getByLabel('Search')).toHaveValue('');
  await expect(page).toHaveURL(/\/admin\?sort=session$/);
  await expect(page.getByRole('article')).toHaveCount(1);
});

test('what was never paid is hidden on wish, and this browser remembers it; today is the day it is in Seoul', async ({
  page,
  api,
}) => {
  signedIn(api);
  openOffice(api);
  await page.goto('/admin');
  const hide = page.getByRole('checkbox', { name: 'Hide never paid' });
  await expect(hide).not.toBeChecked();
  await hide.check();
  await page.goto('/admin');
  await expect(hide).toBeChecked();
  await expect(page).toHaveURL(/unpaid=hide/);
  await expect
    .poll(() => asked(api.requests('GET /api/admin/bookings').at(-1)?.url() ?? '').get('hideNeverPaid'))
    .toBe('1');
  await hide.uncheck();
  await page.goto('/admin');
  await expect(hide).not.toBeChecked();

  await page.getByLabel('Session day').selectOption('Today');
  await expect(page).toHaveURL(/\?day=today$/);
  await expect
    .poll(() => {
      const query = asked(api.requests('GET /api/admin/bookings').at(-1)?.url() ?? '');
      return [query.get('from'), query.get('to')];
    })
    .toEqual([dayFromToday(0), dayFromToday(0)]);
});

test('the card of a booking says how it came and what was ordered, and what is gone once it was erased', async ({
  page,
  api,
}) => {
  signedIn(api);
  const erased = officeBooking({
    id: '2B7K3MZ9QX',
    bookingType: 'direct',
    status: 'completed',
    forgottenAt: '2026-11-20T09:30:00.000Z',
    name: 'Sample Visitor',
  });
  openOffice(api, { bookings: [officeBooking(), erased] });
  await page.goto('/admin');
  const [card, gone] = [page.getByRole('article').first(), page.getByRole('article').last()];
  await expect(card.getByText('Klook', { exact: true })).toBeVisible();
  await expect(card).toContainText('Full Track Mixing · ₩100,000');
  await expect(card.getByRole('link', { name: 'visitor@example.com' })).toHaveAttribute(
    'href',
    'mailto:visitor@example.com',
  );
  await expect(gone).toContainText('Personal data removed on 2026-11-20');
  await expect(gone.getByText('Klook', { exact: true })).toHaveCount(0);
  await expect(gone).not.toContainText('Sample Visitor');
  await expect(gone.getByRole('button', { name: 'Send Email' })).toHaveCount(0);
});

test('the bookings behind a figure say which, and lead back to the report or to all of them', async ({
  page,
  api,
}) => {
  signedIn(api, { role: 'super_admin' });
  openOffice(api);
  api.on('GET /api/admin/reports/bookings', { json: [officeBooking()] });
  await page.goto('/admin?figure=fee&key=evening&from=2026-11-01&to=2026-11-30');
  await expect(
    page.getByText(/Shown are only bookings with: Session fees, evening · in the report from/),
  ).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page.getByRole('link', { name: 'Back to the report' })).toHaveAttribute(
    'href',
    '/admin/reports?from=2026-11-01&to=2026-11-30',
  );
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(page.getByRole('searchbox', { name: 'Search' })).toBeFocused();
  await expect(page).toHaveURL(/\/admin$/);
});
