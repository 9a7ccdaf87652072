import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { cookiesOf } from '../../harness/cms.ts';
import { contentToken, cmsOrigin, firstManager, testEnvironment } from '../../harness/environment.ts';

const entry = join(import.meta.dirname, 'release.main.ts');

/** The CMS of one release, in a process of its own, with the first manager at its forms. */
export interface Release {
  /** As a form does. */
  save(method: 'PATCH' | 'POST', path: string, data: object): Promise<Response>;
  /** As the publisher and the booking service read, without the cookies of anybody. */
  read(path: string): Promise<Response>;
  stop(): Promise<void>;
}

/** Starts the CMS of a release on a database that is migrated. It ends with the test at the latest. */
export async function startRelease(folder: string, databaseUrl: string): Promise<Release> {
  const child = spawn(process.execPath, [entry, folder], {
    stdio: ['pipe', 'pipe', 'inherit'],
    env: { ...process.env, ...testEnvironment(databaseUrl) },
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
  const signedIn = await fetch(`${url}/api/users/login`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify(firstManager),
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
