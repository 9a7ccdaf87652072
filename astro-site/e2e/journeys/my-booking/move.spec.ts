import { expect, test } from '../../fixtures.ts';
import { OwnPage, paidBooking } from '../../support/own-page.ts';
import { freeSlot } from '../../support/test-slot.ts';
import { guest } from '../../support/wizard.ts';

test('a session moves to a time of another price for nothing, and says how often it still can', async ({
  page,
  mailbox,
  guestEmail,
}) => {
  const slot = await freeSlot(page, 'evening', 5);
  const { id, link } = await paidBooking(page, mailbox, slot, guest(guestEmail));
  const own = new OwnPage(page);
  await own.open(link);
  await own.press('Move to another time');
  await expect(own.dialog).toContainText(
    'Moving is free, whatever the time costs. You have 2 moves left until',
  );
  const keys = own.dialog.getByRole('group', { name: 'Morning' }).getByRole('radio');
  const time = (await keys.last().getAttribute('value')) ?? '';
  await keys.last().check();
  await own.dialog.getByRole('button', { name: new RegExp(`^Move to .*${time} KST`) }).click();
  await expect(own.said).toContainText('Moved to');
  await expect(own.ticket).toContainText(`${time}KST`);
  await expect(own.ticket).toContainText('Moved to this time on');
  await expect(own.part('If your plans change')).toContainText('1 move left');
  await mailbox.waitFor({ to: guestEmail, subject: id, after: '' });

  const free = (await (await page.request.get(`/api/timeslots/${slot.date}`)).json()) as string[];
  expect(free).toContain(slot.time);
  expect(free).not.toContain(time);
});
