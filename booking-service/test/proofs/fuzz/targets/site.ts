import fc from 'fast-check';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { apiSecurityHeaders, assetSecurityHeaders } from 'shared/http/security-headers.ts';
import { pathPart } from '../../faults/requests/generators.ts';
import { partNear } from '../requests/hostile.ts';
import type { Route } from '../requests/run.ts';
import type { Product } from './product.ts';
import { plainRoute } from './plain-route.ts';

const securityHeaders = Object.keys(assetSecurityHeaders({ siteOrigin: 'http://' }));
const ofTheApi = Object.keys(apiSecurityHeaders({ https: false }));

/** Everywhere below an address, and a little beside it. */
const near = (path: string) =>
  fc
    .tuple(fc.constantFrom('', '', '', '/', '//', '/..', '.'), partNear(fc.constant('')))
    .map(([slash, part]) => (part === '' ? path + slash : `${path}/${part}`));
const somewhere = fc
  .array(partNear(pathPart), { minLength: 1, maxLength: 3 })
  .map((parts) => `/${parts.join('/')}`);

/** Every page of the live release, its plain files and one hashed file of each folder, and what leads on to the service. */
export function siteRoutes({ urls, folder }: Product): Route<never>[] {
  const release = join(folder, 'releases/current');
  const { pages } = JSON.parse(readFileSync(join(release, 'release.json'), 'utf8')) as {
    pages: { path: string; status: number }[];
  };
  const plain = readdirSync(join(release, 'public')).filter((name) => !/\.(br|gz)$/.test(name));
  const pool = join(folder, 'releases/pool');
  const pooled = readdirSync(pool).map((name) => `/${name}/${readdirSync(join(pool, name))[0] ?? ''}`);
  const at = (path: string, more = {}) => plainRoute({ origin: urls.site, path, securityHeaders, ...more });
  return [
    ...pages.map(({ path, status }) =>
      at(path, {
        addresses: near(path),
        isReached: (answer: { status: number }) => answer.status === status,
      }),
    ),
    ...[...plain.map((name) => `/${name}`), ...pooled].map((path) => at(path, { addresses: near(path) })),
    at('/healthz'),
    // What the proxy in front fetches when no copy of the service answers.
    at('/booking-unavailable', {
      isMeant: ({ status }: { status: number }) => status === 503,
      isReached: ({ status }: { status: number }) => status === 503,
    }),
    at('/anything', { addresses: somewhere, isReached: ({ status }: { status: number }) => status === 404 }),
    at('/api/rules', { securityHeaders: ofTheApi, addresses: near('/api/rules') }),
    at('/api/enquiries', {
      ...{ method: 'POST', securityHeaders: ofTheApi, body: fc.jsonValue({ maxDepth: 2 }) },
      isReached: ({ status }: { status: number }) => status === 400,
      people: { us: () => ({ Origin: urls.site }), anybody: () => ({}) },
    }),
  ] as Route<never>[];
}
