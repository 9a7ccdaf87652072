import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { isSameProcess, processIdentity } from '../processes/process-identity.ts';
import type { RunningProcess } from '../processes/stop-process.ts';

/**
 * Runs `work` while no other process of this machine holds the lock `file`. Two stacks of one clone share its builds and
 * must not make them at the same time. The lock of a process that is gone is ignored.
 */
export async function withBuildLock<T>(file: string, work: () => Promise<T>, onWait: () => void): Promise<T> {
  for (let hasSaid = false; !take(file); hasSaid = true) {
    if (!hasSaid) onWait();
    await delay(200);
  }
  try {
    return await work();
  } finally {
    rmSync(file, { force: true });
  }
}

function take(file: string): boolean {
  mkdirSync(dirname(file), { recursive: true });
  const holder: RunningProcess = { pid: process.pid, identity: processIdentity(process.pid) ?? 'unknown' };
  try {
    writeFileSync(file, JSON.stringify(holder), { flag: 'wx' });
    return true;
  } catch {
    if (!isHeld(file)) rmSync(file, { force: true });
    return false;
  }
}

function isHeld(file: string): boolean {
  try {
    const { pid, identity } = JSON.parse(readFileSync(file, 'utf8')) as RunningProcess;
    return isSameProcess(pid, identity);
  } catch {
    return false;
  }
}
