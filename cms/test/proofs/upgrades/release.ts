import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { startBookingService } from '../../harness/booking-service.ts';
import { cookiesOf } from '../../harness/cms.ts';
import { contentToken, cmsOrigin, testEnvironment } from '../../harness/environment.ts';

const entry = join(import.meta.dirname, 'release.main.ts');

/** The CMS of one release, in a process of its own, with a manager at its forms. */
export interface Release {
  /** As a form does. */
  save(method: 'PATCH' | 'POST', path: string, data: object): Promise<Response>;
  /** As the publisher and the booking service read, without the cookies of anybody. */
  read(path: string): Promise<Response>;
  stop(): Promise<void>;
}

/** Starts the CMS of a release on a database that is migrated. It ends with the test at the latest. */
export async function startRelease(folder: string, databaseUrl: string): Promise<Release> {
  const bookingService = await startBookingService(contentToken, () => cmsOrigin);
  onTestFinished(bookingService.close);
  const child = spawn(process.execPath, [entry, folder], {
    stdio: ['pipe', 'pipe', 'inherit'],
    env: { ...process.env, ...testEnvironment(databaseUrl, undefined, bookingService.url) },
  });
  const exit = once(child, 'exit');
  const stop = async () => {
    child.stdin.end();
    await exit;
  };
  onTestFinished(stop);
  const early = exit.then(() => {
    throw new Error(`The CMS in ${folder} ended before it listened`);
  });
  early.catch(() => undefined);
  const [line] = (await Promise.race([once(child.stdout, 'data'), early])) as [Buffer];
  const url = line.toString().trim();

  const json = { 'Content-Type': 'application/json', Origin: cmsOrigin };
  const away = await fetch(`${url}/api/sign-in`, { redirect: 'manual' });
  const email = 'manager@example.com';
  const ticket = bookingService.ticketFor({ email, name: email, permission: 'manager' });
  const state = new URL(away.headers.get('location') ?? '').hash.replace('#cms=', '');
  const signedIn = await fetch(`${url}/api/sign-in`, {
    method: 'POST',
    headers: { ...json, Cookie: cookiesOf(away) },
    body: JSON.stringify({ ticket, state }),
  });
  if (signedIn.status !== 200) throw new Error(`sign-in: ${signedIn.status} ${await signedIn.text()}`);
  const cookie = cookiesOf(signedIn);
  return {
    save: (method, path, data) =>
      fetch(url + path, { method, headers: { ...json, Cookie: cookie }, body: JSON.stringify(data) }),
    read: (path) => fetch(url + path, { headers: { Authorization: `Bearer ${contentToken}` } }),
    stop,
  };
}
