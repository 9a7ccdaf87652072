import { readFileSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/** The account that runs Postgres instead of root, which Postgres refuses. */
export interface SystemUser {
  name: string;
  uid: number;
  gid: number;
}

/** Undefined unless we are root: everybody else runs Postgres as themselves. */
export function userInsteadOfRoot(): SystemUser | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const accounts = readFileSync('/etc/passwd', 'utf8').split('\n');
  for (const name of ['postgres', 'nobody']) {
    const [, , uid, gid] = accounts.find((line) => line.startsWith(`${name}:`))?.split(':') ?? [];
    if (uid && gid && Number(uid) !== 0) return { name, uid: Number(uid), gid: Number(gid) };
  }
  throw new Error(
    'PostgreSQL refuses to run as root, and this machine has no user "postgres" or "nobody". Run npm start as another user.',
  );
}

/** Whether the user may walk through every folder above `path` (and `path` itself, when it is a folder). */
export function canReach(path: string, user: SystemUser): boolean {
  for (let folder = path; ; folder = dirname(folder)) {
    const stat = statSync(folder, { throwIfNoEntry: false });
    const execute = stat?.uid === user.uid ? 0o100 : stat?.gid === user.gid ? 0o010 : 0o001;
    if (stat && !(stat.mode & execute)) return false;
    if (folder === dirname(folder)) return true;
  }
}
