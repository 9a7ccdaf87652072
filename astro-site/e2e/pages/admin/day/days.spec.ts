import { longSeoulDate } from 'shared/time/display.ts';
import { addSeoulDays } from 'shared/time/seoul.ts';
import { Finger } from '../../../support/finger.ts';
import { boardDate, boardDay, boardSession, gridOf, openBoard, tileOf, withBoard } from '../../data/board.ts';
import { signedIn } from '../../data/staff.ts';
import { expect, test } from '../../fixtures.ts';

test('a board that hears nothing says how old it is, and catches up by itself', async ({ page, api }) => {
  signedIn(api);
  const board = await withBoard(api, page);
  await openBoard(page);
  const live = page.getByText('Live', { exact: true });
  await expect(live).toBeVisible();
  await board.fallSilent();
  const stale = page.getByText(/^As of 12:00:00, \d+ seconds? ago\./);
  await expect(stale).toBeVisible();
  const guest = boardSession('15:00', 'Missed Test');
  board.day = boardDay([guest]);
  await board.tell('changed');
  await expect(tileOf(page, guest)).toContainText('Expected');
  await expect(live).toBeVisible();
  await expect(stale).toHaveCount(0);
});

test('day by day with keys, swipes and buttons; today is one tap away; the address knows the day', async ({
  openContext,
  api,
}) => {
  const page = await (
    await openContext({ viewport: { width: 1024, height: 768 }, hasTouch: true })
  ).newPage();
  signedIn(api);
  await withBoard(api, page);
  await openBoard(page);
  const heading = (days: number) =>
    page.getByRole('heading', { level: 1, name: longSeoulDate(addSeoulDays(boardDate, days)) });
  await expect(heading(0)).toContainText('Today');
  await page.keyboard.press('ArrowRight');
  await expect(heading(1)).toContainText('Tomorrow');
  await page.reload();
  await expect(heading(1)).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(heading(-1)).toContainText('Yesterday');
  await page.keyboard.press('t');
  await expect(heading(0)).toBeVisible();
  await page.getByRole('button', { name: 'Next day (right arrow)' }).click();
  await expect(heading(1)).toBeVisible();
  await page.getByLabel('Go to a day').fill(addSeoulDays(boardDate, 30));
  await expect(heading(30)).toBeVisible();
  await page.getByRole('button', { name: 'Today', exact: true }).click();
  await expect(heading(0)).toBeVisible();

  // What is under a finger that is lifted again has to be there still.
  await expect(gridOf(page)).toBeVisible();
  const finger = await Finger.of(page);
  await finger.swipe({ x: 820, y: 700 }, -400);
  await expect(heading(1)).toBeVisible();
  await finger.swipe({ x: 420, y: 700 }, 400);
  await expect(heading(0)).toBeVisible();
  // Keys that are typed are text.
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox', { name: 'Find a guest (/)' })).toBeFocused();
  await page.keyboard.type('t');
  await page.keyboard.press('ArrowRight');
  await expect(heading(0)).toBeVisible();
});
