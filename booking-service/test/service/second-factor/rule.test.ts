import { refusals } from 'shared/problems/refusals.en.ts';
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Problem } from 'shared/problems/problem.ts';
import type { Browser } from '../../harness/accounts.ts';
import { openBrowser, PASSWORD, signedInBrowser } from '../../harness/accounts.ts';
import { startTestService } from '../../harness/service.ts';
import type { ServiceUnderTest } from '../../harness/service.ts';
import { auditOf, mailsTo, setUpApp, whoAmI } from './harness.ts';

const run = promisify(execFile);
const commandFile = fileURLToPath(
  new URL('../../../src/second-factor/reset-second-factor.main.ts', import.meta.url),
);
/** Each starts a process, which takes its time on a busy machine. */
const STARTS_OF_NODE_MS = 60_000;

let service: ServiceUnderTest;
let chief: Browser & { user: { id: number } };
beforeAll(async () => {
  service = await startTestService();
  chief = await signedInBrowser(service.url, service.db, 'super_admin');
});

const requireOf = (browser: Browser, isRequired: boolean) =>
  browser.send<Problem & { isRequired?: boolean }>('PATCH', '/api/admin/second-factor-rule', { isRequired });

describe('a second factor required of everybody who may refund', () => {
  it('is switched on by a super admin who has one', async () => {
    const admin = await signedInBrowser(service.url, service.db);
    const byAdmin = await requireOf(admin, true);
    expect([byAdmin.status, byAdmin.body.detail]).toEqual([403, refusals['factor-rule-by-super-admin']]);
    const without = await requireOf(chief, true);
    expect([without.status, without.body]).toMatchObject([
      403,
      { type: 'second-factor-required', detail: refusals['factor-rule-needs-own'] },
    ]);
    const { body } = await admin.send('GET', '/api/admin/second-factor-rule');
    expect(body).toEqual({ isRequired: false });
  });

  it('closes everything but setting one up, the refunds too, and opens with it', async () => {
    await setUpApp(service, chief);
    const admin = await signedInBrowser(service.url, service.db);
    expect((await requireOf(chief, true)).body).toEqual({ isRequired: true });

    const refund = await admin.send<Problem>('POST', '/api/admin/bookings/0000000000/refunds', {});
    expect([refund.status, refund.body]).toMatchObject([
      403,
      { type: 'second-factor-required', detail: refusals['factor-required'] },
    ]);
    expect((await admin.send('GET', '/api/admin/bookings')).status).toBe(403);
    expect((await whoAmI(admin)).body).toMatchObject({ mustSetUpSecondFactor: true });
    await setUpApp(service, admin);
    expect((await admin.send('GET', '/api/admin/bookings')).status).toBe(200);
    expect((await whoAmI(admin)).body).toMatchObject({ mustSetUpSecondFactor: false });

    expect((await requireOf(chief, false)).body).toEqual({ isRequired: false });
    const { rows } = await service.db.query(
      `SELECT action, before, after FROM audit_log WHERE subject_type = 'rule' ORDER BY id`,
    );
    expect(rows).toEqual([
      { action: 'second-factor-rule', before: { isRequired: false }, after: { isRequired: true } },
      { action: 'second-factor-rule', before: { isRequired: true }, after: { isRequired: false } },
    ]);
  });
});

describe('a lost second factor', () => {
  const remove = (browser: Browser, id: number) =>
    browser.send<Problem>('DELETE', `/api/admin/users/${id}/second-factor`);

  it('is removed by a super admin, for somebody else; all sessions end and the account is told', async () => {
    const owner = await signedInBrowser(service.url, service.db);
    await setUpApp(service, owner);
    const byAdmin = await remove(await signedInBrowser(service.url, service.db), owner.user.id);
    expect([byAdmin.status, byAdmin.body.detail]).toEqual([403, refusals['factor-reset-by-super-admin']]);
    const own = await remove(chief, chief.user.id);
    expect([own.status, own.body.detail]).toEqual([409, refusals['factor-own-reset']]);

    expect((await remove(chief, owner.user.id)).status).toBe(204);
    expect((await whoAmI(owner)).status).toBe(401);
    expect((await auditOf(service, owner.user.id)).at(-1)).toBe('second-factor-reset');
    expect(await mailsTo(service, owner.user.email)).toContain('Your second factors were removed');
    expect((await openBrowser(service.url).signIn(owner.user.username, PASSWORD)).body).toHaveProperty(
      'user',
    );
    // Nothing is left to remove, and nothing is written down again.
    expect((await remove(chief, owner.user.id)).status).toBe(204);
    expect(
      (await auditOf(service, owner.user.id)).filter((one) => one === 'second-factor-reset'),
    ).toHaveLength(1);
  });
  it('is removed by command, where there is nobody to ask', { timeout: STARTS_OF_NODE_MS }, async () => {
    const owner = await signedInBrowser(service.url, service.db, 'super_admin');
    await setUpApp(service, owner);
    const command = (name: string) =>
      run(process.execPath, [commandFile], {
        env: { ...process.env, BOOKING_DATABASE_URL: service.database.url, ADMIN_USERNAME: name },
      });
    expect((await command(owner.user.email)).stdout).toContain('signs in with the password alone now');
    await expect(command('nobody-here')).rejects.toMatchObject({
      code: 1,
      stderr: 'There is no such account: type its username or its e-mail address.\n',
    });
    expect((await whoAmI(owner)).status).toBe(401);
    expect((await auditOf(service, owner.user.id)).at(-1)).toBe('second-factor-reset');
  });
});
