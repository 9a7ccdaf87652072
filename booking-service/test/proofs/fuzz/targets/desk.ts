import { recordingAddresses } from 'shared/recordings/addresses.ts';
import { idIn, uploadMetadata } from '../../../service/recordings/upload.ts';
import { until } from '../../../harness/waits.ts';
import { send } from '../requests/wire.ts';
import type { Answer } from '../requests/wire.ts';

/** A running booking service, and who may do everything there. */
export interface Desk {
  serviceUrl: string;
  siteOrigin: string;
  admin: Login;
  /** The first day on which every time can be booked. */
  tomorrow: string;
  /** The random part of a link to the own page of whoever has booked under this number and address. */
  linkTo(bookingId: string, email: string): Promise<string>;
}

interface Login {
  username: string;
  password: string;
}

/** Somebody who is known by a cookie, for one route: what it does to whoever asks changes nothing for the others. */
export interface Staff {
  cookie(): string;
  /** Signs in anew, as somebody else; a visitor opens the same page once more. */
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
  const cookiesOf = ({ headers }: Answer) =>
    (headers['set-cookie'] ?? []).map((line) => line.split(';', 1)[0]).join('; ');
  const signIn = async ({ username, password }: Login) =>
    cookiesOf(await ask('POST', '/api/auth/login', { username, password }));
  const keeper = await signIn(desk.admin);

  const call = async <Body>(method: string, path: string, json?: object) =>
    JSON.parse((await ask(method, path, json, keeper)).body) as Body;

  /** @returns the id of an upload of which no byte has come */
  async function beginUpload(bookingId: string): Promise<string> {
    const metadata = uploadMetadata({ bookingId, kind: 'vocals', filename: 'take 1.wav' });
    const { headers } = asOurPages(desk, 'POST', recordingAddresses.uploads, undefined, keeper);
    const answer = await send(desk.serviceUrl, {
      ...{ method: 'POST', path: recordingAddresses.uploads },
      headers: { ...headers, 'Tus-Resumable': '1.0.0', 'Upload-Length': '1000', 'Upload-Metadata': metadata },
    });
    if (answer.status !== 201) throw new Error(`upload: ${answer.status} ${answer.body}`);
    return idIn(answer.headers.location ?? '');
  }

  async function newAccount(role: string) {
    const username = `fuzz-${run}-${(made += 1)}`;
    const account = { username, email: `${username}@example.test`, password: STRONG_PASSWORD, role };
    const { user } = await call<{ user: { id: number } }>('POST', '/api/admin/users', account);
    return { id: user.id, ...account };
  }

  async function renewable(next: () => Promise<string>): Promise<Staff> {
    let cookie = await next();
    return {
      cookie: () => cookie,
      renew: async () => {
        cookie = await next();
      },
    };
  }
  const openStaff = () => renewable(async () => signIn(await newAccount('super_admin')));
  const openVisitor = (link: string) =>
    renewable(async () => cookiesOf(await ask('POST', '/api/my-booking/session', { link })));
  return { ...desk, run, call, beginUpload, newAccount, openStaff, openVisitor };
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
