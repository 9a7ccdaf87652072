import { longSeoulDate } from 'shared/time/display.ts';
import { expect } from '../../fixtures.ts';
import { showCode, test } from '../admin/day/camera.ts';
import { Counter } from '../admin/day/counter.ts';
import { CardWindow } from '../../support/card-window.ts';
import { cmsApi } from '../../support/cms.ts';
import { heldNotice } from '../../support/held.ts';
import { linkIn, OwnPage } from '../../support/own-page.ts';
import { printedPaper } from '../../support/paper.ts';
import { freeSlot } from '../../support/test-slot.ts';
import { guest, Wizard } from '../../support/wizard.ts';

const contact = {
  address: 'Yanghwa-ro, Mapo-gu, Seoul',
  nearestStation: '5 minutes from Hongik Univ. Station',
};
const sinsa = { ...contact, name: 'Sinsa', slug: 'sinsa', _status: 'published' };
const hongdae = {
  ...{ ...contact, name: 'Hongdae', slug: 'hongdae', _status: 'published' },
  openingHours: { opensAt: '12:00', closesAt: '20:00' },
  priceBands: [{ label: 'All day', startsAt: '12:00', lastStartAt: '19:50', feeWon: 30_000 }],
  studios: [{ name: 'Hongdae A' }],
  supportHandle: '@hongdae-sample',
};

