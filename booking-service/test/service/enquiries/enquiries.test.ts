import { initialVenue } from 'shared/catalogue/initial-catalogue.ts';
import { beforeEach, expect, test } from 'vitest';
import { aCatalogue, sell } from '../../harness/catalogue.ts';
import { MORNING } from '../../harness/clock.ts';
import { startTestService } from '../../harness/service.ts';
import { anEnquiry, countEnquiries, enquiryMails } from './harness.ts';

const service = await startTestService();
const post = (body: unknown, headers?: Record<string, string>) =>
  service.post('/api/enquiries', body, headers);

beforeEach(async () => {
  service.clock.set(MORNING);
  await service.db.query('DELETE FROM enquiries');
  await service.db.query('DELETE FROM emails');
});

test('an enquiry is stored and mailed to the address for franchise enquiries, answered to whoever wrote', async () => {
  const { status, body } = await post(anEnquiry());
  expect(status).toBe(201);
  expect(body).toEqual({
    reference: expect.stringMatching(/^F-\d+$/),
    topic: 'application',
    receivedAt: service.clock.now().toISOString(),
  });
  expect(await countEnquiries(service.db)).toBe(1);
  const [mail, ...more] = await enquiryMails(service.db);
  expect(more).toEqual([]);
  expect(mail).toMatchObject({
    recipient: initialVenue.franchiseEmail,
    subject: 'Franchise application: Kim Test',
    reply_to: 'founder@example.test',
    state: 'queued',
  });
  for (const text of ['Kim Test', 'Sample Records', 'Busan', '+821000000000', 'When can we come?'])
    expect(mail?.text_body).toContain(text);
});

test('whoever writes gets the number by mail, in their language, and nothing that was written', async () => {
  const { body } = await post(anEnquiry({ locale: 'ko' }));
  const { reference } = body as unknown as { reference: string };
  const { rows } = await service.db.query<{ recipient: string; subject: string; text_body: string }>(
    `SELECT recipient, subject, text_body FROM emails WHERE kind = 'enquiry-noted'`,
  );
  expect(rows).toMatchObject([
    { recipient: 'founder@example.test', subject: `문의가 접수되었습니다 (${reference})` },
  ]);
  for (const text of ['Kim Test', 'Sample Records', 'When can we come?'])
    expect(rows[0]?.text_body).not.toContain(text);
  expect((await enquiryMails(service.db))[0]?.text_body).toContain(reference);
});

test('the mail says which of the two is wanted', async () => {
  await post(anEnquiry({ topic: 'info-session' }));
  expect((await enquiryMails(service.db))[0]?.subject).toBe('Info session wanted: Kim Test');
});

test('company and message may be left out', async () => {
  expect((await post(anEnquiry({ company: undefined, message: undefined }))).status).toBe(201);
  expect((await enquiryMails(service.db))[0]?.text_body).not.toContain('Company');
});

test('nothing that a stranger wrote is a link or markup in the mail', async () => {
  const bait = 'https://evil.example.test/ <a href="https://evil.example.test">pay</a>';
  await post(anEnquiry({ name: '<b>Kim</b>', company: 'https://evil.example.test', message: bait }));
  const [mail] = await enquiryMails(service.db);
  const links = [...(mail?.html_body ?? '').matchAll(/href="([^"]*)"/g)].map(([, address]) => address);
  expect(links).toEqual(['http://site.test/admin/enquiries']);
  expect(mail?.html_body).not.toContain('<b>Kim');
});

test.each([
  [
    'without an address of its own: to the cafe’s',
    { ...initialVenue, franchiseEmail: undefined },
    initialVenue.email,
  ],
  ['with an empty one: to the cafe’s', { ...initialVenue, franchiseEmail: '' }, initialVenue.email],
  ['without a venue: to the sender of our mails', null, 'hello@example.test'],
])('%s', async (_case, venue, recipient) => {
  const { rows } = await service.db.query<{ version: number }>(
    'SELECT max(version) AS version FROM catalogue_versions',
  );
  await sell(service.db, { ...aCatalogue((rows[0]?.version ?? 0) + 1), venue });
  await post(anEnquiry());
  expect((await enquiryMails(service.db))[0]?.recipient).toBe(recipient);
});

const invisible = 'Please remove line breaks and other invisible characters';

test.each([
  [
    'no topic',
    { topic: undefined },
    'topic',
    'Please choose whether you want to apply or to book an info session',
  ],
  [
    'an unknown topic',
    { topic: 'money' },
    'topic',
    'Please choose whether you want to apply or to book an info session',
  ],
  ['no name', { name: ' ' }, 'name', 'Please enter your name'],
  ['a line break in the name', { name: 'A\r\nBcc: b' }, 'name', invisible],
  ['a line break in the company', { company: 'A\nB' }, 'company', invisible],
  [
    'a phone without its country',
    { phone: '02-000-0000' },
    'phone',
    'Please enter a phone number with its country code, such as +82 10 1234 5678',
  ],
  ['no city', { city: undefined }, 'city', 'Please enter the city where you would open'],
  ['no phone', { phone: '' }, 'phone', 'Please enter a phone number that we can call'],
  ['no e-mail', { email: undefined }, 'email', 'Valid email is required'],
  ['two e-mails', { email: 'a@example.test,b@example.test' }, 'email', 'Valid email is required'],
  [
    'a NUL in the message',
    { message: 'A\u0000B' },
    'message',
    'Please remove invisible characters; line breaks are fine',
  ],
  [
    '2,001 characters of message',
    { message: 'x'.repeat(2001) },
    'message',
    'Please use at most 2000 characters',
  ],
])('%s is refused, and nothing is stored', async (_what, overrides, path, message) => {
  const { status, headers, body } = await post(anEnquiry(overrides));
  expect(status).toBe(400);
  expect(headers.get('Content-Type')).toContain('application/problem+json');
  expect(body.errors).toMatchObject([{ path, message }]);
  expect([await countEnquiries(service.db), await enquiryMails(service.db)]).toEqual([0, []]);
});

test('one answer lists every error', async () => {
  const { body } = await post({});
  expect(body.errors?.map(({ path }) => path)).toEqual(['topic', 'name', 'city', 'phone', 'email']);
});

test('a body beyond the limit and another origin are refused', async () => {
  expect((await post(anEnquiry({ message: 'x'.repeat(40_000) }))).status).toBe(413);
  expect((await post(anEnquiry(), { Origin: 'https://elsewhere.test' })).body.type).toBe('other-origin');
  expect(await countEnquiries(service.db)).toBe(0);
});

test('a repeat of a submission gets the first answer and sends nothing again; another body is refused', async () => {
  const key = { 'Idempotency-Key': 'enquiry-1' };
  const first = await post(anEnquiry(), key);
  service.clock.advanceMinutes(5);
  expect((await post(anEnquiry(), key)).body).toEqual(first.body);
  expect((await post(anEnquiry({ city: 'Daegu' }), key)).body.type).toBe('idempotency-key-reused');
  expect([await countEnquiries(service.db), (await enquiryMails(service.db)).length]).toEqual([1, 1]);
});
