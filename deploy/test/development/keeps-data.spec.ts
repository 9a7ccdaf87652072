import { openCmsSession } from '../../../astro-site/e2e/support/cms.ts';
import { expect, test } from '../fixtures.ts';

test('what was booked, received and edited survives down and up', async ({
  compose,
  stack,
  visitor,
  mailbox,
  request,
  guestEmail,
}) => {
  test.setTimeout(300_000);
  const number = await visitor.paidBooking(guestEmail);
  const mail = await mailbox.waitFor({ to: guestEmail });
  const words = `Open all night, said take ${Date.now()}.`;
  await openCmsSession(request, stack);
  const saved = await request.post(`${stack.urls.cms}/api/globals/landing-page?locale=en`, {
    headers: { Origin: stack.urls.cms },
    data: { hero: { lead: words }, _status: 'published' },
  });
  expect(saved.status(), await saved.text()).toBe(200);
  const landingPage = async () => (await request.get('/')).text();
  await expect.poll(landingPage).toContain(words);

  await compose.run(['down']);
  expect(await compose.containers()).toEqual([]);
  await compose.run(['up', '--detach', '--wait', '--wait-timeout', '180']);

  expect(await landingPage()).toContain(words);
  await visitor.signIn();
  expect(await visitor.bookingsOf(guestEmail)).toEqual({ [number]: 'confirmed' });
  expect((await mailbox.list(guestEmail)).map(({ id }) => id)).toEqual([mail.id]);
});
