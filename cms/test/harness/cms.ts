import { handleEndpoints, type Payload, type SanitizedConfig } from 'payload';
import type { User } from '../../src/generated/payload-types.ts';
import { startBookingService, type FakeBookingService } from './booking-service.ts';
import { contentToken, cmsOrigin, testEnvironment } from './environment.ts';
import { seededDatabase } from './database.ts';

type Role = User['role'];

/** A signed-in person, as access rules see them. */
export type SignedIn = User & { collection: 'users' };

/** What a page of the CMS sends along. */
export interface SessionHeaders extends Record<string, string> {
  cookie: string;
  origin: string;
}

/** The cookies that an answer sets, as a browser sends them back. */
export const cookiesOf = (answer: Response): string =>
  answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';', 1)[0])
    .join('; ');

export interface TestCms {
  payload: Payload;
  /** Who is signed in, as the CMS is told. */
  bookingService: FakeBookingService;
  /** The REST API as Next serves it, without the web server in front. */
  request: (path: string, init?: RequestInit) => Promise<Response>;
  /** The content API with the right token. */
  content: (path: string, init?: RequestInit) => Promise<Response>;
  user: (role: Role) => Promise<SignedIn>;
  /** Signs in as a browser does that comes back from the site. @returns the headers to send from then on. */
  signIn: (account?: Pick<User, 'email' | 'role'>) => Promise<SessionHeaders>;
  version: () => Promise<number>;
  close: () => Promise<void>;
}

/** For `beforeAll`: the first file of a run also migrates and seeds, which takes its time on a busy machine. */
export const startTimeoutMs = 240_000;

/** A proxy, as in a built CMS: whatever needs the request itself fails here as it would there. */
const asNextHandsItOn = (request: Request): Request =>
  new Proxy(request, {
    get(target, key) {
      const value: unknown = Reflect.get(target, key, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });

interface StartOptions {
  clock?: boolean;
  /** Keys of the configuration that are other than the tests' own. */
  environment?: Record<string, string>;
}

/**
 * The real CMS on a seeded database of its own. One for each test file: our modules read one configuration (`setup.ts`). With
 * `clock` it looks at its schedule by itself, as the health check makes it do.
 */
export async function startCms(
  publisherUrl?: string,
  { clock = false, environment = {} }: StartOptions = {},
): Promise<TestCms> {
  const bookingService = await startBookingService(contentToken, () => process.env['CMS_URL'] ?? '');
  const basic = testEnvironment(await seededDatabase(), publisherUrl, bookingService.url);
  Object.assign(process.env, basic, environment);
  const origin = process.env['CMS_URL'];
  const { getPayload } = await import('payload');
  const config: SanitizedConfig = await (await import('../../src/payload.config.ts')).default;
  const payload = await getPayload({ config, cron: clock });

  const { throughGate } = await import('../../src/http/gate.ts');
  const request = (path: string, init?: RequestInit) =>
    throughGate(asNextHandsItOn(new Request(new URL(path, origin), init)), config, (passed) =>
      handleEndpoints({ config, request: passed }),
    );
  const content = (path: string, init: RequestInit = {}) =>
    request(path, { ...init, headers: { ...init.headers, authorization: `Bearer ${contentToken}` } });

  let people = 0;
  return {
    payload,
    bookingService,
    request,
    content,
    user: async (role) => {
      people += 1;
      const data = { email: `${role}-${people}@example.com`, role };
      return { ...(await payload.create({ collection: 'users', data })), collection: 'users' } as SignedIn;
    },
    signIn: async ({ email, role } = { email: 'manager@example.com', role: 'manager' }) => {
      const away = await request('/api/sign-in');
      const ticket = bookingService.ticketFor({ email, name: email, permission: role });
      const state = new URL(away.headers.get('location') ?? '').hash.replace('#cms=', '');
      const answer = await request('/api/sign-in', {
        method: 'POST',
        body: JSON.stringify({ ticket, state }),
        headers: { cookie: cookiesOf(away), 'content-type': 'application/json' },
      });
      return { cookie: cookiesOf(answer), origin: origin ?? cmsOrigin };
    },
    version: async () =>
      ((await (await content('/api/content/version')).json()) as { version: number }).version,
    close: async () => {
      bookingService.close();
      await payload.destroy();
    },
  };
}
