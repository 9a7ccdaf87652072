import { beforeAll, describe, expect, it } from 'vitest';
import type { Role } from 'shared/auth/accounts.ts';
import type { Browser } from '../harness/accounts.ts';
import { openBrowser, signedInBrowser } from '../harness/accounts.ts';
import { routesOf } from '../harness/routes.ts';
import { startTestService } from '../harness/service.ts';
import type { ServiceUnderTest } from '../harness/service.ts';

/** Who may use a route: `everybody`, anybody `signed-in`, `admins`, or `super-admins` alone. `own-proof`: everybody, from any origin. */
type Access = 'everybody' | 'signed-in' | 'admins' | 'super-admins' | 'own-proof';

/** Every route of the service. One that is missing here fails the suite. */
const matrix: Record<string, Access> = {
  'GET /healthz': 'everybody',
  'GET /readyz': 'everybody',
  'GET /metrics': 'everybody',
  'GET /api/openapi.json': 'everybody',
  'GET /api/docs': 'everybody',
  'GET /api/docs/start.js': 'everybody',
  'GET /api/addons': 'everybody',
  'GET /api/rules': 'everybody',
  'GET /api/timeslots/:date': 'everybody',
  'POST /api/bookings': 'everybody',
  'POST /api/enquiries': 'everybody',
  'POST /api/payments/initialize': 'everybody',
  'POST /api/payments/confirm': 'everybody',
  'POST /api/payments/abandon': 'everybody',
  'POST /api/payments/webhook': 'own-proof',
  'POST /api/auth/login': 'everybody',
  'POST /api/auth/logout': 'everybody',
  'GET /api/auth/user': 'signed-in',
  'POST /api/auth/password': 'signed-in',
  'POST /api/auth/second-step': 'everybody',
  'GET /api/auth/second-factor': 'signed-in',
  'POST /api/auth/second-factor/app/setup': 'signed-in',
  'POST /api/auth/second-factor/app': 'signed-in',
  'POST /api/auth/second-factor/app/removal': 'signed-in',
  'POST /api/auth/second-factor/passkeys/setup': 'signed-in',
  'POST /api/auth/second-factor/passkeys': 'signed-in',
  'PATCH /api/auth/second-factor/passkeys/:passkeyId': 'signed-in',
  'POST /api/auth/second-factor/passkeys/:passkeyId/removal': 'signed-in',
  'POST /api/auth/second-factor/recovery-codes': 'signed-in',
  'GET /api/auth/sessions': 'signed-in',
  'POST /api/auth/sessions/:sessionId/end': 'signed-in',
  'POST /api/auth/other-sessions/end': 'signed-in',
  'GET /api/admin/bookings': 'admins',
  'GET /api/admin/bookings/counts': 'admins',
  'GET /api/admin/bookings/:bookingId': 'admins',
  'GET /api/admin/bookings/:bookingId/history': 'admins',
  'GET /api/admin/bookings/:bookingId/status-preview': 'admins',
  'PATCH /api/admin/bookings/:bookingId/status': 'admins',
  'PATCH /api/admin/bookings/:bookingId/schedule': 'admins',
  'POST /api/admin/bookings/:bookingId/send-email': 'admins',
  'POST /api/admin/bookings/:bookingId/email-preview': 'admins',
  'POST /api/admin/emails/:emailId/resend': 'admins',
  'GET /api/admin/bookings/:bookingId/refund-quote': 'admins',
  'POST /api/admin/bookings/:bookingId/refunds': 'admins',
  'GET /api/admin/reconciliations': 'admins',
  'POST /api/admin/reconciliations': 'admins',
  'GET /api/admin/attention': 'admins',
  'POST /api/admin/attention/dismissals': 'admins',
  'GET /api/admin/users': 'admins',
  'POST /api/admin/users': 'admins',
  'DELETE /api/admin/users/:userId': 'admins',
  'PATCH /api/admin/users/:userId/status': 'admins',
  'POST /api/admin/users/:userId/password': 'admins',
  'DELETE /api/admin/users/:userId/second-factor': 'admins',
  'GET /api/admin/second-factor-rule': 'admins',
  'PATCH /api/admin/second-factor-rule': 'admins',
  'GET /api/admin/enquiries': 'admins',
  'PATCH /api/admin/enquiries/:enquiryId/status': 'admins',
  'GET /api/admin/audit': 'admins',
  'POST /api/admin/personal-data/search': 'super-admins',
  'POST /api/admin/personal-data/export': 'super-admins',
  'POST /api/admin/personal-data/erase': 'super-admins',
};

