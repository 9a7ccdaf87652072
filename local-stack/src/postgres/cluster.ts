import { execFile } from 'node:child_process';
import { chownSync, existsSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import type { Binaries } from './binaries.ts';
import type { SystemUser } from './system-user.ts';

const run = promisify(execFile);

interface ClusterOptions {
  binaries: Binaries;
  user: SystemUser | undefined;
  password: string;
  isThrownAway?: boolean;
}

/** Makes the folder of an empty database cluster, unless it is there. Its superuser is `postgres` with `password`. */
export async function createCluster(
  folder: string,
  { binaries, user, password, isThrownAway }: ClusterOptions,
): Promise<void> {
  if (existsSync(join(folder, 'PG_VERSION'))) return;
  // An initdb that was interrupted leaves half a cluster: it gets its name only when it is whole.
  const unfinished = `${folder}.new`;
  const passwordFile = `${folder}.password`;
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(dirname(folder), { recursive: true });
  await mkdir(unfinished, { mode: 0o700 });
  await writeFile(passwordFile, password, { mode: 0o600 });
  if (user) {
    chownSync(unfinished, user.uid, user.gid);
    chownSync(passwordFile, user.uid, user.gid);
  }
  try {
    await run(binaries.initdb, initdbArguments(unfinished, passwordFile, isThrownAway), {
      ...(user && { uid: user.uid, gid: user.gid }),
      cwd: unfinished,
    });
    await rename(unfinished, folder);
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    const { stderr } = error as { stderr?: string };
    throw new Error(
      `PostgreSQL could not create its data folder ${folder}: ${stderr?.trim() || String(error)}`,
      { cause: error },
    );
  } finally {
    await rm(passwordFile, { force: true });
  }
}

/** The built-in C.UTF-8 everywhere, also for functions that ask the system what a letter is (`--lc-ctype`). */
const initdbArguments = (folder: string, passwordFile: string, isThrownAway = false) => [
  ...['-D', folder, '--username=postgres', '--auth=scram-sha-256', `--pwfile=${passwordFile}`],
  ...['--encoding=UTF8', '--no-locale', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'],
  '--lc-ctype=C.UTF-8',
  '--no-instructions',
  ...(isThrownAway ? ['--no-sync'] : []),
];
