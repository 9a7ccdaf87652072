import { beforeAll, describe, expect, it } from 'vitest';
import { routesOf } from '../harness/routes.ts';
import { startTestService } from '../harness/service.ts';
import type { ServiceUnderTest } from '../harness/service.ts';
import { everyKindOfBrowser, isRead, knock, REFUSED, split } from './knocking.ts';
import type { EveryKind } from './knocking.ts';

/**
 * Who may use a route: `everybody`, anybody `signed-in`, `staff` and admins, `admins`, or `super-admins`; `visitors`: whoever has
 * opened their own page.
 * `own-proof`: everybody, from any origin.
 */
type Access = 'everybody' | 'visitors' | 'signed-in' | 'staff' | 'admins' | 'super-admins' | 'own-proof';

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
  'POST /api/gift-cards': 'everybody',
  'POST /api/waitlist': 'everybody',
  'POST /api/waitlist/wish': 'everybody',
  'POST /api/waitlist/wish/take': 'everybody',
  'POST /api/waitlist/wish/leave': 'everybody',
  'GET /api/my-booking': 'visitors',
  'GET /api/my-booking/calendar.ics': 'visitors',
  'PATCH /api/my-booking/bookings/:bookingId': 'visitors',
  'PATCH /api/my-booking/phone': 'visitors',
  'GET /api/my-booking/times': 'visitors',
  'POST /api/my-booking/move': 'visitors',
  'GET /api/my-booking/cancellation': 'visitors',
  'POST /api/my-booking/cancellation': 'visitors',
  'GET /api/my-booking/recordings': 'visitors',
  'DELETE /api/my-booking/recordings/:recordingId': 'visitors',
  'GET /api/my-booking/recordings/:recordingId/file': 'visitors',
  'GET /api/my-booking/bookings/:bookingId/recordings.zip': 'visitors',
  'DELETE /api/my-booking/bookings/:bookingId/recordings': 'visitors',
  'PUT /api/my-booking/bookings/:bookingId/recordings/share': 'visitors',
  'POST /api/my-booking/bookings/:bookingId/recordings/extension': 'visitors',
  'GET /api/listen/:token': 'everybody',
  'GET /api/listen/:token/:recordingId': 'everybody',
  'POST /api/my-booking/session': 'everybody',
  'DELETE /api/my-booking/session': 'everybody',
  'POST /api/my-booking/find': 'everybody',
  'POST /api/my-booking/email': 'visitors',
  'POST /api/my-booking/email/confirmation': 'everybody',
  'PATCH /api/my-booking/reminders': 'visitors',
  'POST /api/my-booking/no-reminders': 'everybody',
  'GET /api/mail-opt-out/:link': 'everybody',
  'POST /api/mail-opt-out/:link': 'own-proof',
  'POST /api/payments/initialize': 'everybody',
  'POST /api/payments/confirm': 'everybody',
  'POST /api/payments/abandon': 'everybody',
  'POST /api/payments/voucher': 'everybody',
  'POST /api/payments/complete': 'everybody',
  'POST /api/payments/webhook': 'own-proof',
  'POST /api/auth/login': 'everybody',
  'POST /api/auth/logout': 'everybody',
  'GET /api/auth/user': 'signed-in',
  'PUT /api/auth/language': 'signed-in',
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
  'GET /api/admin/bookings/:bookingId': 'staff',
  'GET /api/admin/bookings/:bookingId/history': 'staff',
  'GET /api/admin/bookings/:bookingId/status-preview': 'staff',
  'PATCH /api/admin/bookings/:bookingId/status': 'staff',
  'PATCH /api/admin/bookings/:bookingId/schedule': 'staff',
  'PUT /api/admin/bookings/:bookingId/attendance/:step': 'staff',
  'PUT /api/admin/bookings/:bookingId/note': 'staff',
  'POST /api/admin/bookings/swap': 'staff',
  'GET /api/admin/klook-tray': 'staff',
  'GET /api/admin/deliveries': 'staff',
  'PUT /api/admin/bookings/:bookingId/deliveries/:addOnId': 'staff',
  'POST /api/admin/walk-ins': 'staff',
  'POST /api/admin/vouchers/quote': 'staff',
  'GET /api/admin/vouchers': 'admins',
  'POST /api/admin/vouchers': 'admins',
  'POST /api/admin/vouchers/:voucherId/end': 'admins',
  'POST /api/admin/vouchers/:voucherId/give-back': 'admins',
  'GET /api/admin/vouchers/:voucherId/uses': 'admins',
  'POST /api/admin/recordings/uploads': 'staff',
  'HEAD /api/admin/recordings/uploads/:recordingId': 'staff',
  'PATCH /api/admin/recordings/uploads/:recordingId': 'staff',
  'DELETE /api/admin/recordings/uploads/:recordingId': 'staff',
  'POST /api/admin/recordings/:recordingId/finish': 'staff',
  'GET /api/admin/recordings/:recordingId/file': 'staff',
  'PATCH /api/admin/recordings/:recordingId': 'staff',
  'DELETE /api/admin/recordings/:recordingId': 'staff',
  'GET /api/admin/bookings/:bookingId/recordings': 'staff',
  'POST /api/admin/bookings/:bookingId/recordings/hand-over': 'staff',
  'POST /api/admin/bookings/:bookingId/recordings/extension': 'staff',
  'GET /api/admin/blocks': 'staff',
  'POST /api/admin/blocks': 'staff',
  'POST /api/admin/blocks/guests': 'staff',
  'DELETE /api/admin/blocks/:blockId': 'staff',
  'DELETE /api/admin/waitlist/:wishId': 'staff',
  'GET /api/admin/blocks/:blockId/guests': 'staff',
  'POST /api/admin/blocks/:blockId/decisions': 'staff',
  'PUT /api/admin/bookings/:bookingId/counter-payment': 'admins',
  'GET /api/admin/day/:date': 'staff',
  'GET /api/admin/cash-ups/:date': 'staff',
  'POST /api/admin/cash-ups/:date': 'staff',
  'GET /api/admin/day/:date/changes': 'staff',
  'POST /api/admin/bookings/:bookingId/send-email': 'admins',
  'POST /api/admin/bookings/:bookingId/email-preview': 'admins',
  'POST /api/admin/emails/:emailId/resend': 'admins',
  'GET /api/admin/bookings/:bookingId/refund-quote': 'admins',
  'POST /api/admin/bookings/:bookingId/refunds': 'admins',
  'POST /api/admin/bookings/:bookingId/link': 'admins',
  'GET /api/admin/reconciliations': 'admins',
  'POST /api/admin/reconciliations': 'admins',
  'GET /api/admin/attention': 'admins',
  'GET /api/admin/system-status': 'admins',
  'POST /api/admin/attention/dismissals': 'admins',
  'GET /api/admin/reports': 'super-admins',
  'GET /api/admin/reports/bookings': 'super-admins',
  'POST /api/admin/exports': 'super-admins',
  'GET /api/admin/exports/:exportId': 'super-admins',
  'GET /api/admin/exports/:exportId/file': 'super-admins',
  'GET /api/admin/monday-mail': 'super-admins',
  'PUT /api/admin/monday-mail': 'super-admins',
  'GET /api/admin/statements': 'super-admins',
  'PUT /api/admin/statements/settings': 'super-admins',
  'GET /api/admin/statements/:month': 'super-admins',
  'POST /api/admin/statements/:month/close': 'super-admins',
  'GET /api/admin/statements/:month/file': 'super-admins',
  'POST /api/admin/statements/:month/settlement': 'super-admins',
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
let browsers: EveryKind;
beforeAll(async () => {
  service = await startTestService();
  browsers = await everyKindOfBrowser(service);
});

