import { accountsSchema, signedInSchema, type Account } from 'shared/auth/accounts.ts';
import { auditSchema } from 'shared/auth/audit.ts';
import { ownSessionsSchema } from 'shared/auth/own-sessions.ts';
import { secondFactorsSchema, type SecondFactors } from 'shared/auth/second-factor/second-factors.ts';
import type { MockApi } from '../mock-api.ts';

const account = (differing: Partial<Account>): Account => ({
  id: 1,
  username: 'owner',
  email: 'owner@example.com',
  role: 'super_admin',
  branchIds: null,
  contentPermission: 'none',
  isActive: true,
  hasSecondFactor: true,
  createdAt: '2026-09-01T03:00:00.000Z',
  ...differing,
});

const helper = account({
  id: 2,
  username: 'helper',
  email: 'a.helper.with.a.long.name@an-even-longer-company-name.example.com',
  role: 'admin',
});
const counter = account({
  ...{ id: 3, username: 'counter', email: 'counter@example.com', role: 'staff' },
  ...{ isActive: false, hasSecondFactor: false },
});

/** What a sign-in without a second factor answers. */
export const signedInAnswer = () =>
  signedInSchema.parse({
    user: {
      ...account({}),
      cmsUrl: null,
      mustChangePassword: false,
      language: 'en',
      mustSetUpSecondFactor: false,
      minPasswordLength: 15,
    },
  });

/** The list of accounts: the super admin who looks, an admin, and somebody at the counter who was switched off. */
export function listedAccounts(api: MockApi): void {
  api.on('GET /api/admin/branches', { json: [] });
  api.on('GET /api/admin/second-factor-rule', { json: { isRequired: false } });
  api.on('GET /api/admin/users', { json: accountsSchema.parse([account({}), helper, counter]) });
}

/** The newest entries of the audit log. */
export const auditEntries = () =>
  auditSchema.parse([
    {
      id: 2,
      at: '2026-11-20T09:30:00.000Z',
      actor: 'owner',
      action: 'account-deleted',
      subjectType: 'user',
      subjectId: '4',
      subjectName: 'former.helper',
      bookingId: null,
      before: { username: 'former.helper', role: 'admin' },
      after: null,
    },
    {
      id: 1,
      at: '2026-11-20T09:00:00.000Z',
      actor: 'owner',
      action: 'booking-status',
      subjectType: 'booking',
      subjectId: '7K3MZ9QX2B',
      subjectName: null,
      bookingId: '7K3MZ9QX2B',
      before: { status: 'pending' },
      after: { status: 'confirmed' },
    },
  ]);

const session = (id: number, isThis: boolean) => ({
  id,
  browser: 'Chrome (Windows)',
  network: '203.0.113.*',
  startedAt: `2026-11-20T0${id}:30:00.000Z`,
  lastActiveAt: '2026-11-20T09:30:00.000Z',
  isThis,
});

const noFactors: SecondFactors = { app: false, passkeys: [], recoveryCodesLeft: 0 };

/** An app and a passkey, with all recovery codes left. */
export const bothFactors: SecondFactors = {
  app: true,
  passkeys: [{ id: 1, name: 'Work phone', createdAt: '2026-11-20T09:30:00.000Z', lastUsedAt: null }],
  recoveryCodesLeft: 10,
};

/** One’s own account: this browser and, until they end, another one. */
export function ownAccount(api: MockApi, factors: SecondFactors = noFactors): void {
  let hasOther = true;
  api.on('GET /api/auth/second-factor', { json: secondFactorsSchema.parse(factors) });
  api.on('GET /api/auth/sessions', () => ({
    json: ownSessionsSchema.parse([session(1, true), ...(hasOther ? [session(2, false)] : [])]),
  }));
  api.on('POST /api/auth/other-sessions/end', () => {
    hasOther = false;
    return { json: { ended: 1 } };
  });
}

/** An app that can be set up, with its recovery codes. */
export function appThatCanBeSetUp(api: MockApi): void {
  const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
  const recoveryCodes = Array.from(
    { length: 10 },
    (_, place) => `${place}a1b-2c3d-4e5f-6g7h-8j9k-${place}m1n`,
  );
  api.on('POST /api/auth/second-factor/app/setup', {
    json: { secret, address: `otpauth://totp/Cafe:owner?secret=${secret}&issuer=Cafe` },
  });
  api.on('POST /api/auth/second-factor/app', { json: { recoveryCodes } });
}
