import { expect, test } from 'vitest';
import { formatWon } from 'shared/pricing/won.ts';
import { addSeoulDays } from 'shared/time/seoul.ts';
import { MORNING, TOMORROW } from '../../harness/clock.ts';
import { captureBehindOurBack } from '../../harness/provider-shop.ts';
import { aCompanion } from '../orders/party.ts';
import { openStaffDesk } from '../payments/staff-desk.ts';
import { postOf } from './post.ts';

const desk = await openStaffDesk();
const delivered = postOf(desk);

let days = 0;
/** Three on a day of their own, 12:50 to 13:20; the second has an LP record sent to her. */
function aParty(fields: Record<string, unknown> = {}) {
  return {
    name: 'Mina Kim',
    bookingDate: addSeoulDays(TOMORROW, 7 + days++),
    bookingTime: '12:50',
    totalPrice: 440_000,
    companions: [
      aCompanion({ name: 'Jisoo Park', selectedAddons: [4], lpDeliveryAddress: '1 Sample Street' }),
      aCompanion({ name: 'Hana Lee' }),
    ],
    ...fields,
  };
}

/** The numbers of an order's bookings, by place. */
const idsOf = async (orderId: string) =>
  (
    await desk.db.query<{ id: string }>('SELECT id FROM bookings WHERE order_id = $1 ORDER BY place', [
      orderId,
    ])
  ).rows.map(({ id }) => id);

async function paidParty(fields: Record<string, unknown> = {}) {
  desk.clock.set(MORNING);
  const { booking } = await desk.paidBooking(aParty(fields));
  const [, jisoo = '', hana = ''] = await idsOf(booking.id);
  return { booking, jisoo, hana };
}

test.each([
  [
    'en',
    '3 sessions',
    '13:00–13:10 KST Jisoo Park',
    'LP delivery address: 1 Sample Street',
    'Paid: ₩440,000',
  ],
  ['ko', '세션 3회', '13:00–13:10 KST Jisoo Park', 'LP 배송지: 1 Sample Street', '결제 금액: ₩440,000'],
  ['zh', '共 3 场', '13:00–13:10 KST Jisoo Park', '黑胶唱片收件地址: 1 Sample Street', '已付: ₩440,000'],
  [
    'ja',
    '全3回',
    '13:00–13:10 KST Jisoo Park',
    'LPレコードのお届け先: 1 Sample Street',
    'お支払い金額: ₩440,000',
  ],
])(
  'a party that has paid gets one confirmation with everybody on it (%s)',
  async (locale, sessions, ...said) => {
    const { booking, jisoo, hana } = await paidParty({ locale });
    const [mail, ...more] = await delivered(booking.email);
    expect(more).toEqual([]);
    expect(mail?.subject).toContain(`#${booking.id}`);
    expect(mail?.subject).toContain(sessions);
    expect(mail?.subject).toContain(`${booking.date} 12:50 KST`);
    const { text = '', html = '' } = mail ?? {};
    for (const words of [...said, '₩40,000', '₩50,000', '₩300,000', 'Hana Lee', jisoo, hana]) {
      expect(text).toContain(words);
      for (const word of words.split(' KST ')) expect(html).toContain(word.split(': ').at(-1));
    }
    // One code for all of them, as on their own page.
    expect(mail?.attachments).toMatchObject([
      { filename: `${booking.id}.png`, mimeType: 'image/png' },
      { filename: 'session.ics', mimeType: 'text/calendar' },
    ]);
    const { rows } = await desk.db.query<{ calendar: string }>(
      'SELECT calendar FROM emails WHERE order_id = $1',
      [booking.id],
    );
    expect(rows[0]?.calendar.match(/^UID:\w+/gm)).toEqual([booking.id, jisoo, hana].map((id) => `UID:${id}`));
  },
);

test('when one of three is moved, the mail and its calendar entry are about that one', async () => {
  const { booking, jisoo } = await paidParty();
  await delivered(booking.email);
  await desk.awake();
  const { status } = await desk.admin.send('PATCH', `/api/admin/bookings/${jisoo}/schedule`, {
    bookingDate: booking.date,
    bookingTime: '15:30',
  });
  expect(status).toBe(200);
  const [mail] = await delivered(booking.email);
  expect(mail?.subject).toBe(
    `Your session time: booking #${jisoo}, singer 2 of 3, ${booking.date} 15:30 KST`,
  );
  expect(mail?.text).toContain('Hello Mina Kim,');
  expect(mail?.text).toContain('moved the session of Jisoo Park');
  expect(mail?.text).toContain('Nothing changes for the others: Mina Kim 12:50 KST, Hana Lee 13:10 KST.');
  expect(mail?.text).not.toContain(booking.id);
});