test('with two cafes the wizard asks where, and what is booked in one is of that one; with one nobody is asked', async ({
  page,
  stack,
  request,
  mailbox,
  guestEmail,
  problems,
}) => {
  const cms = await cmsApi(request, stack);
  const name = 'Guest of Hongdae';
  const slot = await freeSlot(page, 'day');
  const account = {
    email: `staff-${guestEmail}`,
    username: `staff.${guestEmail.slice(0, 30).replace('@', '.')}`,
    password: 'seven quiet otters',
  };
  const made: string[] = [];
  let closed = 0;
  const open = async (branch: object) => {
    const { doc } = (await cms.post('/branches', branch)) as { doc: { id: number; branchId: number } };
    made.push(String(doc.id));
    return doc.branchId;
  };
  const free = async (branchId: number) =>
    (await (await request.get(`/api/timeslots/${slot.date}?branchId=${branchId}`)).json()) as string[];
  const landing = async () => (await request.get('/')).text();
  try {
    const ids = [await open(sinsa), await open(hongdae)] as const;
    [, closed] = ids;
    await expect.poll(() => free(ids[1]), { timeout: 20_000 }).toContain(slot.time);
    await expect.poll(landing, { timeout: 60_000 }).toContain('Hongdae');

    const wizard = new Wizard(page);
    await wizard.openDirect();
    const where = page.getByRole('radiogroup', { name: 'Where' });
    await expect(where.getByRole('radio')).toHaveCount(2);
    await expect(wizard.calendar).toBeHidden();
    await wizard.submit();
    await expect(where).toHaveAccessibleDescription('Please choose a cafe');
    await expect(where.getByRole('radio', { name: 'Sinsa' })).toBeFocused();

    await where.getByRole('radio', { name: /Hongdae/ }).check();
    await wizard.pickSlot(slot);
    const ticket = page.getByRole('complementary', { name: 'Your ticket' });
    await expect(ticket).toContainText('Hongdae');
    await expect(ticket).toContainText('₩30,000');
    await wizard.pickDrink('Lemonade');
    await wizard.fillDetails({ ...guest(guestEmail), name });
    await wizard.submit();
    await wizard.leavesFor(/\/payment\?/);
    const id = new URL(page.url()).searchParams.get('bookingId') ?? '';
    expect(await free(ids[1])).not.toContain(slot.time);
    expect(await free(ids[0])).toContain(slot.time);

    // The notice of what is not paid yet names the cafe.
    await page.goto('/');
    await wizard.comeNear();
    await expect(heldNotice(page)).toContainText('Hongdae · ');

    // Whoever could not pay asks the cafe where they have booked.
    await page.goto('/payment-fail?code=PAY_PROCESS_CANCELED');
    await expect(page.getByText(/in the chat app: @hongdae-sample/)).toBeVisible();

    await page.getByRole('button', { name: 'Try again' }).click();
    await page.waitForURL(/\/payment\?/);
    const cardWindow = new CardWindow(page, true);
    await cardWindow.open();
    await cardWindow.approve();
    await expect(page.getByRole('heading', { name: /Paid/ })).toBeVisible({ timeout: 30_000 });
    await expect(page.getByRole('main')).toContainText('Hongdae');

    // Where the wizard leads whoever wants a time there that is taken.
    await page.goto(`/waitlist#${slot.date}.1.${ids[1]}`);
    await expect(page.getByRole('combobox', { name: 'Cafe' })).toHaveValue(String(ids[1]));

    await page.goto('/?branch=hongdae#booking');
    await wizard.comeNear();
    await wizard.choose('direct');
    await expect(where.getByRole('radio', { name: /Hongdae/ })).toBeChecked();

    const counter = new Counter(page, stack);
    await counter.open(slot.date);
    const board = page.getByRole('combobox', { name: 'Cafe' });
    await expect(board).toHaveValue(String(ids[0]));
    await expect(page.getByText(name)).toBeHidden();
    await board.selectOption('Hongdae');
    await expect(page.getByText(name).first()).toBeVisible();
    // The code of a guest of the other cafe leads to its board, and the paper of the day says whose it is.
    await board.selectOption('Sinsa');
    await showCode(id);
    await page.getByRole('button', { name: 'Scan a code' }).click();
    const scanner = page.getByRole('dialog', { name: 'Scan the code of the mail' });
    await expect(
      scanner.getByText(`${name} is booked at Hongdae for ${longSeoulDate(slot.date)}.`),
    ).toBeVisible();
    await scanner.getByRole('button', { name: 'Go to that day' }).click();
    await expect(board).toHaveValue(String(ids[1]));
    await expect(page.getByText(name).first()).toBeVisible();
    expect((await printedPaper(page)).text).toContain(`Hongdae · ${longSeoulDate(slot.date)}`);
    // Cash-up and board lead to each other in the same cafe, and a reload stays there.
    await page.getByRole('link', { name: 'Cash-up' }).click();
    await expect(board).toHaveValue(String(ids[1]));
    await page.getByRole('link', { name: 'To the board' }).click();
    await page.waitForURL(`**/admin/day?date=${slot.date}&branchId=${ids[1]}`);
    await expect(page.getByText(name).first()).toBeVisible();

    // The list of the house is of both, and of one once that is chosen; its counts as well.
    await page.goto(`/admin?search=${encodeURIComponent(name)}`);
    const found = page.getByRole('article').filter({ hasText: name });
    await expect(found).toHaveCount(1);
    await board.selectOption('Sinsa');
    await expect(found).toHaveCount(0);
    await board.selectOption('Hongdae');
    await expect(found).toHaveCount(1);
    const counts = await page.request.get(`/api/admin/bookings/counts?branchId=${ids[1]}`);
    const { total } = (await counts.json()) as { total: number };
    await expect(page.getByRole('button', { name: /^Total/ })).toHaveText(`Total${total}`);
    await page.reload();
    await expect(board).toHaveValue(String(ids[1]));
    await expect(found).toHaveCount(1);

    const added = await page.request.post('/api/admin/users', {
      headers: { Origin: stack.urls.site },
      data: { ...account, role: 'staff', branchIds: [closed] },
    });
    expect(added.status(), await added.text()).toBe(201);
  } finally {
    for (const id of made) await cms.delete(`/branches/${id}`);
  }
  await expect.poll(landing, { timeout: 30_000 }).not.toContain('Hongdae');
  await expect.poll(async () => (await request.get(`/api/rules?branchId=${closed}`)).status()).toBe(400);
  // Whoever was sold a session there has their place on its board.
  await page.goto(`/admin/day?date=${slot.date}&branchId=${closed}`);
  await expect(page.getByText(name).first()).toBeVisible();
  // There is no day to move to, and their page says so.
  problems.expect(/answer 400: GET .*\/api\/rules\?branchId=/);
  const own = new OwnPage(page);
  await own.open(await linkIn(mailbox, guestEmail, { subject: 'confirmed' }));
  await own.press('Move to another time');
  await expect(own.dialog).toContainText(
    'This cafe takes no bookings any more, so there is no day to move to.',
  );
  await expect(own.dialog.getByRole('grid')).toHaveCount(0);
  // Whoever worked there alone works for the house again.
  await page.goto('/admin/users');
  const row = page.getByRole('listitem').filter({ hasText: account.email });
  await expect(row).toContainText('Hongdae');
  await row.getByRole('button', { name: 'Cafes' }).click();
  const dialog = page.getByRole('dialog', { name: `Cafes of ${account.username}` });
  await dialog.getByRole('checkbox', { name: 'Hongdae' }).uncheck();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(row).toContainText('All cafes');
});
