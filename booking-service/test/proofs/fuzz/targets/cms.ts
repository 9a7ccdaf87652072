import fc from 'fast-check';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { cmsSecurityHeaders } from 'shared/http/security-headers.ts';
import { anything, nearly, pathPart } from '../../faults/requests/generators.ts';
import { partNear } from '../requests/hostile.ts';
import type { Route } from '../requests/run.ts';
import type { Answer } from '../requests/wire.ts';
import type { Editor } from './editor.ts';
import { plainRoute } from './plain-route.ts';
import type { PlainRoute } from './plain-route.ts';
import type { Product } from './product.ts';

const sources = fileURLToPath(new URL('../../../../../cms/src', import.meta.url));

/** Every match in the sources of the CMS below `folder`: what it adds itself is found, and never has to be listed here. */
function inSources(folder: string, pattern: RegExp, mark = ''): string[] {
  const names = readdirSync(join(sources, folder), { recursive: true, encoding: 'utf8' });
  const texts = names
    .filter((name) => name.endsWith('.ts'))
    .map((name) => readFileSync(join(sources, folder, name), 'utf8'));
  const found = texts.filter((text) => text.includes(mark)).flatMap((text) => [...text.matchAll(pattern)]);
  return [...new Set(found.map(([, match = '']) => match))];
}

const slugsIn = (folder: string) => inSources(folder, /\bslug: '([\w-]+)'/g);

/** What a list, or one document, is asked for with. */
const query = fc
  .array(
    fc.oneof(
      fc.tuple(
        fc.constantFrom('limit', 'page', 'depth'),
        fc.constantFrom('1', '0', '-1', '99999999', 'x', '1e9'),
      ),
      fc.tuple(fc.constantFrom('locale', 'fallback-locale'), fc.constantFrom('ko', 'all', 'xx', 'null', '*')),
      fc.tuple(fc.constantFrom('draft', 'trash', 'pagination'), fc.constantFrom('true', 'false', 'x')),
      fc.tuple(fc.constant('sort'), fc.constantFrom('title', '-createdAt', 'x.y', '-', 'hash', '__proto__')),
      fc.tuple(
        fc
          .tuple(
            fc.constantFrom(
              'id',
              'title',
              '_status',
              'email',
              'hash',
              'createdAt',
              'x',
              'a.b',
              '__proto__',
              'or',
            ),
            fc.constantFrom(
              'equals',
              'in',
              'like',
              'exists',
              'greater_than',
              'not_in',
              'near',
              'all',
              'x',
              '0',
            ),
          )
          .map(([field, operator]) => `where[${field}][${operator}]`),
        anything.map((value) => (typeof value === 'string' ? value : JSON.stringify(value))),
      ),
      fc.tuple(
        fc.constantFrom('select[title]', 'populate[users][email]', 'joins[x][limit]', 'select'),
        fc.constant('true'),
      ),
    ),
    { maxLength: 3 },
  )
  .map((pairs) => pairs as [string, string][]);

const word = fc.stringMatching(/^[A-Za-z가-힣]{1,20}$/);
const account = fc.record({
  email: word.map((name) => `${encodeURIComponent(name).replaceAll('%', '')}@example.test`),
  password: word,
  token: word,
});
/** A document that could be one. */
const document = fc.record({
  title: word,
  name: word,
  _status: fc.constantFrom('draft', 'published'),
  order: fc.nat(),
});

const passes = ({ status }: Answer) => status !== 404;
/** What Payload answers where a collection of its own has no such route. */
const isNotOffered = ({ status }: Answer) => status === 501;