const routes = Object.keys(matrix);

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
        // Whoever signs out or leaves is not there for the routes that follow.
        const leaves = route.endsWith('/logout') || route === 'DELETE /api/my-booking/session';
        if (leaves && browser !== browsers.anonymous) continue;
        const status = await knock(browser, route);
        expect(REFUSED).not.toContain(status);
        expect(status).toBeLessThan(500);
      }
    },
  );

  it.each(routes.filter((route) => matrix[route] === 'visitors'))(
    '%s is open to whoever has opened their own page',
    async (route) => {
      for (const browser of Object.values(browsers)) {
        const status = await knock(browser, route);
        if (browser !== browsers.visitor) expect(status).toBe(401);
        else expect(REFUSED).not.toContain(status);
        expect(status).toBeLessThan(500);
      }
    },
  );

  it.each(routes.filter((route) => /admins|staff|signed-in/.test(matrix[route] ?? '')))(
    '%s is closed to visitors',
    async (route) => {
      expect(await knock(browsers.visitor, route)).toBe(401);
    },
  );

  it.each(routes.filter((route) => matrix[route] === 'signed-in'))(
    '%s is open to whoever is signed in',
    async (route) => {
      expect(await knock(browsers.anonymous, route)).toBe(401);
      expect(await knock(browsers.deactivated, route)).toBe(401);
      for (const role of ['user', 'staff', 'admin', 'super_admin'] as const) {
        expect(REFUSED).not.toContain(await knock(browsers[role], route));
      }
    },
  );

  it.each(routes.filter((route) => matrix[route] === 'staff'))(
    '%s is open to staff and admins only',
    async (route) => {
      expect(await knock(browsers.anonymous, route)).toBe(401);
      expect(await knock(browsers.deactivated, route)).toBe(401);
      expect(await knock(browsers.user, route)).toBe(403);
      for (const role of ['staff', 'admin', 'super_admin'] as const) {
        const status = await knock(browsers[role], route);
        expect(REFUSED).not.toContain(status);
        expect(status).toBeLessThan(500);
      }
    },
  );

  it.each(routes.filter((route) => matrix[route] === 'admins'))(
    '%s is open to admins only',
    async (route) => {
      expect(await knock(browsers.anonymous, route)).toBe(401);
      expect(await knock(browsers.deactivated, route)).toBe(401);
      expect(await knock(browsers.user, route)).toBe(403);
      expect(await knock(browsers.staff, route)).toBe(403);
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
      expect(await knock(browsers.staff, route)).toBe(403);
      expect(await knock(browsers.admin, route)).toBe(403);
      // Most were sent nothing that they could use, or their address names nothing.
      expect([200, 400, 404]).toContain(await knock(browsers.super_admin, route));
    },
  );

  const changes = routes.filter((route) => !isRead(route) && matrix[route] !== 'own-proof');
  it.each(changes)('%s takes nothing from another origin, whoever is signed in', async (route) => {
    for (const headers of otherOrigins) {
      expect(await knock(browsers.super_admin, route, headers)).toBe(403);
      expect(await knock(browsers.visitor, route, headers)).toBe(403);
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
