import type { Group } from '../../../src/platform/routes.ts';

/**
 * Who may use which addresses, written by hand: routes declare their group, and this says what it has to be. The longest address
 * that a route begins with counts; one that begins with none fails the suite.
 */
const addresses: Record<Group, string> = {
  everybody: `/healthz /readyz /metrics /api/openapi.json /api/docs
    /api/addons /api/rules /api/timeslots /api/bookings /api/enquiries /api/gift-cards /api/waitlist /api/listen
    /api/my-booking/session /api/my-booking/find /api/my-booking/email/confirmation /api/my-booking/no-reminders
    GET/api/mail-opt-out /api/payments /api/auth/login /api/auth/logout /api/auth/second-step`,
  'own-proof': 'POST/api/mail-opt-out /api/payments/webhook',
  visitors: '/api/my-booking',
  'signed-in': '/api/auth',
  editors: '/api/auth/cms-tickets',
  cms: '/internal/cms-sessions',
  staff: `/api/admin/branches /api/admin/day /api/admin/cash-ups /api/admin/walk-ins /api/admin/klook-tray
    /api/admin/blocks /api/admin/waitlist /api/admin/deliveries /api/admin/recordings /api/admin/vouchers/quote
    /api/admin/bookings/swap GET/api/admin/bookings/:bookingId
    /api/admin/bookings/:bookingId/status /api/admin/bookings/:bookingId/schedule
    /api/admin/bookings/:bookingId/attendance /api/admin/bookings/:bookingId/note
    /api/admin/bookings/:bookingId/deliveries /api/admin/bookings/:bookingId/recordings`,
  admins: '/api/admin /api/admin/bookings/:bookingId/refund-quote',
  'super-admins': `/api/admin/reports /api/admin/exports /api/admin/monday-mail /api/admin/statements
    /api/admin/personal-data`,
};

const expected = Object.entries(addresses).flatMap(([group, list]) =>
  list.split(/\s+/).map((address) => ({ group: group as Group, address })),
);

/** Returns the group that a route (`GET /api/…`) has to be for. */
export function groupOf(route: string): Group | undefined {
  const [method = '', path = ''] = route.split(' ');
  const isUnder = (whole: string, part: string) => whole === part || whole.startsWith(`${part}/`);
  return expected
    .filter(({ address }) => isUnder(path, address) || isUnder(method + path, address))
    .toSorted((a, b) => lengthOf(b.address) - lengthOf(a.address))[0]?.group;
}

const lengthOf = (address: string) => address.slice(address.indexOf('/')).length;
