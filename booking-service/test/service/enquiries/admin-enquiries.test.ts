import type { Enquiry } from 'shared/enquiries/admin-enquiries.ts';
import type { AuditEntry } from 'shared/auth/audit.ts';
import { expect, test } from 'vitest';
import { signedInBrowser } from '../../harness/accounts.ts';
import { startTestService } from '../../harness/service.ts';
import { anEnquiry } from './harness.ts';

const service = await startTestService();
const admin = await signedInBrowser(service.url, service.db);
const list = async (query = '') => (await admin.send<Enquiry[]>('GET', `/api/admin/enquiries${query}`)).body;
const setStatus = (id: number | string, status: unknown, browser = admin) =>
  browser.send<Enquiry & { detail?: string }>('PATCH', `/api/admin/enquiries/${id}/status`, { status });

test('staff see every enquiry whole, the newest first, page by page', async () => {
  for (const city of ['Busan', 'Daegu', 'Incheon']) await service.post('/api/enquiries', anEnquiry({ city }));
  const all = await list();
  expect(all.map(({ city }) => city)).toEqual(['Incheon', 'Daegu', 'Busan']);
  expect(all[0]).toMatchObject({
    ...anEnquiry({ city: 'Incheon' }),
    status: 'new',
    answeredAt: null,
    answeredBy: null,
  });
  const [first, second] = await list('?limit=2');
  expect([first?.city, second?.city]).toEqual(['Incheon', 'Daegu']);
  expect((await list(`?limit=2&cursor=${second?.id}`)).map(({ city }) => city)).toEqual(['Busan']);
});

test('answered says when and by whom, stays with whoever came first, and is written to the audit log', async () => {
  const [enquiry] = await list();
  const id = enquiry?.id ?? 0;
  const answered = await setStatus(id, 'answered');
  const at = service.clock.now().toISOString();
  expect(answered.body).toMatchObject({
    status: 'answered',
    answeredAt: at,
    answeredBy: admin.user.username,
  });
  service.clock.advanceMinutes(1);
  const another = await signedInBrowser(service.url, service.db);
  expect((await setStatus(id, 'answered', another)).body).toEqual(answered.body);
  expect((await setStatus(id, 'new')).body).toMatchObject({
    status: 'new',
    answeredAt: null,
    answeredBy: null,
  });
  const log = (await admin.send<AuditEntry[]>('GET', '/api/admin/audit')).body;
  expect(log.filter(({ subjectType }) => subjectType === 'enquiry')).toMatchObject([
    { action: 'enquiry-reopened', before: { status: 'answered' }, after: { status: 'new' } },
    { action: 'enquiry-answered', subjectId: String(id), actor: admin.user.username },
  ]);
});

test('an unknown enquiry and an unknown state are refused in words', async () => {
  for (const id of ['999999', 'x', '0']) expect((await setStatus(id, 'answered')).status, id).toBe(404);
  const refused = await setStatus(1, 'done');
  expect([refused.status, refused.body.detail]).toEqual([400, 'Please send status as new or answered.']);
});
