import { expect, test } from 'vitest';
import { startTestService } from '../../harness/service.ts';
import { anEnquiry, countEnquiries, enquiryMails } from './harness.ts';

const service = await startTestService({
  environment: {
    LIMIT_ENQUIRIES_PER_EMAIL_PER_HOUR: '2',
    LIMIT_ENQUIRIES_PER_ADDRESS_PER_HOUR: '4',
    LIMIT_MAILS_PER_RECIPIENT_PER_HOUR: '5',
  },
});
const ask = (email: string, address: string, headers = {}) =>
  service.post('/api/enquiries', anEnquiry({ email }), { 'X-Forwarded-For': address, ...headers });

test('one e-mail address asks twice in an hour, however it is written and wherever it comes from', async () => {
  const statuses = [
    (await ask('a@example.test', '192.0.2.1')).status,
    (await ask('A@example.test', '192.0.2.2')).status,
  ];
  const refused = await ask('a@EXAMPLE.test', '192.0.2.3');
  expect([...statuses, refused.status]).toEqual([201, 201, 429]);
  expect(refused.headers.get('Retry-After')).toMatch(/^\d+$/);
  expect(refused.body).toMatchObject({
    type: 'too-many-requests',
    detail:
      'Too many enquiries came from your network or with this e-mail address within an hour. Please call us or write an e-mail instead.',
  });
  expect(await countEnquiries(service.db)).toBe(2);
});

test('a rush of 20 from one network gets exactly its four', async () => {
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) => ask(`rush${index}@example.test`, '198.51.100.7')),
  );
  const count = (status: number) => answers.filter((answer) => answer.status === status).length;
  expect([count(201), count(429)]).toEqual([4, 16]);
});

test('a repeat is answered although the limit has been reached since', async () => {
  const key = { 'Idempotency-Key': 'kept' };
  const first = await ask('b@example.test', '192.0.2.9', key);
  await ask('b@example.test', '192.0.2.9');
  expect((await ask('b@example.test', '192.0.2.9', key)).body).toEqual(first.body);
});

test('enquiries beyond the cap of our own inbox are kept for staff, only their mail is not sent', async () => {
  const mails = await enquiryMails(service.db);
  expect(mails.length).toBe(await countEnquiries(service.db));
  expect(mails.filter(({ state }) => state === 'queued')).toHaveLength(5);
  expect(mails.filter(({ state }) => state === 'failed')).toHaveLength(mails.length - 5);
});
