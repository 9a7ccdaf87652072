import { randomUUID } from 'node:crypto';
import { longSeoulDate } from 'shared/time/display.ts';
import { addSeoulDays, seoulWallClock } from 'shared/time/seoul.ts';
import { Desk } from '../admin/desk.ts';
import { expect, test } from '../../fixtures.ts';
import { guest, Wizard } from '../../support/wizard.ts';

test('a Klook reservation is completed with a drink and an add-on; a number that nobody can call is marked for staff', async ({
  page,
  stack,
  mailbox,
  guestEmail,
}) => {
  const wizard = new Wizard(page);
  await wizard.open();
  await wizard.choose('klook');
  await page.getByLabel('Klook booking ID').fill(` klk-${randomUUID()} `);
  const soon = addSeoulDays(seoulWallClock(new Date()).date, 4);
  await page.getByLabel('Date on Klook').fill(soon);
  await page.getByLabel('Time on Klook').fill('18:40');
  await wizard.pickDrink('Earl Grey', 'Hot');
  await wizard.fillDetails({
    ...guest(guestEmail),
    phone: '+44 20 7946 0000',
    track: 'youtu.be/dQw4w9WgXcQ',
  });
  await wizard.addOn('Recording Video \\(Raw\\)').check();
  await expect(wizard.submitButton).toHaveText('Complete Booking');
  await wizard.submit();
  await wizard.leavesFor('/booking-received');
  await expect(wizard.toast).toContainText(
    /Booking Confirmed!Booking #[0-9A-Z]{10} has been successfully received\. We will contact you soon\./,
  );
  const number = /#([0-9A-Z]{10})/.exec((await wizard.toast.textContent()) ?? '')?.[1] ?? '';
  const ordered = [number, 'Earl Grey (hot)', 'Recording Video (Raw)', 'To pay at the studio', '₩50,000'];
  for (const text of [...ordered, `You told us: ${longSeoulDate(soon)}, 18:40 KST`])
    await expect(page.getByRole('main')).toContainText(text);
  expect((await mailbox.waitFor({ to: guestEmail })).text).toContain('Earl Grey');

  const desk = new Desk(page, stack);
  await desk.open();
  await expect(desk.card(number)).toContainText('+44 20 7946 0000');
  await expect(desk.card(number)).toContainText('https://www.youtube.com/watch?v=dQw4w9WgXcQ');
});
