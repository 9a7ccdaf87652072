import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statfsSync,
  writeFileSync,
} from 'node:fs';
import { freemem, tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { clusterFolder } from '../postgres/embedded-postgres.ts';
import { clearStaleLock } from '../postgres/stale-lock.ts';
import { isSameProcess, processIdentity } from '../processes/process-identity.ts';
import type { RunningProcess } from '../processes/stop-process.ts';

const prefix = 'record-cafe-test-';
const ownerFile = 'owner.json';

/** What Linux keeps in memory. */
const memory = '/dev/shm';
/** With less than this free, in bytes, a run might take what its browsers need: its data takes up to a quarter of it. */
const ROOM = 8 * 1024 ** 3;

function hasRoomInMemory(): boolean {
  if (!existsSync(memory) || freemem() < ROOM) return false;
  const { bavail, bsize } = statfsSync(memory);
  return bavail * bsize >= ROOM;
}

/**
 * A folder for the data of one test run, with its Postgres cluster in `postgres`. First clears away what killed runs
 * have left: their folders, and the Postgres that still runs on them.
 *
 * @param isThrownAway whether it may be kept in memory, where there is room: each of some hundred databases is a thousand files
 */
export async function makeTestFolder({ isThrownAway = false } = {}): Promise<string> {
  await clearAbandonedFolders();
  const parent = isThrownAway && hasRoomInMemory() ? memory : tmpdir();
  const folder = mkdtempSync(join(parent, prefix));
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
  const places = [tmpdir(), memory].filter(existsSync);
  const folders = places.flatMap((parent) => readdirSync(parent).map((name) => join(parent, name)));
  for (const folder of folders) {
    if (!basename(folder).startsWith(prefix)) continue;
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
