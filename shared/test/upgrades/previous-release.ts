import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll } from 'vitest';

const run = promisify(execFile);
const thisRelease = fileURLToPath(new URL('../../..', import.meta.url));

/** The release before this one, which shops run until they update: its commit. Whoever releases puts theirs here. */
const COMMIT = '94632f44ea9708c7b351364b3fe937b8ff2d4c6a';

/** Names below node_modules that lead to folders of the repository. */
const workspaces = new Set(['shared', 'booking-service', 'astro-site', 'cms', 'local-stack']);

/**
 * A workspace of the release before, as it is in Git: its own code and migrations, on the packages of today. Gone after the tests
 * of the file.
 * @param parts of it, which it needs to run
 * @returns the folder that holds the workspace and `shared`
 * @throws where this clone has no history that goes back to it, saying how it is fetched
 */
export async function unpackPreviousRelease(workspace: string, parts: readonly string[]): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'record-cafe-release-'));
  afterAll(() => rm(folder, { recursive: true }));
  const archive = join(folder, 'release.tar');
  try {
    const wanted = ['package.json', 'shared', ...parts.map((part) => `${workspace}/${part}`)];
    await run('git', ['-C', thisRelease, 'archive', '--output', archive, COMMIT, ...wanted]);
  } catch (cause) {
    const message = `The code of the release before, ${COMMIT}, is not in this clone: run "git fetch --unshallow"`;
    throw new Error(message, { cause });
  }
  await run('tar', ['-xf', archive, '-C', folder]);
  await linkPackages(folder, workspace);
  return folder;
}

async function linkPackages(folder: string, used: string): Promise<void> {
  const packages = join(folder, 'node_modules');
  mkdirSync(packages);
  const names = readdirSync(join(thisRelease, 'node_modules')).filter((name) => !workspaces.has(name));
  for (const name of names) await symlink(join(thisRelease, 'node_modules', name), join(packages, name));
  await symlink(join(folder, 'shared'), join(packages, 'shared'));
  for (const workspace of ['shared', used]) {
    const own = join(thisRelease, workspace, 'node_modules');
    if (existsSync(own)) await symlink(own, join(folder, workspace, 'node_modules'));
  }
}
