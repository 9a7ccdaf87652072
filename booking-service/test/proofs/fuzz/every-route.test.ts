import { expect, test } from 'vitest';
import { storeAccount, PASSWORD } from '../../harness/accounts.ts';
import { TOMORROW } from '../../harness/clock.ts';
import { SITE_ORIGIN } from '../../harness/config.ts';
import { inBatches, SEED } from '../../harness/proof.ts';
import { operationsWith } from '../../harness/routes.ts';
import { linkTo } from '../../service/my-booking/harness.ts';
import { openCashDesk } from '../../service/payments/harness.ts';
import { fuzz } from './requests/run.ts';
import type { Route } from './requests/run.ts';
import { readOperations } from './targets/api-document.ts';
import type { Operation } from './targets/api-document.ts';
import { serviceRoute, undocumented } from './targets/service.ts';
import { fillWorld } from './targets/world.ts';

/** A taste for every run of the tests; `whole-product.proof.ts` sends as many as are promised. */
const REQUESTS = 10;

test(
  'no generated request makes any route of the service fail, signed in or not',
  { timeout: 120_000 },
  async () => {
    const desk = await openCashDesk();
    const { url, db, service } = desk;
    const { username } = await storeAccount(db, 'super_admin');
    const admin = { username, password: PASSWORD };
    const world = await fillWorld({
      ...{ serviceUrl: url, siteOrigin: SITE_ORIGIN, admin, tomorrow: TOMORROW },
      linkTo: (bookingId) => linkTo(desk, bookingId),
    });
    const operations = [...(await readOperations(url)), ...undocumented];
    const routes = await inBatches(operations.length, 2, (index) =>
      serviceRoute(world, operations[index] as Operation),
    );
    // A new route is in the document, or is named beside it.
    const served = operationsWith(service.deps).map(({ name }) => name);
    expect(routes.map(({ name }) => name).sort()).toEqual(served.sort());
    const asked = { seed: SEED, requests: REQUESTS, proof: 'generated requests to the service' };
    const { failures } = await fuzz(routes as unknown as Route<never>[], asked);
    expect(failures.join('\n\n')).toBe('');
  },
);
