import { until } from '../../harness/waits.ts';
import { send } from '../requests/wire.ts';
import type { Answer } from '../requests/wire.ts';

/** A running booking service, and who may do everything there. */
export interface Desk {
  serviceUrl: string;
  siteOrigin: string;
  admin: Login;
  /** The first day on which every time can be booked. */
  tomorrow: string;
}

interface Login {
  username: string;
  password: string;
}

/** Somebody who is signed in, for one route: what it does to whoever asks changes nothing for the others. */
export interface Staff {
  cookie(): string;
  /** Signs in anew, as somebody else. */
  renew(): Promise<void>;
}

export const STRONG_PASSWORD = 'fern lamp 7 wharf';

/** Calls as our own pages make them, signed in as the super admin, and more accounts. */
export async function openDesk(desk: Desk) {
  let made = 0;
  const run = Date.now().toString(36);

  async function ask(method: string, path: string, json?: object, cookie = ''): Promise<Answer> {
    let answer: Answer | undefined;
    // Whoever comes when many sign in is sent away for a moment.
    await until(`${method} ${path} to be taken`, async () => {
      answer = await send(desk.serviceUrl, asOurPages(desk, method, path, json, cookie));
      return answer.status !== 503;
    });
    if (!answer || answer.status >= 400)
      throw new Error(`${method} ${path}: ${answer?.status} ${answer?.body}`);
    return answer;
  }
  const signIn = async ({ username, password }: Login) => {
    const { headers } = await ask('POST', '/api/auth/login', { username, password });
    return (headers['set-cookie'] ?? []).map((line) => line.split(';', 1)[0]).join('; ');
  };
  const keeper = await signIn(desk.admin);

  const call = async <Body>(method: string, path: string, json?: object) =>
    JSON.parse((await ask(method, path, json, keeper)).body) as Body;

  async function newAccount(role: string) {
    const username = `fuzz-${run}-${(made += 1)}`;
    const account = { username, email: `${username}@example.test`, password: STRONG_PASSWORD, role };
    const { user } = await call<{ user: { id: number } }>('POST', '/api/admin/users', account);
    return { id: user.id, ...account };
  }

  async function openStaff(): Promise<Staff> {
    const next = async () => signIn(await newAccount('super_admin'));
    let cookie = await next();
    return {
      cookie: () => cookie,
      renew: async () => {
        cookie = await next();
      },
    };
  }
  return { ...desk, run, call, newAccount, openStaff };
}

export type OpenDesk = Awaited<ReturnType<typeof openDesk>>;

const part = () => Math.floor(Math.random() * 250);

const asOurPages = (desk: Desk, method: string, path: string, json: object | undefined, cookie: string) => ({
  method,
  path,
  headers: {
    Origin: desk.siteOrigin,
    // From anywhere: nothing here is about limits.
    'X-Forwarded-For': `198.18.${part()}.${part()}`,
    ...(cookie && { Cookie: cookie }),
    ...(json && { 'Content-Type': 'application/json' }),
  },
  body: json && JSON.stringify(json),
});
