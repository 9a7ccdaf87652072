import { expect, test } from 'vitest';
import { forgetOldEmailChanges } from '../../../src/my-booking/email-change/email-changes.store.ts';
import { freshAddress } from '../email/outbox.ts';
import { visitorBrowser } from '../my-booking/harness.ts';
import { openPrivacyDesk } from './desk.ts';
import { tracesOf } from './harness.ts';

/** Somebody whose address was typed into the order of somebody else, by mistake or on purpose. */
test('whoever never confirmed an address that another visitor typed is exported, and erased everywhere', async () => {
  const desk = await openPrivacyDesk();
  const booking = await desk.paid();
  const email = freshAddress();
  const browser = await visitorBrowser(desk, booking.id);
  expect((await browser.send('POST', '/api/my-booking/email', { email })).status).toBe(202);
  await desk.sendMails();

  const { body: found } = await desk.ask('export', { email });
  expect(found.links).toMatchObject([{ recipient: email, purpose: 'email-change', order_id: booking.id }]);
  expect(found.links[0]).not.toHaveProperty('token_hash');
  expect(found.emailChanges).toMatchObject([{ email, order_id: booking.id }]);

  expect((await desk.ask('erase', { email, confirmation: email })).status).toBe(200);
  expect(await tracesOf(desk.db, [email])).toEqual([]);
  expect((await browser.send('GET', '/api/my-booking')).body).toMatchObject({
    email: booking.email,
    newEmail: null,
  });
});

test('an address that nobody confirms is nobody’s after a day, and its links neither', async () => {
  const desk = await openPrivacyDesk();
  const booking = await desk.paid();
  const email = freshAddress();
  const browser = await visitorBrowser(desk, booking.id);
  await browser.send('POST', '/api/my-booking/email', { email });
  await desk.sendMails();
  desk.clock.advanceMinutes(24 * 60);
  await forgetOldEmailChanges(desk.db, desk.clock.now());
  // The mail that went there is kept as every mail is.
  expect(await tracesOf(desk.db, [email])).toEqual(['emails.recipient']);
});
