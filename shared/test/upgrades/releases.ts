import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { cp, mkdtemp, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll } from 'vitest';

const run = promisify(execFile);
const thisRelease = fileURLToPath(new URL('../../..', import.meta.url));
const git = async (...args: string[]) => (await run('git', ['-C', thisRelease, ...args])).stdout.trim();

/** The release that no other one came before. */
const FIRST = '1.0.0';

/** Names below node_modules that lead to folders of the repository. */
const workspaces = new Set(['shared', 'booking-service', 'astro-site', 'cms', 'local-stack']);

/** The releases of an update: the folder of each holds the workspace and `shared`. */
export interface Releases {
  before: string;
  after: string;
}

/**
 * Returns the release that shops run until they update, on the packages of today, and the one that they update to. The first is the
 * newest tag `v…` before this commit, unpacked from Git; the second is this code. As long as there is no such tag, nothing
 * was released before 1.0.0: then this code is the first, and the second is a copy of it with one more migration. What is made
 * for this is removed after the tests of the file.
 *
 * @param parts of the workspace, which it needs to run
 * @param addMigration writes one more migration into the copy of the workspace, in the folder that it gets
 * @throws where this clone does not have all of the history, or lacks the tag of an earlier release
 */
export async function openReleases(
  workspace: string,
  parts: readonly string[],
  addMigration: (folder: string) => void,
): Promise<Releases> {
  const tag = await earlierTag();
  const folder = await mkdtemp(join(tmpdir(), 'record-cafe-release-'));
  afterAll(() => rm(folder, { recursive: true }));
  const wanted = ['package.json', 'shared', ...parts.map((part) => `${workspace}/${part}`)];
  await (tag ? unpack(tag, wanted, folder) : copy(wanted, folder));
  await linkPackages(folder, workspace);
  if (tag) return { before: folder, after: thisRelease };
  addMigration(join(folder, workspace));
  return { before: thisRelease, after: folder };
}

async function earlierTag(): Promise<string | undefined> {
  if ((await git('rev-parse', '--is-shallow-repository')) === 'true')
    throw new Error('Earlier releases are not in this clone: run "git fetch --unshallow --tags"');
  const [tag] = (await git('tag', '--list', 'v*', '--merged', 'HEAD^', '--sort=-version:refname')).split(
    '\n',
  );
  if (tag) return tag;
  const { version } = JSON.parse(await readFile(join(thisRelease, 'package.json'), 'utf8')) as {
    version: string;
  };
  if (version !== FIRST)
    throw new Error(
      `Before ${version} there is no tag "v…" of a release in this clone: run "git fetch --tags"`,
    );
  return undefined;
}

async function unpack(tag: string, wanted: readonly string[], folder: string): Promise<void> {
  const archive = join(folder, 'release.tar');
  await git('archive', '--output', archive, tag, ...wanted);
  await run('tar', ['-xf', archive, '-C', folder]);
}

async function copy(wanted: readonly string[], folder: string): Promise<void> {
  const filter = (source: string) => !source.endsWith('/node_modules');
  for (const part of wanted)
    await cp(join(thisRelease, part), join(folder, part), { recursive: true, filter });
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