let service: ServiceUnderTest;
let browsers: Record<'anonymous' | 'deactivated' | Role, Browser>;
beforeAll(async () => {
  service = await startTestService();
  const as = (role: Role) => signedInBrowser(service.url, service.db, role);
  const deactivated = await as('super_admin');
  await service.db.query('UPDATE users SET is_active = false WHERE id = $1', [deactivated.user.id]);
  browsers = {
    anonymous: openBrowser(service.url),
    deactivated,
    user: await as('user'),
    admin: await as('admin'),
    super_admin: await as('super_admin'),
  };
});

const routes = Object.keys(matrix);
const split = (route: string) => route.split(' ') as [string, string];

/** A request with nothing useful in it: whoever gets past the guards is told so by 2xx, 400 or 404. */
async function knock(browser: Browser, route: string, headers: Record<string, string> = {}): Promise<number> {
  const [method, path] = split(route);
  const address = path.replace(':date', '2026-07-03').replace(/:\w+/, '0000000000');
  const { status } = await browser.send(method, address, method === 'GET' ? undefined : {}, headers);
  return status;
}

const REFUSED = [401, 403];

/** Ways in which a page of somebody else's sends a request. */
const otherOrigins: Record<string, string>[] = [
  { Origin: 'https://elsewhere.test' },
  { Origin: 'null' },
  { Origin: '', 'Sec-Fetch-Site': 'cross-site' },
];

describe('the authorization matrix', () => {
  it('knows every route of the service', () => {
    expect(routesOf(service.service.deps)).toEqual([...routes].sort());
  });

  it.each(routes.filter((route) => matrix[route] === 'everybody' || matrix[route] === 'own-proof'))(
    '%s is open to everybody',
    async (route) => {
      for (const browser of Object.values(browsers)) {
        if (route.endsWith('/logout') && browser !== browsers.anonymous) continue;
        const status = await knock(browser, route);
        expect(REFUSED).not.toContain(status);
        expect(status).toBeLessThan(500);
      }
    },
  );

  it.each(routes.filter((route) => matrix[route] === 'signed-in'))(
    '%s is open to whoever is signed in',
    async (route) => {
      expect(await knock(browsers.anonymous, route)).toBe(401);
      expect(await knock(browsers.deactivated, route)).toBe(401);
      for (const role of ['user', 'admin', 'super_admin'] as const) {
        expect(REFUSED).not.toContain(await knock(browsers[role], route));
      }
    },
  );

  it.each(routes.filter((route) => matrix[route] === 'admins'))(
    '%s is open to admins only',
    async (route) => {
      expect(await knock(browsers.anonymous, route)).toBe(401);
      expect(await knock(browsers.deactivated, route)).toBe(401);
      expect(await knock(browsers.user, route)).toBe(403);
      for (const role of ['admin', 'super_admin'] as const) {
        const status = await knock(browsers[role], route);
        expect(REFUSED).not.toContain(status);
        expect(status).toBeLessThan(500);
      }
    },
  );

  it.each(routes.filter((route) => matrix[route] === 'super-admins'))(
    '%s is open to super admins only',
    async (route) => {
      expect(await knock(browsers.anonymous, route)).toBe(401);
      expect(await knock(browsers.deactivated, route)).toBe(401);
      expect(await knock(browsers.user, route)).toBe(403);
      expect(await knock(browsers.admin, route)).toBe(403);
      expect(await knock(browsers.super_admin, route)).toBe(400);
    },
  );

  const changes = routes.filter((route) => !route.startsWith('GET ') && matrix[route] !== 'own-proof');
  it.each(changes)('%s takes nothing from another origin, whoever is signed in', async (route) => {
    for (const headers of otherOrigins) {
      expect(await knock(browsers.super_admin, route, headers)).toBe(403);
    }
  });

  it('lets no other origin read an answer', async () => {
    const reads = routes.filter((name) => name.startsWith('GET /api/admin'));
    expect(reads.length).toBeGreaterThan(5);
    for (const route of reads) {
      const { headers } = await browsers.admin.send('GET', split(route)[1], undefined, {
        Origin: 'https://elsewhere.test',
      });
      expect([...headers.keys()].filter((name) => name.startsWith('access-control-'))).toEqual([]);
      expect(headers.get('cache-control')).toBe('no-store');
    }
  });

  it('tells a stranger nothing about which admin routes exist', async () => {
    expect((await browsers.anonymous.send('GET', '/api/admin/nothing-here')).status).toBe(401);
    expect((await browsers.admin.send('GET', '/api/admin/nothing-here')).status).toBe(404);
  });
});
