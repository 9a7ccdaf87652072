import { describe, expect, it } from 'vitest';
import { CLIENT_KEY, shop } from './harness.ts';

const held = `/calls?clientKey=${CLIENT_KEY}&kind=confirm&state=held&atLeast=1&waitMs=5000`;

describe('Idempotency-Key', () => {
  it('replays the first answer byte for byte, refusals included', async () => {
    const { authorised, confirm, captures, control } = await shop();
    const payment = await authorised();
    const first = await confirm(payment, { 'idempotency-key': 'one' });
    const again = await confirm(payment, { 'idempotency-key': 'one' });
    expect(again.text).toBe(first.text);
    const refused = await confirm({ ...payment, paymentKey: 'forged' }, { 'idempotency-key': 'two' });
    const stillRefused = await confirm(payment, { 'idempotency-key': 'two' });
    expect([refused.status, stillRefused.text]).toEqual([404, refused.text]);
    expect((await captures())[0]?.captures).toBe(1);

    await control('POST', '/clock', { clientKey: CLIENT_KEY, advanceSeconds: 15 * 86_400 + 1 });
    const afterFifteenDays = await confirm(payment, { 'idempotency-key': 'one' });
    expect(afterFifteenDays.body['code']).toBe('ALREADY_PROCESSED_PAYMENT');
  });

  it('refuses a key of more than 300 characters', async () => {
    const { authorised, confirm } = await shop();
    const answer = await confirm(await authorised(), { 'idempotency-key': 'k'.repeat(301) });
    expect([answer.status, answer.body['code']]).toEqual([400, 'INVALID_IDEMPOTENCY_KEY']);
  });

  it('answers 409 while the first call runs, and [S008] to a simultaneous confirm without the key', async () => {
    const { authorised, confirm, control, fault, captures } = await shop();
    const payment = await authorised();
    await fault({ on: 'confirm', effect: 'hold', when: 'before' });
    const first = confirm(payment, { 'idempotency-key': 'one' });
    await control('GET', held);
    const same = await confirm(payment, { 'idempotency-key': 'one' });
    expect([same.status, same.body['code']]).toEqual([409, 'IDEMPOTENT_REQUEST_PROCESSING']);
    const other = await confirm(payment, { 'idempotency-key': 'two' });
    expect(other.status).toBe(500);
    expect(other.body['message']).toMatch(/^\[S008\]/);

    await control('POST', '/release', { clientKey: CLIENT_KEY });
    expect((await first).status).toBe(200);
    expect((await captures())[0]?.captures).toBe(1);
  });

  it('does not bind a 5xx by default, and does when the shop guesses so', async () => {
    const { authorised, confirm, control, fault } = await shop();
    await fault({ on: 'confirm', effect: 'error', when: 'before', times: 2 });
    const payment = await authorised();
    expect((await confirm(payment, { 'idempotency-key': 'one' })).status).toBe(500);
    await control('POST', '/merchants', {
      clientKey: CLIENT_KEY,
      secretKey: 'test_sk_shop',
      guesses: { replayServerErrors: true },
    });
    expect((await confirm(payment, { 'idempotency-key': 'one' })).status).toBe(500);
    expect((await confirm(payment, { 'idempotency-key': 'one' })).status).toBe(500);
    expect((await confirm(payment, { 'idempotency-key': 'two' })).status).toBe(200);
  });
});
