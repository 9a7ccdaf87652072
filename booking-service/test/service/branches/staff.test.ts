import type { Account } from 'shared/auth/accounts.ts';
import type { Problem } from 'shared/problems/problem.ts';
import { describe, expect, test } from 'vitest';
import { matrix } from '../auth/access.ts';
import { signedInBrowser, storeAccount } from '../../harness/accounts.ts';
import { sell } from '../../harness/catalogue.ts';
import { DAY, openWaitingRoom } from '../waitlist/harness.ts';
import { aChain, hongdae, sinsa } from './chain.ts';
import { askedOf, stockOf } from './staff.harness.ts';
import type { Stock } from './staff.harness.ts';

type Refused = Omit<Problem, 'status'>;

const room = await openWaitingRoom();
const { db, admin } = room;
await sell(db, aChain(2));
await room.awake();
const [foreign, own] = [await stockOf(room, sinsa), await stockOf(room, hongdae)];
const limited = await signedInBrowser(room.url, db, 'staff');
const everywhere = await signedInBrowser(room.url, db, 'staff');
const limit = (branchIds: unknown, id = limited.user.id) =>
  admin.send<{ user: Account } & Refused>('PUT', `/api/admin/users/${id}/branches`, { branchIds });
await limit([hongdae.id]);

const otherBranch =
  'This is of a cafe that your account does not work for. Please ask somebody who works there, or an admin.';
const lists = ['klook-tray', 'deliveries', 'blocks', 'branches'].map((list) => `GET /api/admin/${list}`);
const ofNoBranch = ['POST /api/admin/vouchers/quote'];
const ofOneBranch = Object.keys(matrix).filter(
  (route) => matrix[route] === 'staff' && !lists.includes(route) && !ofNoBranch.includes(route),
);

const ask = (route: string, stock: Stock, browser = limited) => {
  const { method, path, body, headers } = askedOf(route, stock);
  return browser.send<Refused>(method, path, body, headers);
};

describe('an account that works for one branch', () => {
  test.each(ofOneBranch)('%s: not what is of another branch', async (route) => {
    const { status, body } = await ask(route, foreign);
    expect(status).toBe(403);
    // HEAD is answered without words.
    if (!route.startsWith('HEAD')) expect(body).toMatchObject({ type: 'not-allowed', detail: otherBranch });
    expect((await ask(route, foreign, everywhere)).status).not.toBe(403);
  });

  test.each(ofOneBranch.filter((route) => !route.startsWith('DELETE')))(
    '%s: what is of its own',
    async (route) => {
      expect((await ask(route, own)).status).not.toBe(403);
    },
  );

  test('reads lists of what is its own', async () => {
    const read = async <Body>(list: string, browser = limited) =>
      (await browser.send<Body>('GET', `/api/admin/${list}`)).body;
    const idsOf = ({ bookings }: { bookings: { id: string }[] }) => bookings.map(({ id }) => id);
    type Tray = { count: number; bookings: { id: string }[] };
    expect(idsOf(await read<Tray>('klook-tray'))).toEqual([own.klookId]);
    expect(await read<Tray>('klook-tray', everywhere)).toMatchObject({ count: 2 });
    expect(idsOf(await read<Tray>('klook-tray?branchId=1', everywhere))).toEqual([foreign.klookId]);
    const blocks = await read<{ studioIds: number[] }[]>('blocks');
    expect(new Set(blocks.flatMap(({ studioIds }) => studioIds))).toEqual(new Set([own.studioId]));
    expect(await read('branches')).toEqual([{ id: hongdae.id, name: hongdae.name }]);
    expect(await read('branches', everywhere)).toHaveLength(2);
    for (const list of ['klook-tray', 'deliveries', 'blocks', 'branches'])
      expect((await limited.send('GET', `/api/admin/${list}?branchId=1`)).status).toBe(403);
  });

  test.each(['klook-tray', 'deliveries', 'blocks'])(
    'there is no %s of a branch that cannot be',
    async (list) => {
      for (const branchId of ['0', '1000', '2147483648'])
        expect(await everywhere.send('GET', `/api/admin/${list}?branchId=${branchId}`)).toMatchObject({
          status: 400,
          body: { errors: [{ path: 'branchId', code: 'cafe-missing', message: 'Please choose a cafe' }] },
        });
    },
  );

  test('is told only of deliveries that its own guests wait for', async () => {
    const bought = JSON.stringify([{ id: 1, name: 'Full Track Mixing', priceWon: 100_000 }]);
    await db.query('UPDATE bookings SET addons = $1 WHERE id = ANY ($2)', [
      bought,
      [foreign.bookingId, own.bookingId],
    ]);
    room.clock.set(`${DAY}T18:00:00+09:00`);
    await room.awake();
    type Open = { deliveries: { bookingId: string }[]; count: number };
    const read = async (browser: typeof limited) =>
      (await browser.send<Open>('GET', '/api/admin/deliveries')).body;
    expect((await read(limited)).deliveries.map(({ bookingId }) => bookingId)).toEqual([own.bookingId]);
    expect((await read(everywhere)).count).toBe(2);
  });

  test.each([
    ['in capitals', (path: string) => path.replace('/api/admin/bookings', '/API/Admin/BOOKINGS')],
    ['with a slash behind it', (path: string) => `${path}/`],
    ['in escapes', (path: string) => path.replace(/(\w)$/, (last) => `%${last.charCodeAt(0).toString(16)}`)],
  ])('finds no way around it by an address %s', async (_, write) => {
    const path = (id: string) => write(`/api/admin/bookings/${id}`);
    expect((await limited.send('GET', path(own.bookingId))).status).toBe(200);
    expect((await limited.send('GET', path(foreign.bookingId))).status).toBe(403);
  });

  test('brings nothing into another branch', async () => {
    const { bookings } = askedOf('POST /api/admin/bookings/swap', own).body as { bookings: unknown[] };
    const mixed = { bookings: [bookings[0], { id: foreign.bookingId, version: 1 }], reason: 'They asked' };
    expect((await limited.send('POST', '/api/admin/bookings/swap', mixed)).status).toBe(403);
    const both = { ...own.span, studioIds: [own.studioId, foreign.studioId] };
    expect((await limited.send('POST', '/api/admin/blocks/guests', both)).status).toBe(403);
    const elsewhere = { bookingDate: DAY, bookingTime: '18:00', studioId: foreign.studioId };
    const path = `/api/admin/bookings/${own.klookId}/schedule`;
    expect((await limited.send('PATCH', path, elsewhere)).status).toBe(403);
  });

  test('has the board of its branch alone, and must say so where it is not the first', async () => {
    expect((await limited.send('GET', `/api/admin/day/${DAY}`)).status).toBe(403);
    expect((await limited.send('GET', `/api/admin/day/${DAY}?branchId=2`)).status).toBe(200);
  });

  test('still hears that there is no such booking', async () => {
    expect(await limited.send('GET', '/api/admin/bookings/0000000000')).toMatchObject({ status: 404 });
  });
});

