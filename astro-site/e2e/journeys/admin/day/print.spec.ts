import type { Page } from '@playwright/test';
import type { Day, DaySession } from 'shared/day/day.ts';
import { instantInSeoul, minutesOfDay, timeOfDay } from 'shared/time/seoul.ts';
import { expect, test } from '../../../fixtures.ts';
import { printedPaper } from '../../../support/paper.ts';
import type { StackUnderTest } from '../../../support/stack.ts';
import { freeSlot } from '../../../support/test-slot.ts';
import { Counter } from './counter.ts';

/** Words of the board that are no use on paper. */
const chrome = ['Find a guest', 'Live', 'Welcome', 'My account', 'Cash-up', 'Free next', 'Sell'];

test('a sparse day on paper: who comes, when, with what, and every free time to write somebody in', async ({
  page,
  stack,
  guestEmail,
}) => {
  const counter = new Counter(page, stack);
  const slot = await freeSlot(page, 'day');
  await counter.desk.signIn();
  const fields = {
    name: 'Paper Test',
    phone: '+82 10 1234 9876',
    selectedAddons: [1],
    selectedDrink: 'lemonade',
  };
  const id = await counter.desk.paidBooking(guestEmail, slot, 150_000, fields);
  await note(
    page,
    stack,
    id,
    'Wheelchair: keep the door side of the booth free, and bring the low microphone.',
  );
  await counter.goTo(slot.date);
  await expect(counter.tile(slot, 'Paper Test')).toBeVisible();
  const { text, pages } = await printedPaper(page);
  for (const words of [
    ...['Paper Test', 'Lemonade', '…9876', 'youtu.be/dQw4w9WgXcQ', 'Full Track Mixing', 'Paid', 'note below'],
    ...[
      'Wheelchair: keep the door side',
      'Printed ',
      `, ${stack.logins.admin.username}`,
      '10:00',
      '21:50',
      'free',
    ],
  ])
    expect(text).toContain(words);
  for (const words of chrome) expect(text).not.toContain(words);
  expect(pages).toBe(2);
  await expect(page.getByRole('button', { name: 'Print' })).toBeVisible();
});

test('a full day of two studios, everybody with long words, takes two sheets', async ({
  page,
  stack,
  guestEmail,
}) => {
  const counter = new Counter(page, stack);
  const slot = await freeSlot(page, 'day');
  await counter.desk.signIn();
  await counter.desk.paidBooking(guestEmail, slot, 50_000, { name: 'Paper Test' });
  await page.route(`**/api/admin/day/${slot.date}`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: crowded((await response.json()) as Day) });
  });
  await counter.goTo(slot.date);
  await expect(page.getByText('144 sessions')).toBeVisible();
  const { text, pages } = await printedPaper(page);
  expect(text).toContain('Studio 2');
  expect(text.match(/Guest of a very long name/g)?.length).toBeGreaterThanOrEqual(144);
  expect(text).toContain('Sheet 2 of 2');
  expect(text).toContain('more on the board');
  for (const words of chrome) expect(text).not.toContain(words);
  expect(pages).toBe(2);
});

test('a day on which nothing can take place says so on one sheet', async ({ page, stack }) => {
  const counter = new Counter(page, stack);
  const past = '2019-03-01';
  await counter.open(past);
  const { text, pages } = await printedPaper(page);
  expect(text).toContain('Nothing takes place on this day.');
  expect(pages).toBe(1);
  // Whoever goes on has the board alone again.
  await page.keyboard.press('Shift');
  await expect(page.locator('[data-print-sheet]')).toHaveCount(0);
});

/** The session of the day at every time of two studios, with as many words as there may be. */
function crowded(day: Day): Day {
  const [sample] = day.sessions as [DaySession];
  const studios = [1, 2].map((id) => ({ id, name: `Studio ${id}`, isSold: true }));
  const first = minutesOfDay(day.opensAt);
  const times = Array.from({ length: 72 }, (_, index) => timeOfDay(first + 10 * index));
  const sessions = studios.flatMap(({ id: studioId }) =>
    times.map((bookingTime, index) => ({
      ...sample,
      ...{ studioId, bookingTime, startsAt: instantInSeoul(day.date, bookingTime).toISOString() },
      id: `TEST${studioId}${String(index).padStart(5, '0')}`,
      name: 'Guest of a very long name who wrote all of it down',
      selectedDrink: 'green-tea',
      drinkTemperature: 'iced' as const,
      party: { place: 1, size: 4, others: [] },
      addons: [1, 2, 3, 4].map((id) => ({ id, name: 'Recording Video (Edited)' })),
      note: 'Wheelchair: keep the door side of the booth free, and bring the low microphone stand. '.repeat(
        4,
      ),
    })),
  );
  return { ...day, studios, sessions };
}

async function note(page: Page, stack: StackUnderTest, id: string, words: string): Promise<void> {
  const noted = await page.request.put(`/api/admin/bookings/${id}/note`, {
    headers: { Origin: stack.urls.site },
    data: { note: words },
  });
  expect(noted.status(), await noted.text()).toBe(200);
}