test('when one of three is cancelled and refunded, each mail says for whom, and speaks of that money alone', async () => {
  const { booking, jisoo, hana } = await paidParty();
  await delivered(booking.email);
  expect((await desk.refund(hana, { amountWon: 20_000, override: true })).status).toBe(201);
  await desk.reconcile();
  const [refund] = await delivered(booking.email);
  expect(refund?.subject).toBe(`Refund of ₩20,000 for booking #${hana}, singer 3 of 3`);
  expect(refund?.text).toContain('We have refunded ₩20,000 of your payment, for Hana Lee.');

  await desk.setStatus(jisoo, 'cancelled');
  const [cancelled] = await delivered(booking.email);
  expect(cancelled?.subject).toBe(`Booking cancelled: #${jisoo}, singer 2 of 3`);
  expect(cancelled?.text).toContain(
    'Nothing changes for the others: Mina Kim 12:50 KST, Hana Lee 13:10 KST.',
  );
  expect(cancelled?.text).toContain('₩350,000 of your payment is with us; no refund has been sent yet.');
});

test('when the first of a party had been settled by staff, the mails about all say what the others paid', async () => {
  desk.clock.set(MORNING);
  const booking = await desk.hold(aParty());
  const ofAll = { wholeParty: true };
  expect((await desk.setStatus(booking.id, 'confirmed')).status).toBe(200);
  const { body } = await desk.initialize(booking);
  const totalWon = Number(body.totalPrice);
  const returned = await desk.authenticate({ ...booking, total: totalWon });
  await desk.withoutWebhooks(returned.orderId);
  expect((await desk.confirm(returned)).status).toBe(200);
  await delivered(booking.email);

  await desk.setStatus(booking.id, 'cancelled', ofAll);
  const [cancelled] = await delivered(booking.email);
  expect(totalWon).toBeLessThan(440_000);
  expect(cancelled?.text).toContain(
    `${formatWon(totalWon)} of your payment is with us; no refund has been sent yet.`,
  );

  await desk.setStatus(booking.id, 'confirmed', ofAll);
  const [again] = await delivered(booking.email);
  expect(again?.subject).toContain('3 sessions');
  expect(again?.text).not.toContain('Nothing more is due');
});

test('a refund under way for one is not told of another', async () => {
  const { booking, jisoo, hana } = await paidParty();
  await delivered(booking.email);
  await desk.db.query(
    `WITH open AS (
       INSERT INTO refunds (id, attempt_id, amount_won, reason, state, idempotency_key, next_try_at, requested_by, created_at)
       SELECT gen_random_uuid(), id, 1000, 'A reason', 'SENDING', gen_random_uuid(), $2, 'user:1', $2
         FROM payment_attempts WHERE order_id = $1 RETURNING id)
     INSERT INTO refund_lines (refund_id, booking_id, amount_won) SELECT id, $3, 1000 FROM open`,
    [booking.id, desk.clock.now(), hana],
  );
  await desk.setStatus(jisoo, 'cancelled');
  const [cancelled] = await delivered(booking.email);
  expect(cancelled?.text).not.toContain('A refund is under way');
  desk.clock.advanceMinutes(1);
  await desk.setStatus(hana, 'cancelled');
  const [ofHana] = await delivered(booking.email);
  expect(ofHana?.text).toContain('A refund is under way');
});

test('a party that paid when somebody else had one of its times is told which, and who was to sing when', async () => {
  desk.clock.set(MORNING);
  const booking = await desk.hold(aParty());
  const returned = await desk.authenticate(booking);
  desk.clock.advanceMinutes(16);
  await desk.hold({ bookingDate: booking.date, bookingTime: '13:10' });
  await captureBehindOurBack(desk.provider, returned);
  await desk.provider.delivered(returned.orderId);
  expect((await desk.confirm(returned)).body.message).toBe(
    'Your card was charged, but somebody else already had 13:10 KST, so not all of you could sing. We refund ₩440,000 in full and write to you when it is done.',
  );
  await desk.reconcile();
  const [mail, ...more] = await delivered(booking.email);
  expect(more).toEqual([]);
  expect(mail?.subject).toBe(
    `We are sorry: ₩440,000 is going back to you (booking #${booking.id}, 3 sessions)`,
  );
  expect(mail?.text).toContain('somebody else already had 13:10 KST');
  for (const session of [
    '12:50–13:00 KST Mina Kim',
    '13:00–13:10 KST Jisoo Park',
    '13:10–13:20 KST Hana Lee',
  ])
    expect(mail?.text).toContain(session);
  const statuses = await desk.db.query<{ status: string }>(
    'SELECT status FROM bookings WHERE order_id = $1',
    [booking.id],
  );
  expect(statuses.rows.map(({ status }) => status)).toEqual(['cancelled', 'cancelled', 'cancelled']);
});
