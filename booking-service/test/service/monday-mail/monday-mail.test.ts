import { MONDAY_MAIL_ADDRESS } from 'shared/monday-mail/monday-mail.ts';
import type { MondayMail } from 'shared/monday-mail/monday-mail.ts';
import { formatWon } from 'shared/pricing/won.ts';
import { keyFiguresOf } from 'shared/reports/key-figures.ts';
import { afterEach, expect, test } from 'vitest';
import { sendMondayMails } from '../../../src/monday-mail/send-monday-mails.job.ts';
import { postOf } from '../email/post.ts';
import { changingQueries, meeting } from '../../harness/changed-queries.ts';
import { openOffice } from '../reports/harness.ts';

const office = await openOffice();
const copy = await office.anotherCopy();
const { db, clock, owner } = office;
const post = postOf(office);
const { email } = (await owner.send<MondayMail>('GET', MONDAY_MAIL_ADDRESS)).body;

/** A session was sold at the counter in the week that is over on this Monday. */
const MONDAY = '2026-07-06';
await office.sell({ bookingDate: '2026-07-02', bookingTime: '15:00', payment: { method: 'cash' } });

const choose = async (isOn: unknown) => {
  await office.awake();
  return owner.send<MondayMail>('PUT', MONDAY_MAIL_ADDRESS, { isOn });
};
const send = (deps = office.service.deps) => sendMondayMails(deps);
async function at(instant: string): Promise<void> {
  clock.set(`${instant}+09:00`);
  await office.keep();
}

afterEach(async () => {
  await choose(false);
  await db.query('UPDATE users SET monday_mail_sent_on = NULL, language = NULL, is_active = true');
  await db.query('TRUNCATE emails CASCADE');
});

test('it is off until somebody switches it on for themselves', async () => {
  expect((await owner.send('GET', MONDAY_MAIL_ADDRESS)).body).toEqual({ isOn: false, email });
  await at(`${MONDAY}T08:00`);
  expect(await send()).toBe(0);
  expect(await choose(true)).toMatchObject({ status: 200, body: { isOn: true, email } });
  expect((await choose('yes')).status).toBe(400);
  expect((await office.admin.send('PUT', MONDAY_MAIL_ADDRESS, { isOn: true })).status).toBe(403);
});

test('it says what the report of that week says, beside the week before', async () => {
  await choose(true);
  await at(`${MONDAY}T08:00`);
  expect(await send()).toBe(1);
  const [mail] = await post(email);
  expect(mail?.subject).toBe('Last week: ₩50,000, 1 session');
  const { taken, sessions } = keyFiguresOf(await office.report({ from: '2026-06-29', to: '2026-07-05' }));
  expect([taken.now, sessions.now]).toEqual([50_000, 1]);
  expect(mail?.text).toContain('2026-06-29 – 2026-07-05');
  expect(mail?.text).toMatch(new RegExp(`Money received: ${formatWon(taken.now)}\\s+\\(?₩0 the week before`));
  expect(mail?.text).toContain('/admin/reports?from=2026-06-29&to=2026-07-05');
  expect(mail?.text).toContain('You can switch it off on the page of the reports.');
});

test('in Korean to whoever reads the admin area in Korean', async () => {
  await choose(true);
  await db.query("UPDATE users SET language = 'ko' WHERE email = $1", [email]);
  await at(`${MONDAY}T08:00`);
  await send();
  const [mail] = await post(email);
  expect(mail?.subject).toBe('지난주: ₩50,000, 세션 1건');
  expect(mail?.text).toContain('보고서 페이지에서 끌 수 있습니다.');
});

test('once a week, whatever number of copies looks, from eight o’clock on Mondays and on no other day', async () => {
  await choose(true);
  for (const moment of [`${MONDAY}T07:59`, '2026-07-05T12:00', '2026-07-07T08:00']) {
    await at(moment);
    expect(await send(), moment).toBe(0);
  }
  await at(`${MONDAY}T21:30`);
  const sent = await Promise.all([send(), send(copy.deps), send(), send(copy.deps)]);
  expect(sent.toSorted()).toEqual([0, 0, 0, 1]);
  expect(await send()).toBe(0);
  await at('2026-07-13T08:00');
  expect(await send()).toBe(1);
});

test.each([
  ['the control: without the condition every copy sends one', false, 2],
  ['with it one does, though both have looked before either writes', true, 1],
])('%s', async (_, isGuarded, expected) => {
  await choose(true);
  await at(`${MONDAY}T08:00`);
  const meet = meeting(2);
  const change = async (text: string) => {
    if (!text.startsWith('UPDATE users SET monday_mail_sent_on')) return text;
    await meet();
    return isGuarded ? text : text.replace(/AND monday_mail AND.*$/s, 'AND $2::text[] IS NOT NULL');
  };
  const sent = await Promise.all(
    [office.service.deps, copy.deps].map((deps) => send({ ...deps, db: changingQueries(deps.db, change) })),
  );
  expect(sent.reduce((sum, queued) => sum + queued, 0)).toBe(expected);
});

test('not before the week is counted to its end', async () => {
  await choose(true);
  await at('2026-07-05T23:00');
  clock.set(`${MONDAY}T08:00+09:00`);
  expect(await send(), 'Sunday goes on').toBe(0);
  await office.keep();
  await db.query("INSERT INTO report_stale_days VALUES ('2026-07-03')");
  expect(await send(), 'a day is to be counted anew').toBe(0);
  await office.keep();
  expect(await send()).toBe(1);
});

test('and not to whoever may not read reports any more, or has left', async () => {
  await choose(true);
  await at(`${MONDAY}T08:00`);
  await db.query("UPDATE users SET role = 'admin' WHERE email = $1", [email]);
  expect(await send()).toBe(0);
  await db.query("UPDATE users SET role = 'super_admin', is_active = false WHERE email = $1", [email]);
  expect(await send()).toBe(0);
});
