import { longSeoulDate } from 'shared/time/display.ts';
import { boardDay, boardSession, openBoard, staffBooking, withBoard } from '../../data/board.ts';
import { signedIn } from '../../data/staff.ts';
import { launchOptionsWithCamera, showCode } from '../../../support/camera.ts';
import { expect, test as withoutCamera } from '../../fixtures.ts';

const test = withoutCamera.extend({ launchOptions: launchOptionsWithCamera });

test('a guest is found by number, name and the last digits of the phone', async ({ page, api }) => {
  signedIn(api);
  const name = 'Ida Findme';
  const ida = boardSession('15:00', name, { phone: '+82 10 1298 7654' });
  await withBoard(api, page, boardDay([ida]));
  await openBoard(page);
  const search = page.getByRole('searchbox', { name: 'Find a guest (/)' });
  const sheet = page.getByRole('dialog', { name });
  for (const typed of [`#${ida.id}`, 'ida findme', '987654']) {
    await page.keyboard.press('/');
    await search.fill(typed);
    await expect(page.getByText('1 guest', { exact: true })).toBeVisible();
    await page.getByRole('search').getByRole('button', { name }).click();
    await expect(sheet).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(sheet).toHaveCount(0);
  }
  await search.fill('nobody of that name');
  await expect(page.getByText('Nobody of this day. Numbers of other days can be scanned.')).toBeVisible();
});

test('the code of the mail opens the guest; one of another day leads there; a foreign one is told', async ({
  page,
  api,
  problems,
}) => {
  problems.expect(/answer 404: GET .*\/api\/admin\/bookings\/0000000000/);
  signedIn(api);
  const name = 'Scan Test';
  const guest = boardSession('15:00', name);
  const board = await withBoard(api, page);
  const otherDay = '2027-03-17';
  api.on('GET /api/admin/bookings/:id', (_, [, id = '']) =>
    id === guest.id
      ? { json: staffBooking({ id, name, bookingDate: otherDay }) }
      : { problem: { status: 404, type: 'booking-not-found', detail: 'There is no such booking.' } },
  );
  await openBoard(page);
  const scanner = page.getByRole('dialog', { name: 'Scan the code of the mail' });
  const scan = page.getByRole('button', { name: 'Scan a code' });

  await showCode('https://example.com/menu');
  await scan.click();
  await expect(scanner.getByText('This is not a code of ours.')).toBeVisible();
  await page.keyboard.press('Escape');

  await showCode('0000000000');
  await scan.click();
  await expect(scanner.getByText('There is no booking #0000000000.')).toBeVisible();
  await page.keyboard.press('Escape');

  await showCode(guest.id);
  await scan.click();
  await expect(scanner.getByText(`${name} is booked for ${longSeoulDate(otherDay)}.`)).toBeVisible();
  await scanner.getByRole('button', { name: 'Go to that day' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(longSeoulDate(otherDay));

  board.day = boardDay([guest]);
  await openBoard(page);
  await scan.click();
  await expect(page.getByRole('dialog', { name })).toContainText(`#${guest.id}`);
});
