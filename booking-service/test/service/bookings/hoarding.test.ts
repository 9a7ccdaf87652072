import { describe, expect, test } from 'vitest';
import type { Problem } from 'shared/problems/problem.ts';
import { openCashDesk } from '../payments/harness.ts';
import { aKlookBooking } from '../../harness/builders.ts';
import { countRows } from '../../harness/rows.ts';
import { startTestService } from '../../harness/service.ts';
import { solved } from '../../harness/solved.ts';
import { asInProduction, visitors } from './hoarding.harness.ts';

const service = await startTestService({ environment: asInProduction });
const { wish, send, hold, holdMany } = visitors(service);

let networks = 0;
/** An address whose neighbours nobody else in this file is. */
const newAddress = () => `10.0.${networks++}.7`;
const statusesOf = (answers: { status: number }[]) => answers.map(({ status }) => status);

/** The level of the work that an answer asks for. */
function askedLevel({ type, challenge }: Pick<Problem, 'type' | 'challenge'>): number | undefined {
  if (type !== 'proof-required') return undefined;
  return (JSON.parse(challenge ?? '') as { parameters: { data: { level: number } } }).parameters.data.level;
}

describe('a fourth session that waits for payment', () => {
  test('from one address needs a proof of work, stores nothing without, and is booked with it', async () => {
    const address = newAddress();
    expect(statusesOf(await holdMany(3, address))).toEqual([201, 201, 201]);
    const before = await countRows(service.db);
    const request = wish();
    const refused = await send(address, request);
    expect(refused).toMatchObject({
      status: 429,
      body: {
        type: 'proof-required',
        title: 'A proof of work is needed first',
        detail:
          'Many bookings are coming from your network or with this e-mail address, so your browser has to do a little work before the next one. Please press the button again; if that does not help, reload the page or write to us.',
      },
    });
    expect(await countRows(service.db)).toEqual(before);
    expect((await send(address, request, await solved(refused.body.challenge))).status).toBe(201);
  });

  test('with one e-mail address needs one too, however it is written and wherever it comes from', async () => {
    for (const email of ['h@example.test', 'H@example.test', 'h@EXAMPLE.test'])
      expect((await hold(newAddress(), { email })).status).toBe(201);
    expect((await hold(newAddress(), { email: 'h@example.test' })).body.type).toBe('proof-required');
  });

  test('is nothing to a guest who completes a Klook reservation, which holds no slot', async () => {
    const address = newAddress();
    await holdMany(3, address);
    expect((await send(address, aKlookBooking({ email: 'k@example.test' }))).status).toBe(201);
  });

  test('needs none once another is let go, has run out or is moved: what is held counts, not what was', async () => {
    const desk = await openCashDesk({ environment: asInProduction });
    const [first, second] = [await desk.hold(), await desk.hold(), await desk.hold()];
    const { body: payment } = await desk.initialize(first);
    const moved = await desk.post('/api/bookings', desk.wish({ replaces: payment.orderId }).request);
    expect(moved.status).toBe(201);
    const asked = await desk.post('/api/bookings', desk.wish().request);
    expect(asked.body.type).toBe('proof-required');

    await desk.abandon((await desk.initialize(second)).body.orderId);
    const third = await desk.hold();
    expect((await desk.post('/api/bookings', desk.wish().request)).status).toBe(429);
    expect((await desk.confirm(await desk.authenticate(third))).status).toBe(200);
    await desk.hold();
    expect((await desk.post('/api/bookings', desk.wish().request)).status).toBe(429);
    desk.clock.advanceMinutes(16);
    await desk.hold();
  });
});

