import { expect, test } from '../../fixtures.ts';
import { CardWindow } from '../../support/card-window.ts';
import { heldNotice } from '../../support/held.ts';
import { freePartyDate } from '../../support/test-slot.ts';
import { guest, Wizard } from '../../support/wizard.ts';

// Friends across a change of price: 12:40 and 12:50 in the morning, 13:00 and 13:10 in the afternoon.
const FIRST = '12:40';

test('three friends hold their sessions in one form, are joined by a fourth, pay once, and each has a time and a number', async ({
  page,
  mailbox,
  guestEmail,
}) => {
  const date = await freePartyDate(page, 4, FIRST);
  const wizard = new Wizard(page);
  await wizard.openDirect();
  await wizard.pickPeople(3);
  await wizard.pickSlot({ date, time: FIRST });
  await wizard.pickDrink('Coffee', 'Iced');
  await wizard.fillDetails(guest(guestEmail));
  await wizard.fillCompanion('Second singer', 'Jisoo');
  await wizard.fillCompanion('Third singer', 'Hana');
  const third = wizard.section('Third singer');
  await third.getByText('Add-ons', { exact: true }).click();
  await third.getByRole('checkbox', { name: /^Recording Video \(Raw\)/ }).check();
  await wizard.submit();
  await page.waitForURL(/\/payment\?bookingId=[0-9A-Z]{10}&amount=180000$/);
  const free = async () => (await (await page.request.get(`/api/timeslots/${date}`)).json()) as string[];
  const taken = (times: string[]) => times.filter((time) => ['12:40', '12:50', '13:00'].includes(time));
  expect(taken(await free())).toEqual([]);

  await page.goBack();
  await wizard.comeNear();
  await expect(heldNotice(page)).toContainText('12:40, 12:50 and 13:00 KST');
  await heldNotice(page).getByRole('button', { name: 'Change it' }).click();
  await expect(third.getByLabel('Name', { exact: true })).toHaveValue('Hana');
  await expect(third.getByText('Add-ons (1 chosen)')).toBeVisible();
  await expect(wizard.timeKey(FIRST)).toBeChecked();
  // What is held for the three is free for them.
  await page.getByRole('button', { name: 'Add another singer' }).click();
  await wizard.fillCompanion('Fourth singer', 'Bora');
  await expect(wizard.timeKey(FIRST)).toBeChecked();
  await wizard.submit();
  await page.waitForURL(/\/payment\?bookingId=[0-9A-Z]{10}&amount=230000$/);
  const number = new URL(page.url()).searchParams.get('bookingId') ?? '';

  const cardWindow = new CardWindow(page, true);
  await cardWindow.open();
  await cardWindow.approve();
  await expect(page.getByRole('heading', { name: /Paid/ })).toBeVisible({ timeout: 30_000 });
  // The tab has forgotten what was ordered by now; the answer knows everybody.
  await page.reload();
  await expect(page.getByRole('list', { name: 'Your sessions' }).locator(':scope > li')).toHaveText([
    `12:40KSTMina TestBooking number ${number}`,
    /^12:50KSTJisooBooking number [0-9A-Z]{10}$/,
    /^13:00KSTHanaBooking number [0-9A-Z]{10}$/,
    /^13:10KSTBoraBooking number [0-9A-Z]{10}$/,
  ]);
  const { text } = await mailbox.waitFor({ to: guestEmail });
  for (const name of ['Jisoo', 'Hana', 'Bora']) expect(text).toContain(name);
});