/** Every address of the CMS: the content API, what Payload serves of each collection and global, and our own endpoints. */
export function cmsRoutes({ urls, contentApiToken }: Product, editor: Editor): Route<never>[] {
  const securityHeaders = [...Object.keys(cmsSecurityHeaders), 'content-security-policy', 'cache-control'];
  const token = () => ({ Authorization: `Bearer ${contentApiToken}` });
  const strangers = { stranger: () => ({}), us: () => ({ Origin: urls.cms }) };
  /** Writes by staff stay drafts: what is on sale and on the site is not for the fuzz to change. */
  const readers = {
    ...strangers,
    staff: () => ({ Cookie: editor.cookie(), Origin: urls.cms }),
    program: token,
  };
  const at = (path: string, more: Partial<PlainRoute> = {}) =>
    plainRoute({
      ...{
        origin: urls.cms,
        path,
        securityHeaders,
        query,
        people: readers,
        isReached: passes,
        isMeant: isNotOffered,
      },
      // Without this a session that a request has ended would leave the rest to strangers.
      heard: async (who, answer) => {
        const isOver = /payload-token=;/.test(String(answer.headers['set-cookie'] ?? ''));
        if (who === 'staff' && (isOver || answer.status === 401)) await editor.renew();
      },
      ...more,
    });
  const below = (path: string) => partNear(fc.constantFrom('1', '2', '3')).map((part) => `${path}/${part}`);
  const collections = slugsIn('collections').flatMap((slug) => {
    const path = `/api/${slug}`;
    return [
      ...[path, `${path}/count`].map((address) => at(address)),
      at(`${path}/:id`, { addresses: below(path) }),
      // Not every collection keeps versions.
      at(`${path}/versions`, { isReached: () => true }),
      at(`${path}/versions/:id`, { addresses: below(`${path}/versions`), isReached: () => true }),
      ...[path, `${path}/access/1`].map((address) =>
        at(address, { method: 'POST', people: strangers, body: nearly(document) }),
      ),
      at(`${path}?draft=true`, { method: 'PATCH', people: strangers, body: nearly(document) }),
      ...['PATCH', 'DELETE'].map((method) =>
        at(`${path}/:id`, { method, people: strangers, addresses: below(path), body: nearly(document) }),
      ),
      // Not everything can be duplicated.
      at(`${path}/:id/duplicate`, {
        ...{ method: 'POST', people: strangers, body: nearly(document), isReached: () => true },
        addresses: below(path).map((address) => `${address}/duplicate`),
      }),
    ];
  });
  const globals = slugsIn('globals').flatMap((slug) => {
    const path = `/api/globals/${slug}`;
    return [
      at(path),
      // Not every global keeps versions.
      at(`${path}/versions`, { isReached: () => true }),
      at(path, { method: 'POST', people: strangers, body: nearly(document) }),
    ];
  });
  // A path stands below the API, or below the accounts that it is about: one of the two is there.
  const ownPaths = inSources('.', /\bpath: '(\/[\w/:-]+)'/g, 'Endpoint');
  const reached = new Set<string>();
  /** By one of the two methods. */
  const isReachedAt = (path: string) => (answer: Answer) => {
    if (passes(answer)) reached.add(path);
    return reached.has(path);
  };
  const own = ownPaths.flatMap((path) =>
    ['GET', 'POST'].map((method) =>
      at(path, {
        method,
        addresses: fc.constantFrom(`/api${path}`, `/api/users${path}`),
        body: nearly(account),
        isReached: isReachedAt(path),
        people: method === 'GET' ? readers : { ...strangers, program: token },
      }),
    ),
  );
  const signIn = [
    'login',
    'logout',
    'refresh-token',
    'first-register',
    'forgot-password',
    'reset-password',
    'unlock',
  ];
  return [
    ...collections,
    ...globals,
    ...own,
    ...signIn.map((name) =>
      at(`/api/users/${name}`, { method: 'POST', people: strangers, body: nearly(account) }),
    ),
    ...['me', 'init'].map((name) => at(`/api/users/${name}`)),
    // No account waits to be verified.
    at('/api/users/verify/x', { isReached: () => true }),
    at('/api/users/logout', { method: 'POST', people: { staff: readers.staff } }),
    ...['/api/access', '/api/health', '/healthz', '/icon.svg'].map((path) =>
      at(path, { securityHeaders: [] }),
    ),
    at('/api/payload-preferences/:key', { addresses: below('/api/payload-preferences') }),
    ...['locked-documents', 'jobs', 'jobs/run', 'migrations'].map((name) => at(`/api/payload-${name}`)),
    at('/api/media/file/:name', { addresses: below('/api/media/file') }),
    at('/admin', {
      // Next leads to an address without its slash before it says anything else.
      securityHeaders: [],
      addresses: partNear(fc.constantFrom('login', 'x', 'collections/albums')).map(
        (part) => `/admin/${part}`,
      ),
    }),
    at('/api/anything', {
      addresses: fc.array(partNear(pathPart), { maxLength: 3 }).map((parts) => `/api/${parts.join('/')}`),
      isReached: () => true,
    }),
  ] as Route<never>[];
}