describe('a proof of work', () => {
  /** An address that has to prove something, a booking that it wants, and the challenge for it. */
  async function challenged() {
    const address = newAddress();
    await holdMany(3, address);
    const request = wish();
    return { address, request, challenge: (await send(address, request)).body.challenge };
  }

  test('is taken once', async () => {
    const { address, request, challenge } = await challenged();
    const proof = await solved(challenge);
    const { body } = await send(address, request, proof);
    const letGo = (of: string) =>
      service.db.query(`DELETE FROM slot_claims WHERE booking_id IN (SELECT id FROM bookings WHERE ${of})`);
    await letGo(`id = '${body.id}'`);
    expect((await send(address, request, proof)).body.type).toBe('proof-required');
    // Where none is needed, an old one does no harm.
    await letGo('true');
    expect((await send(address, request, proof)).status).toBe(201);
  });

  test('is good for the session and the person that it was asked for', async () => {
    const { address, request, challenge } = await challenged();
    const proof = await solved(challenge);
    const { bookingDate, bookingTime, totalPrice } = wish();
    for (const other of [{ bookingDate, bookingTime, totalPrice }, { email: 'another@example.test' }])
      expect((await send(address, { ...request, ...other }, proof)).body.type).toBe('proof-required');
    expect((await send(address, request, proof)).status).toBe(201);
  });

  test('is used up by the booking alone: a time that somebody has taken meanwhile costs none', async () => {
    const { address, request, challenge } = await challenged();
    const proof = await solved(challenge);
    const rival = await hold(newAddress(), {
      bookingDate: request.bookingDate,
      bookingTime: request.bookingTime,
      totalPrice: request.totalPrice,
    });
    expect((await send(address, request, proof)).body.type).toBe('slot-taken');
    await service.db.query('DELETE FROM slot_claims WHERE booking_id = $1', [rival.body.id]);
    expect((await send(address, request, proof)).status).toBe(201);
  });

  test('ends after ten minutes', async () => {
    const { address, request, challenge } = await challenged();
    const proof = await solved(challenge);
    service.clock.advanceMinutes(10);
    expect((await send(address, request, proof)).body.type).toBe('proof-required');
    service.clock.advanceMinutes(-10);
    expect((await send(address, request, proof)).status).toBe(201);
  });

  test('that somebody has changed, made up or not done counts as none', async () => {
    const { address, request, challenge } = await challenged();
    const forged = [
      solved(challenge, (payload) => Object.assign(payload.challenge.parameters.data ?? {}, { level: 3 })),
      solved(challenge, (payload) => Object.assign(payload.challenge.parameters, { keyPrefix: '00' })),
      solved(challenge, (payload) => Object.assign(payload.challenge, { signature: '0'.repeat(64) })),
      solved(challenge, (payload) => Object.assign(payload.solution, { derivedKey: '0'.repeat(64) })),
      { 'Proof-Of-Work': 'bm8gcHJvb2Y=' },
      { 'Proof-Of-Work': '{"challenge":' },
    ];
    for (const headers of forged)
      expect((await send(address, request, await headers)).body.type).toBe('proof-required');
  });

  test('is for the answer alone that is kept: a repeat without it gets the first answer again', async () => {
    const { address, request, challenge } = await challenged();
    const key = { 'Idempotency-Key': 'proved-once' };
    const proof = await solved(challenge);
    const first = await send(address, request, { ...key, ...proof });
    expect(await send(address, request, key)).toMatchObject({ status: 201, body: first.body });
    expect(await send(address, request, { ...key, ...proof })).toMatchObject({
      status: 201,
      body: first.body,
    });
  });
});

describe('the work grows', () => {
  test('with each three that are held, until a refusal says what to do', async () => {
    const address = newAddress();
    const levels = [];
    for (let held = 0; held < 12; held += 1) {
      const request = wish();
      const answer = await send(address, request);
      levels.push(askedLevel(answer.body) ?? 0);
      if (answer.status === 429) await send(address, request, await solved(answer.body.challenge));
    }
    expect(levels).toEqual([0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3]);
    const { status, headers, body } = await hold(address);
    expect([status, headers.get('Retry-After')]).toEqual([429, '900']);
    expect(body).toMatchObject({
      type: 'too-many-requests',
      detail:
        'Too many sessions from your network or with this e-mail address are waiting for payment. Please pay for one of them, let one go, or try again in 15 minutes. If you are booking for a group, please write to us.',
    });
  });

  test('work of a lower level does not do', async () => {
    const address = newAddress();
    await holdMany(3, address);
    const waiting = [wish(), wish(), wish(), wish()];
    const proofs = [];
    for (const request of waiting) proofs.push(await solved((await send(address, request)).body.challenge));
    const answers = [];
    for (const [index, request] of waiting.entries())
      answers.push(await send(address, request, proofs[index]));
    expect(statusesOf(answers)).toEqual([201, 201, 201, 429]);
    expect(answers.map(({ body }) => askedLevel(body)).at(-1)).toBe(2);
  });

  test('for bookings in an hour as well, although none of them waits any more', async () => {
    const email = 'often@example.test';
    for (let booked = 0; booked < 10; booked += 1) {
      const { body } = await hold(newAddress(), { email });
      await service.db.query('DELETE FROM slot_claims WHERE booking_id = $1', [body.id]);
    }
    const request = wish({ email });
    const { body } = await send(newAddress(), request);
    expect(askedLevel(body)).toBe(1);
    expect((await send(newAddress(), request, await solved(body.challenge))).status).toBe(201);
  });
});

describe('somebody who has a whole network', () => {
  const rounds = (count: number, address: (index: number) => string) =>
    Promise.all(Array.from({ length: count }, (_, index) => hold(address(index))));
  const held = (answers: { status: number }[]) => answers.filter(({ status }) => status === 201).length;

  test('of IPv6 holds no more from its /56 than four addresses do, and from its /48 than sixteen', async () => {
    expect(held(await rounds(20, (index) => `2001:db8:1:ab${(index + 16).toString(16)}::1`))).toBe(12);
    const wide = (index: number) => `2001:db8:2:${(index >> 2).toString(16)}0${index & 3}::1`;
    expect(held(await rounds(60, wide))).toBe(48);
    expect((await hold('2001:db8:3::1')).status).toBe(201);
  });

  test('of IPv4 holds no more from its /24 than four addresses do', async () => {
    expect(held(await rounds(20, (index) => `198.51.100.${index}`))).toBe(12);
    expect((await hold('198.51.101.1')).status).toBe(201);
  });
});
