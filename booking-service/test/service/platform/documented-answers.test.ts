import { beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { openBrowser, PASSWORD, signedInBrowser } from '../../harness/accounts.ts';
import { TOMORROW } from '../../harness/clock.ts';
import { openDashboard } from '../admin-bookings/harness.ts';
import type { Dashboard } from '../admin-bookings/harness.ts';
import { routesOf } from '../../harness/routes.ts';

interface Operation {
  responses: Record<string, { content?: Record<string, { schema: Parameters<typeof z.fromJSONSchema>[0] }> }>;
}

let desk: Dashboard;
let paths: Record<string, Record<string, Operation>>;
beforeAll(async () => {
  desk = await openDashboard();
  paths = (await desk.service.get<{ paths: typeof paths }>('/api/openapi.json')).body.paths;
});

/** For operators, for the card provider, for the CMS, or the document itself. */
const undocumented =
  /\/(healthz|readyz|metrics)$|\/api\/docs|\/api\/openapi\.json|\/payments\/webhook$|\/internal\//;

describe('the API document', () => {
  it('holds every route of the service', () => {
    const documented = Object.entries(paths).flatMap(([path, operations]) =>
      Object.keys(operations).map((method) => `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`),
    );
    const served = routesOf(desk.service.service.deps).filter((route) => !undocumented.test(route));
    expect(documented.sort()).toEqual(served);
  });

  /** Fails when an answer's status or body is not what the document promises for that operation. */
  function expectDocumented(
    method: string,
    path: string,
    answer: { status: number; headers: Headers; body: unknown },
  ) {
    const promised = paths[path]?.[method.toLowerCase()]?.responses[String(answer.status)];
    expect(promised, `${method} ${path} answered ${answer.status}`).toBeDefined();
    const [mediaType, content] = Object.entries(promised?.content ?? {})[0] ?? [];
    if (!mediaType || !content) return expect(answer.body).toBe('');
    expect(answer.headers.get('Content-Type')).toContain(mediaType);
    const read = z.fromJSONSchema(content.schema).safeParse(answer.body);
    expect(read.error?.issues ?? [], `${method} ${path} ${answer.status}`).toEqual([]);
  }

  it('tells the truth about what staff are answered', async () => {
    const id = await desk.bookKlook();
    const call = async (method: string, path: string, body?: unknown, address = path) => {
      const answer = await desk.admin.send<Record<string, unknown>>(
        method,
        address.replace('{bookingId}', id),
        body,
      );
      expectDocumented(method, path, answer);
      return answer;
    };
    const booking = '/api/admin/bookings/{bookingId}';
    await call('PATCH', `${booking}/schedule`, { bookingDate: TOMORROW, bookingTime: '15:00' });
    await call('PATCH', `${booking}/schedule`, { bookingDate: TOMORROW, bookingTime: '15:05' });
    await call('PATCH', `${booking}/status`, { status: 'confirmed' });
    await call('PATCH', `${booking}/status`, { status: 'lost' });
    await call('POST', `${booking}/email-preview`, { subject: 'Hello', message: 'You' });
    await call('POST', `${booking}/email-preview`, { subject: '', message: '' });
    const sent = await call('POST', `${booking}/send-email`, { subject: 'Hello', message: 'You' });
    await call(
      'POST',
      '/api/admin/emails/{emailId}/resend',
      undefined,
      `/api/admin/emails/${sent.body.emailId}/resend`,
    );
    await call('GET', '/api/admin/bookings');
    await call('GET', '/api/admin/bookings', undefined, '/api/admin/bookings?limit=0');
    await call('GET', '/api/admin/bookings/counts');
    await call('GET', booking);
    await call('GET', booking, undefined, '/api/admin/bookings/0000000000');
    await call('GET', `${booking}/history`);
    await call('GET', '/api/admin/attention');
    await call('POST', '/api/admin/attention/dismissals', { key: 'nothing' });
    await call('GET', '/api/admin/reconciliations');
    await call('POST', '/api/admin/reconciliations', { day: 'today' });

    const account = { email: 'documented@example.test', username: 'documented', password: 'fern lamp 7' };
    const added = await call('POST', '/api/admin/users', account);
    await call('POST', '/api/admin/users', account);
    const { id: userId } = added.body.user as { id: number };
    const user = '/api/admin/users/{userId}';
    await call('PATCH', `${user}/status`, { isActive: false }, `/api/admin/users/${userId}/status`);
    await call('POST', `${user}/password`, { password: '123456' }, `/api/admin/users/${userId}/password`);
    await call('DELETE', user, undefined, `/api/admin/users/${userId}`);
    await call('DELETE', user, undefined, `/api/admin/users/${userId}`);
    await call('DELETE', user, undefined, `/api/admin/users/${desk.admin.user.id}`);
    await call('GET', '/api/admin/users');
    await call('GET', '/api/admin/audit');
  });

  it('tells the truth about the personal data of one visitor', async () => {
    const owner = await signedInBrowser(desk.service.url, desk.service.db, 'super_admin');
    const email = 'documented-visitor@example.test';
    await desk.bookKlook({ email, klookBookingId: 'KLK-DOCUMENTED' });
    for (const [path, body] of [
      ['search', { email }],
      ['export', { email }],
      ['erase', { email, confirmation: 'another' }],
      ['erase', { email, confirmation: email }],
    ] as const) {
      const address = `/api/admin/personal-data/${path}`;
      expectDocumented('POST', address, await owner.send('POST', address, body));
      expectDocumented('POST', address, await desk.admin.send('POST', address, body));
    }
  });

  it('tells the truth about signing in and out', async () => {
    const browser = openBrowser(desk.service.url);
    const call = async (method: string, path: string, body?: unknown) =>
      expectDocumented(method, path, await browser.send(method, path, body));
    const username = desk.admin.user.username;
    await call('GET', '/api/auth/user');
    await call('POST', '/api/auth/login', { username, password: 'not it' });
    await call('POST', '/api/auth/login', {});
    await call('POST', '/api/auth/login', { username, password: PASSWORD });
    await call('GET', '/api/auth/user');
    await call('GET', '/api/auth/sessions');
    for (const end of ['/api/auth/sessions/{sessionId}/end', '/api/auth/other-sessions/end']) {
      for (const body of [{ currentPassword: PASSWORD }, { currentPassword: 'not it' }, {}])
        await call('POST', end, body);
    }
    await call('POST', '/api/auth/password', { currentPassword: 'not it', newPassword: 'a new one' });
    await call('POST', '/api/auth/password', { currentPassword: PASSWORD, newPassword: 'another horse' });
    await call('POST', '/api/auth/logout');
    await call('GET', '/api/auth/sessions');
    await call('POST', '/api/auth/other-sessions/end', { currentPassword: PASSWORD });
    await call('GET', '/api/admin/users');
  });

  it('tells the truth about what visitors are answered', async () => {
    const visitor = openBrowser(desk.service.url);
    for (const [path, address] of [
      ['/api/addons', '/api/addons'],
      ['/api/rules', '/api/rules'],
      ['/api/timeslots/{date}', `/api/timeslots/${TOMORROW}`],
      ['/api/timeslots/{date}', '/api/timeslots/tomorrow'],
      ['/api/timeslots/{date}', `/api/timeslots/${TOMORROW}?people=3`],
      ['/api/timeslots/{date}', `/api/timeslots/${TOMORROW}?people=5`],
    ] as const) {
      expectDocumented('GET', path, await visitor.send('GET', address));
    }
    expectDocumented('POST', '/api/bookings', await visitor.send('POST', '/api/bookings', {}));
  });
});
