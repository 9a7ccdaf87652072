import { expect, test } from '../../fixtures.ts';
import { CardWindow } from '../../support/card-window.ts';
import { cmsApi } from '../../support/cms.ts';
import { freeSlot } from '../../support/test-slot.ts';
import { guest, Wizard } from '../../support/wizard.ts';
import { arrivalTimes } from 'shared/slots/arrival.ts';

const arrival = { cafeMinutes: 45, boothMinutes: 5 };

test('when to come, changed in the CMS, is the same on the pages, after paying and in the mail', async ({
  page,
  stack,
  request,
  guestEmail,
  mailbox,
}) => {
  const cms = await cmsApi(request, stack);
  const { arrival: before } = await cms.get('/globals/booking-rules');
  try {
    await cms.publish('booking-rules', { arrival });
    const text = async (path: string) => (await request.get(path)).text();
    await expect.poll(() => text('/')).toContain('Arrive 45 minutes early');
    for (const path of ['/', '/faq', '/policies']) {
      await expect.poll(() => text(path), path).toMatch(/45 minutes before/);
      // Charts count 30 minutes of music as an EP: no rule of ours.
      expect((await text(path)).replaceAll('tracks or 30 minutes', ''), path).not.toMatch(/30 minutes/);
    }

    const slot = await freeSlot(page);
    await new Wizard(page).bookToPayment(slot, guest(guestEmail));
    const cardWindow = new CardWindow(page, true);
    await cardWindow.open();
    await cardWindow.approve();
    await expect(page.getByRole('heading', { name: /Paid/ })).toBeVisible({ timeout: 30_000 });
    const { cafe, booth } = arrivalTimes(slot.time, arrival);
    const steps = page.getByRole('region', { name: 'What happens next' });
    await expect(steps).toContainText(`45 minutes early for your drink: by ${cafe} KST`);
    await expect(steps).toContainText(`arrive 5 minutes before your session at the booth, by ${booth} KST`);
    const mail = await mailbox.waitFor({ to: guestEmail });
    expect(mail.text).toContain(`45 minutes early: we expect you by ${cafe} KST`);
    expect(mail.text).toContain(`Be at the booth by ${booth}, 5 minutes before`);
  } finally {
    await cms.publish('booking-rules', { arrival: before });
  }
  await expect.poll(async () => (await request.get('/')).text()).toContain('Arrive 30 minutes early');
});
