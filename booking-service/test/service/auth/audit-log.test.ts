import { auditActions } from 'shared/auth/audit.ts';
import type { AuditEntry } from 'shared/auth/audit.ts';
import { beforeAll, expect, test } from 'vitest';
import { openDashboard } from '../admin-bookings/harness.ts';
import type { Dashboard } from '../admin-bookings/harness.ts';
import { openBrowser } from '../../harness/accounts.ts';
import { anEnquiry } from '../enquiries/harness.ts';

let desk: Dashboard;
beforeAll(async () => {
  desk = await openDashboard();
});
const newest = async () => (await desk.admin.send<AuditEntry[]>('GET', '/api/admin/audit')).body[0];

test('an entry about a booking, or about a mail of it, names the booking', async () => {
  const id = await desk.bookKlook();
  await desk.setStatus(id, 'cancelled');
  expect(await newest()).toMatchObject({ action: 'booking-status', bookingId: id, subjectName: null });
  const { rows } = await desk.service.db.query<{ id: string }>('SELECT id FROM emails WHERE order_id = $1', [
    id,
  ]);
  await desk.admin.send('POST', `/api/admin/emails/${rows[0]?.id}/resend`);
  expect(await newest()).toMatchObject({ action: 'email-resent', bookingId: id });
});

test('an entry about an account names it, also when the account is gone', async () => {
  const account = {
    email: 'helper@example.test',
    username: 'helper',
    password: 'fern lamp 7',
    role: 'admin',
  };
  const added = await desk.admin.send<{ user: { id: number } }>('POST', '/api/admin/users', account);
  const path = `/api/admin/users/${added.body.user.id}`;
  await desk.admin.send('PATCH', `${path}/status`, { isActive: false });
  expect(await newest()).toMatchObject({
    action: 'account-deactivated',
    subjectName: 'helper',
    bookingId: null,
  });
  await desk.admin.send('DELETE', path);
  expect(await newest()).toMatchObject({ action: 'account-deleted', subjectName: 'helper' });
});

test('sign-ins that failed and sign-outs are entries; what was typed for nobody’s account is none', async () => {
  const { username } = desk.admin.user;
  const browser = openBrowser(desk.service.url);
  await browser.signIn('nobody-at-all', 'guess');
  await browser.signIn(username, 'guess');
  expect(await newest()).toMatchObject({
    action: 'sign-in-failed',
    actor: 'stranger',
    subjectName: username,
  });
  await browser.signIn(username);
  await browser.send('POST', '/api/auth/logout');
  await browser.send('POST', '/api/auth/logout');
  const { body } = await desk.admin.send<AuditEntry[]>('GET', '/api/admin/audit?limit=4');
  expect(body.map(({ action, actor }) => [action, actor])).toEqual([
    ['signed-out', username],
    ['signed-in', username],
    ['sign-in-failed', 'stranger'],
    expect.anything(),
  ]);
});

test.each([`UPDATE audit_log SET actor = 'somebody else'`, 'DELETE FROM audit_log', 'TRUNCATE audit_log'])(
  'the log is only ever added to: %s',
  async (statement) => {
    await expect(desk.service.db.query(statement)).rejects.toThrow('The audit log is only ever added to');
  },
);

test.each([
  [`UPDATE audit_log SET actor = 'somebody else'`, 'permission denied for table audit_log'],
  ['DELETE FROM audit_log', 'permission denied for table audit_log'],
  ['TRUNCATE audit_log', 'permission denied for table audit_log'],
  ['ALTER TABLE audit_log DISABLE TRIGGER audit_log_append_only', 'must be owner of table audit_log'],
  ['DROP TABLE audit_log', 'must be owner of table audit_log'],
  ['CREATE TABLE of_my_own ()', 'permission denied for schema public'],
  ['SET ROLE booking_owner', 'permission denied to set role'],
  [`DELETE FROM migrations`, 'permission denied for table migrations'],
])('the role of the service cannot take the guard away: %s', async (statement, refusal) => {
  const asService = desk.service.service.deps.db;
  await expect(asService.query(statement)).rejects.toThrow(refusal);
});

test('an entry about an enquiry names who wrote it', async () => {
  await desk.service.post('/api/enquiries', anEnquiry({ name: 'Park Test' }));
  const { rows } = await desk.service.db.query<{ id: number }>('SELECT id FROM enquiries');
  await desk.admin.send('PATCH', `/api/admin/enquiries/${rows[0]?.id}/status`, { status: 'answered' });
  expect(await newest()).toMatchObject({ action: 'enquiry-answered', subjectName: 'Park Test' });
});

test('every entry so far has an action that the page has words for', async () => {
  const { body } = await desk.admin.send<AuditEntry[]>('GET', '/api/admin/audit');
  expect(body.length).toBeGreaterThan(5);
  for (const { action } of body) expect(auditActions).toContain(action);
});
