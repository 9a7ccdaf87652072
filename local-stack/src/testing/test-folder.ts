import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { clusterFolder } from '../postgres/embedded-postgres.ts';
import { clearStaleLock } from '../postgres/stale-lock.ts';
import { isSameProcess, processIdentity } from '../processes/process-identity.ts';
import type { RunningProcess } from '../processes/stop-process.ts';

const prefix = 'record-cafe-test-';
const ownerFile = 'owner.json';

/**
 * A folder for the data of one test run, with its Postgres cluster in `postgres`. First clears away what killed runs
 * have left: their folders, and the Postgres that still runs on them.
 */
export async function makeTestFolder(): Promise<string> {
  await clearAbandonedFolders();
  const folder = mkdtempSync(join(tmpdir(), prefix));
  // Postgres may run as another user than we do: it has to reach its data through this folder.
  chmodSync(folder, 0o711);
  const owner: RunningProcess = { pid: process.pid, identity: processIdentity(process.pid) ?? 'unknown' };
  writeFileSync(join(folder, ownerFile), JSON.stringify(owner));
  return folder;
}

export function removeTestFolder(folder: string): void {
  for (const path of [clusterFolder(join(folder, 'postgres')), folder]) {
    rmSync(path, { recursive: true, force: true });
  }
}

async function clearAbandonedFolders(): Promise<void> {
  const folders = readdirSync(tmpdir()).filter((name) => name.startsWith(prefix));
  for (const folder of folders.map((name) => join(tmpdir(), name))) {
    if (!isAbandoned(folder)) continue;
    await clearStaleLock(clusterFolder(join(folder, 'postgres')));
    removeTestFolder(folder);
  }
}

/** A folder without a readable owner has only just been made, or is another user's. */
function isAbandoned(folder: string): boolean {
  try {
    const { pid, identity } = JSON.parse(readFileSync(join(folder, ownerFile), 'utf8')) as RunningProcess;
    return !isSameProcess(pid, identity);
  } catch {
    return false;
  }
}