describe('which branches an account works for', () => {
  test('is for admins to say, holds from the next request on, and is noted', async () => {
    const path = `/api/admin/bookings/${foreign.bookingId}`;
    expect(await limit(null)).toMatchObject({ status: 200, body: { user: { branchIds: null } } });
    expect((await limited.send('GET', path)).status).toBe(200);
    expect(await limit([2, 1, 2])).toMatchObject({ status: 200, body: { user: { branchIds: [1, 2] } } });
    expect((await limited.send('GET', path)).status).toBe(200);
    expect(await limit([2])).toMatchObject({ status: 200 });
    expect((await limited.send('GET', path)).status).toBe(403);
    const me = await limited.send<{ branchIds: number[] }>('GET', '/api/auth/user');
    expect(me.body.branchIds).toEqual([2]);
    const { rows } = await db.query<{ before: unknown; after: unknown }>(
      `SELECT before, after FROM audit_log WHERE action = 'account-branches' ORDER BY id DESC LIMIT 1`,
    );
    expect(rows).toEqual([{ before: { branchIds: [1, 2] }, after: { branchIds: [2] } }]);
    expect((await everywhere.send('PUT', `/api/admin/users/${limited.user.id}/branches`, {})).status).toBe(
      403,
    );
  });

  test.each([
    ['no branch at all', []],
    ['one that there is not', [9]],
    ['a word', 'hongdae'],
    ['nothing', undefined],
  ])('is refused for %s', async (_, branchIds) => {
    expect(await limit(branchIds)).toMatchObject({
      status: 400,
      body: {
        errors: [
          {
            path: 'branchIds',
            code: 'branches-missing',
            message: 'Please choose at least one of the cafes, or all of them',
          },
        ],
      },
    });
  });

  test('is never said of an admin: they run the house', async () => {
    const other = await storeAccount(db, 'admin');
    const message = 'Admins work for all cafes: only a staff account can be limited to some';
    expect(await limit([1], other.id)).toMatchObject({ status: 400, body: { errors: [{ message }] } });
    const fields = { email: 'new@example.test', username: 'new-one', password: 'correct horse battery 9' };
    const add = (more: object) =>
      admin.send<{ user: Account } & Refused>('POST', '/api/admin/users', { ...fields, ...more });
    expect(await add({ role: 'admin', branchIds: [2] })).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'branchIds', message }] },
    });
    expect(await add({ role: 'staff', branchIds: [2] })).toMatchObject({
      status: 201,
      body: { user: { role: 'staff', branchIds: [2] } },
    });
    await expect(db.query(`UPDATE users SET branch_ids = '{2}' WHERE id = $1`, [other.id])).rejects.toThrow(
      'users_branches_of_staff',
    );
  });
});
