import { expect, test } from 'vitest';
import { aBooking } from '../../harness/builders.ts';
import { openBrowser } from '../../harness/accounts.ts';
import { anEnquiry } from '../enquiries/harness.ts';
import { startTestService } from '../../harness/service.ts';

test('counters name nobody: whom they count is a hash', async () => {
  const service = await startTestService();
  const from = { 'X-Forwarded-For': '203.0.113.77' };
  await service.post('/api/bookings', aBooking({ email: 'mina@example.test' }), from);
  await service.post('/api/enquiries', anEnquiry({ email: 'mina@example.test' }), from);
  await openBrowser(service.url, '203.0.113.77').signIn('mina@example.test');
  const { rows } = await service.db.query<{ bucket: string }>('SELECT bucket FROM limit_counters');
  expect(rows.map(({ bucket }) => bucket.split(':').slice(0, 2).join(':')).sort()).toEqual([
    'bookings:address',
    'bookings:email',
    'bookings:network24',
    'enquiries:address',
    'enquiries:email',
    'enquiries:network24',
    'login:account',
    'login:address',
    'login:network24',
  ]);
  const holders = await service.db.query<{ bucket: string }>('SELECT holder AS bucket FROM unpaid_holds');
  expect(holders.rows).toHaveLength(3);
  for (const { bucket } of [...rows, ...holders.rows]) expect(bucket).toMatch(/^\w+:\w+:[\w-]{22}$/);
});

test('what one limit refuses counts against none, however many come at once', async () => {
  const service = await startTestService({ environment: { LIMIT_LINK_REQUESTS_PER_EMAIL_PER_HOUR: '3' } });
  const { db } = service.service.deps;
  const { query } = db;
  let statements = 0;
  db.query = (text, values) => {
    if (text.includes('INSERT INTO limit_counters')) statements += 1;
    return query(text, values);
  };
  const from = { 'X-Forwarded-For': '203.0.113.77' };
  const ask = () =>
    service.post('/api/my-booking/find', { bookingId: '8B4NZ0RY3C', email: 'mina@example.test' }, from);
  const answers = await Promise.all(Array.from({ length: 10 }, ask));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([
    ...Array<number>(3).fill(202),
    ...Array<number>(7).fill(429),
  ]);
  expect((await ask()).headers.get('Retry-After')).toMatch(/^\d{4}$/);
  const { rows } = await service.db.query('SELECT DISTINCT hits FROM limit_counters');
  expect(rows).toEqual([{ hits: 3 }]);
  expect(statements).toBe(11);
});
