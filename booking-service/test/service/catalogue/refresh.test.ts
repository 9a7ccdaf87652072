import { initialCatalogue } from 'shared/catalogue/initial-catalogue.ts';
import { expect, test } from 'vitest';
import { exampleSecrets } from '../../../src/platform/refused-in-production.ts';
import { makeOffers } from '../../../src/waitlist/make-offers.job.ts';
import { aChain } from '../branches/chain.ts';
import { aCatalogue } from '../../harness/catalogue.ts';
import { startFakeCms } from '../../harness/fake-cms.ts';
import { startTestService } from '../../harness/service.ts';

const cms = await startFakeCms();
const service = await startTestService({ catalogue: null, environment: { CMS_URL: cms.url } });
const { catalogueRefresh } = service.service.deps;
const versionOnSale = async () => (await service.get<{ version: number }>('/api/rules')).body.version;
const readiness = async () => (await service.get<{ ready: boolean; catalogue: string }>('/readyz')).body;

/** One try of the refresh, with what the CMS says to it. */
async function refreshWith(answer: unknown, status = 200): Promise<string | undefined> {
  cms.answer = { status, body: answer };
  await catalogueRefresh.run();
  return catalogueRefresh.trouble;
}

test('without any catalogue nothing is sold, and it is said why', async () => {
  await refreshWith({ error: 'starting' }, 503);
  for (const path of ['/api/addons', '/api/rules', '/api/timeslots/2026-07-03']) {
    const { status, headers, body } = await service.get(path);
    expect(status).toBe(503);
    expect(headers.get('Retry-After')).toBe('5');
    expect(body).toMatchObject({
      type: 'not-ready',
      detail:
        'Our prices and opening hours are not here yet, so nothing can be booked. Please try again in a moment.',
    });
  }
  expect(await readiness()).toMatchObject({ ready: false });
  // Nobody can wait for a time before: there is nothing to offer, and nothing to complain of.
  await makeOffers(service.service.deps, new AbortController().signal);
});

test('the first catalogue puts everything on sale', async () => {
  expect(await refreshWith(aCatalogue(5))).toBeUndefined();
  expect(cms.lastRequest).toMatchObject({
    url: '/api/content/catalogue',
    authorization: `Bearer ${exampleSecrets.CONTENT_API_TOKEN}`,
  });
  expect(await versionOnSale()).toBe(5);
  expect((await service.get('/api/addons')).body).toEqual(initialCatalogue.addons);
  expect(await readiness()).toMatchObject({ ready: true, catalogue: 'selling from version 5' });
});

test('it then asks for news only', async () => {
  expect(await refreshWith('', 304)).toBeUndefined();
  expect(cms.lastRequest?.ifNoneMatch).toBe('"5"');
});

test('an older version never takes the place of a newer one', async () => {
  expect(await refreshWith(aCatalogue(4, { horizonDays: 1 }))).toBe(
    'The CMS offers content version 4, older than 5: refused',
  );
  expect(await versionOnSale()).toBe(5);
});

test('the same version with other content changes nothing: what was sold under it must stay readable', async () => {
  await refreshWith(aCatalogue(5, { horizonDays: 1 }));
  const { rows } = await service.db.query('SELECT version, rules FROM catalogue_versions');
  expect(rows).toMatchObject([{ version: 5, rules: { horizonDays: 90 } }]);
});

test.each([
  ['without add-ons', { ...aCatalogue(6), addons: [] }, /a catalogue without add-ons is refused/],
  ['without prices', aCatalogue(6, { priceBands: [] }), /cannot be sold from/],
  ['of another shape', { hello: 'there' }, /cannot be sold from/],
  ['that is no JSON', 'oops', /./],
])('a catalogue %s is refused, and staff can see it', async (_what, body, reason) => {
  expect(await refreshWith(body)).toMatch(reason);
  expect(await versionOnSale()).toBe(5);
  expect(await readiness()).toMatchObject({
    ready: true,
    catalogue: expect.stringContaining('not refreshed'),
  });
  expect((await service.get<string>('/metrics')).body).toContain('catalogue_refresh_failing 1');
});

test('with the CMS away it sells from what it has stored', async () => {
  await cms.stop();
  await catalogueRefresh.run();
  expect(catalogueRefresh.trouble).toMatch(/fetch failed/);
  expect(await versionOnSale()).toBe(5);
});

test('when it is back a new version is on sale on every copy at once', async () => {
  const another = await service.anotherCopy();
  await cms.start();
  const studios = [1, 2].map((id) => ({ id, name: `Booth ${id}` }));
  expect(await refreshWith(aCatalogue(7, { studios }))).toBeUndefined();
  expect((await (await fetch(`${another.url}/api/rules`)).json()) as object).toMatchObject({ version: 7 });
  const { rows } = await service.db.query('SELECT id, name FROM studios ORDER BY id');
  expect(rows).toEqual(studios);
});

test('one copy asks at a time', async () => {
  const another = await service.anotherCopy();
  cms.requests = 0;
  const release = cms.hold();
  const first = catalogueRefresh.run();
  await cms.asked();
  await another.deps.catalogueRefresh.run();
  release();
  await first;
  expect(cms.requests).toBe(1);
});

test('a booth that changes its branch is refused: its bookings would change theirs', async () => {
  const chain = aChain(20);
  expect(await refreshWith(chain)).toBeUndefined();
  const [first, second] = chain.branches;
  const moved = [first, { ...second, studios: [...(second?.studios ?? []), { id: 1, name: 'Studio 1' }] }];
  expect(await refreshWith({ ...chain, version: 21, branches: moved })).toBe(
    'Studio 1 is that of branch 1, so branch 2 cannot have it: refused. Give the booth there a number of its own in the CMS',
  );
  expect(await versionOnSale()).toBe(20);
});
