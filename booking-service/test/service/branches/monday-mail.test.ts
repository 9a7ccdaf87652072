import { MONDAY_MAIL_ADDRESS } from 'shared/monday-mail/monday-mail.ts';
import type { MondayMail } from 'shared/monday-mail/monday-mail.ts';
import { beforeAll, expect, test } from 'vitest';
import { sendMondayMails } from '../../../src/monday-mail/send-monday-mails.job.ts';
import { postOf } from '../email/post.ts';
import { sell } from '../../harness/catalogue.ts';
import { openOffice } from '../reports/harness.ts';
import { aChain } from './chain.ts';

const office = await openOffice();
const { db, clock, owner } = office;
const post = postOf(office);
await sell(db, aChain(2));
const { email } = (await owner.send<MondayMail>('GET', MONDAY_MAIL_ADDRESS)).body;

beforeAll(async () => {
  const payment = { method: 'cash' };
  await office.sell({ bookingTime: '15:00', payment });
  const there = { studioId: 11, totalPrice: 30_000, payment };
  await office.sell({ ...there, bookingTime: '15:00' });
  await office.sell({ ...there, bookingTime: '15:10' });
  // Sold this week, whatever the provider's clock says.
  await office.buyGiftCard(80_000);
  await db.query('UPDATE payment_transactions SET at = $1', [clock.now()]);
  await owner.send('PUT', MONDAY_MAIL_ADDRESS, { isOn: true });
  clock.set('2026-07-06T08:00+09:00');
  await db.query(`INSERT INTO report_stale_days VALUES ('2026-07-02')`);
  await office.keep();
});

test.each([
  ['en', ['Sinsa: ₩50,000, 1 session', 'Hongdae: ₩60,000, 2 sessions', 'Gift cards, of no cafe: ₩80,000']],
  ['ko', ['신사점: ₩50,000, 세션 1건', '홍대점: ₩60,000, 세션 2건', '선물 카드 (지점 공통): ₩80,000']],
])('the mail of several cafes has a line for each of them (%s)', async (language, lines) => {
  await db.query('UPDATE users SET language = $2, monday_mail_sent_on = NULL WHERE email = $1', [
    email,
    language,
  ]);
  await db.query('TRUNCATE emails CASCADE');
  expect(await sendMondayMails(office.service.deps)).toBe(1);
  const [mail] = await post(email);
  expect(mail?.subject).toContain('₩190,000');
  for (const line of lines) expect(mail?.text).toContain(line);
});
