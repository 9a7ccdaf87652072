import { beforeAll, describe, expect, it } from 'vitest';
import type { Account } from 'shared/auth/accounts.ts';
import type { Problem } from 'shared/problems/problem.ts';
import type { Browser } from '../../harness/accounts.ts';
import { signedInBrowser, storeAccount } from '../../harness/accounts.ts';
import { startTestService } from '../../harness/service.ts';
import type { ServiceUnderTest } from '../../harness/service.ts';

let service: ServiceUnderTest;
let admin: Browser;
let chief: Browser;
beforeAll(async () => {
  service = await startTestService({ environment: { SUPER_ADMINS_MANAGED_BY: 'super-admins' } });
  admin = await signedInBrowser(service.url, service.db, 'admin');
  chief = await signedInBrowser(service.url, service.db, 'super_admin');
});

const addChief = (browser: Browser, username: string) =>
  browser.send<Problem & { user: Account }>('POST', '/api/admin/users', {
    username,
    email: `${username}@example.test`,
    password: 'fern lamp 7',
    role: 'super_admin',
  });
const setActive = (browser: Browser, id: number, isActive: boolean) =>
  browser.send<Problem>('PATCH', `/api/admin/users/${id}/status`, { isActive });

const refusal = {
  type: 'not-allowed',
  detail: 'Only a super admin may add or change super admins. Please ask one to do it.',
};

describe('where super admins are left to super admins', () => {
  it('an admin makes none, and switches none off or on', async () => {
    const other = await storeAccount(service.db, 'super_admin');
    expect((await addChief(admin, 'usurper')).body).toMatchObject(refusal);
    expect((await setActive(admin, other.id, false)).body).toMatchObject(refusal);
    await setActive(chief, other.id, false);
    expect((await setActive(admin, other.id, true)).body).toMatchObject(refusal);
    const { rows } = await service.db.query('SELECT is_active FROM users WHERE id = $1', [other.id]);
    expect(rows).toEqual([{ is_active: false }]);
  });

  it('a super admin does, and an admin still looks after admins', async () => {
    expect((await addChief(chief, 'successor')).status).toBe(201);
    const helper = await storeAccount(service.db);
    expect((await setActive(admin, helper.id, false)).status).toBe(200);
  });
});
