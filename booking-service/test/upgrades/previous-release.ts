import { execFile } from 'node:child_process';
import { mkdirSync, readdirSync } from 'node:fs';
import { mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll } from 'vitest';
import { thisRelease } from '../harness/copy-process.ts';

const run = promisify(execFile);

/** The release before this one, which shops run until they update: its commit. Whoever releases puts theirs here. */
const COMMIT = '94632f44ea9708c7b351364b3fe937b8ff2d4c6a';

/** What the service needs to run, its test-only entry included. */
const parts = [
  'package.json',
  'shared',
  ...['package.json', 'migrations', 'src', 'test/harness'].map((part) => `booking-service/${part}`),
];

/** Names below node_modules that lead to folders of the repository. */
const workspaces = new Set(['shared', 'booking-service', 'astro-site', 'cms', 'local-stack']);

/**
 * The service of the release before, as it is in Git: its own code and migrations, on the packages of today. Gone after the tests of
 * the file.
 * @returns its folder
 * @throws where this clone has no history that goes back to it, saying how it is fetched
 */
export async function unpackPreviousRelease(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'record-cafe-release-'));
  afterAll(() => rm(folder, { recursive: true }));
  const archive = join(folder, 'release.tar');
  try {
    await run('git', ['-C', thisRelease, 'archive', '--output', archive, COMMIT, ...parts]);
  } catch (cause) {
    const message = `The code of the release before, ${COMMIT}, is not in this clone: run "git fetch --unshallow"`;
    throw new Error(message, { cause });
  }
  await run('tar', ['-xf', archive, '-C', folder]);
  await linkPackages(folder);
  return folder;
}

async function linkPackages(folder: string): Promise<void> {
  const packages = join(folder, 'node_modules');
  mkdirSync(packages);
  const names = readdirSync(join(thisRelease, 'node_modules')).filter((name) => !workspaces.has(name));
  for (const name of names) await symlink(join(thisRelease, 'node_modules', name), join(packages, name));
  await symlink(join(folder, 'shared'), join(packages, 'shared'));
  for (const workspace of ['shared', 'booking-service'])
    await symlink(join(thisRelease, workspace, 'node_modules'), join(folder, workspace, 'node_modules'));
}
