import { minutesOfDay, timeOfDay } from 'shared/time/seoul.ts';
import { printedPaper } from '../../../support/paper.ts';
import { boardDay, boardSession, openBoard, withBoard } from '../../data/board.ts';
import { signedIn } from '../../data/staff.ts';
import { expect, test } from '../../fixtures.ts';

/** Words of the board that are no use on paper. */
const chrome = ['Find a guest', 'Live', 'Welcome', 'My account', 'Cash-up', 'Free next', 'Sell'];
const note = 'Wheelchair: keep the door side of the booth free, and bring the low microphone.';

test('a sparse day on paper: who comes, when, with what, and every free time to write a guest in', async ({
  page,
  api,
}) => {
  signedIn(api);
  const guest = boardSession('15:00', 'Paper Test', {
    ...{ phone: '+82 10 1234 9876', selectedAddons: [1], note },
    addons: [{ id: 1, name: 'Full Track Mixing' }],
  });
  await withBoard(api, page, boardDay([guest]));
  await openBoard(page);
  const { text, pages } = await printedPaper(page);
  for (const words of [
    ...['Paper Test', 'Lemonade', '…9876', 'abcdefghijk', 'Full Track Mixing', 'Paid', 'note below'],
    ...['Wheelchair: keep the door side', 'Printed ', ', owner', '10:00', '21:50', 'free'],
  ])
    expect(text).toContain(words);
  for (const words of chrome) expect(text).not.toContain(words);
  expect(pages).toBe(2);
  await expect(page.getByRole('button', { name: 'Print' })).toBeVisible();
});

test('a full day of two studios, every guest with long words, takes two sheets', async ({ page, api }) => {
  signedIn(api);
  const studios = [1, 2].map((id) => ({ id, name: `Studio ${id}`, isSold: true }));
  const first = minutesOfDay('10:00');
  const sessions = studios.flatMap(({ id: studioId }) =>
    Array.from({ length: 72 }, (_, index) =>
      boardSession(timeOfDay(first + 10 * index), 'Guest of a very long name who wrote all of it down', {
        ...{ studioId, selectedDrink: 'green-tea', drinkTemperature: 'iced' },
        party: { place: 1, size: 4, others: [] },
        addons: [1, 2, 3, 4].map((id) => ({ id, name: 'Recording Video (Edited)' })),
        note: `${note} `.repeat(4),
      }),
    ),
  );
  await withBoard(api, page, boardDay(sessions, { studios }));
  await openBoard(page);
  await expect(page.getByText('144 sessions')).toBeVisible();
  const { text, pages } = await printedPaper(page);
  expect(text).toContain('Studio 2');
  expect(text.match(/Guest of a very long name/g)?.length).toBeGreaterThanOrEqual(144);
  expect(text).toContain('Sheet 2 of 2');
  expect(text).toContain('more on the board');
  for (const words of chrome) expect(text).not.toContain(words);
  expect(pages).toBe(2);
});

test('a day on which nothing can take place says so on one sheet', async ({ page, api }) => {
  signedIn(api);
  await withBoard(api, page, boardDay([], { studios: [], starts: [] }));
  await openBoard(page);
  const { text, pages } = await printedPaper(page);
  expect(text).toContain('Nothing takes place on this day.');
  expect(pages).toBe(1);
  // After the paper the board is alone again.
  await page.keyboard.press('Shift');
  await expect(page.locator('[data-print-sheet]')).toHaveCount(0);
});
