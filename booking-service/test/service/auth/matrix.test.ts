import { beforeAll, describe, expect, it } from 'vitest';
import type { Group } from '../../../src/platform/routes.ts';
import { operationsWith } from '../../harness/routes.ts';
import { startTestService } from '../../harness/service.ts';
import { everyKindOfBrowser, isRead, knock, REFUSED, split } from './knocking.ts';
import type { EveryKind } from './knocking.ts';
import { groupOf } from './access.ts';

const service = await startTestService();
const operations = operationsWith(service.service.deps);
const routes = operations.map(({ name }) => name);
const routesOf = (...groups: Group[]) =>
  operations.filter(({ group }) => groups.includes(group)).map(({ name }) => name);

let browsers: EveryKind;
beforeAll(async () => {
  browsers = await everyKindOfBrowser(service);
});

/** Ways in which a page of somebody else's sends a request. */
const otherOrigins: Record<string, string>[] = [
  { Origin: 'https://elsewhere.test' },
  { Origin: 'null' },
  { Origin: '', 'Sec-Fetch-Site': 'cross-site' },
];

describe('the authorization matrix', () => {
  it.each(operations)('$name is for $group', ({ name, group }) => {
    expect(groupOf(name)).toBe(group);
  });

  it.each(routesOf('everybody', 'own-proof'))('%s is open to everybody', async (route) => {
    for (const browser of Object.values(browsers)) {
      // Whoever signs out or leaves is not there for the routes that follow.
      const leaves = route.endsWith('/logout') || route === 'DELETE /api/my-booking/session';
      if (leaves && browser !== browsers.anonymous) continue;
      const status = await knock(browser, route);
      expect(REFUSED).not.toContain(status);
      expect(status).toBeLessThan(500);
    }
  });

  it.each(routesOf('visitors'))('%s is open to whoever has opened their own page', async (route) => {
    for (const browser of Object.values(browsers)) {
      const status = await knock(browser, route);
      if (browser !== browsers.visitor) expect(status).toBe(401);
      else expect(REFUSED).not.toContain(status);
      expect(status).toBeLessThan(500);
    }
  });

  it.each(routesOf('signed-in', 'editors', 'staff', 'admins', 'super-admins'))(
    '%s is closed to visitors',
    async (route) => {
      expect(await knock(browsers.visitor, route)).toBe(401);
    },
  );

  it.each(routesOf('signed-in'))('%s is open to whoever is signed in', async (route) => {
    expect(await knock(browsers.anonymous, route)).toBe(401);
    expect(await knock(browsers.deactivated, route)).toBe(401);
    for (const role of ['user', 'staff', 'admin', 'super_admin'] as const) {
      expect(REFUSED).not.toContain(await knock(browsers[role], route));
    }
  });

  it.each(routesOf('staff'))('%s is open to staff and admins only', async (route) => {
    expect(await knock(browsers.anonymous, route)).toBe(401);
    expect(await knock(browsers.deactivated, route)).toBe(401);
    expect(await knock(browsers.user, route)).toBe(403);
    for (const role of ['staff', 'admin', 'super_admin'] as const) {
      const status = await knock(browsers[role], route);
      expect(REFUSED).not.toContain(status);
      expect(status).toBeLessThan(500);
    }
  });

  it.each(routesOf('admins'))('%s is open to admins only', async (route) => {
    expect(await knock(browsers.anonymous, route)).toBe(401);
    expect(await knock(browsers.deactivated, route)).toBe(401);
    expect(await knock(browsers.user, route)).toBe(403);
    expect(await knock(browsers.staff, route)).toBe(403);
    for (const role of ['admin', 'super_admin'] as const) {
      const status = await knock(browsers[role], route);
      expect(REFUSED).not.toContain(status);
      expect(status).toBeLessThan(500);
    }
  });

  it.each(routesOf('super-admins'))('%s is open to super admins only', async (route) => {
    expect(await knock(browsers.anonymous, route)).toBe(401);
    expect(await knock(browsers.deactivated, route)).toBe(401);
    expect(await knock(browsers.user, route)).toBe(403);
    expect(await knock(browsers.staff, route)).toBe(403);
    expect(await knock(browsers.admin, route)).toBe(403);
    // Most were sent nothing that they could use, or their address names nothing.
    expect([200, 400, 404]).toContain(await knock(browsers.super_admin, route));
  });

  it.each(routesOf('cms'))('%s is closed to every browser', async (route) => {
    for (const browser of Object.values(browsers)) expect(await knock(browser, route)).toBe(401);
  });

  const changes = routes.filter(
    (route) => !isRead(route) && !['own-proof', 'cms'].includes(groupOf(route) ?? ''),
  );
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
