import { execFileSync } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';
import { isSameProcess } from './process-identity.ts';

export interface RunningProcess {
  pid: number;
  /** From `processIdentity`, taken when the process was started. */
  identity: string;
}

const pollMs = 25;

/** Sends a signal to the process and to everything in its group. Children of ours lead their own group. */
function signalGroup(pid: number, signal: NodeJS.Signals): void {
  try {
    if (process.platform === 'win32')
      execFileSync('taskkill', ['/pid', String(pid), '/t', '/f'], { stdio: 'ignore' });
    else process.kill(-pid, signal);
  } catch {
    // Already gone, or no leader of a group: then the process itself is all there is to reach.
    signalOne(pid, signal);
  }
}

function signalOne(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // Already gone.
  }
}

/**
 * Stops a process with its children: asks with `signal`, and ends by force what still runs after `graceMs`.
 * Does nothing when the pid belongs to another process by now.
 */
export async function stopProcess(
  target: RunningProcess,
  { signal = 'SIGTERM', graceMs = 5_000 }: { signal?: NodeJS.Signals; graceMs?: number } = {},
): Promise<void> {
  if (!isSameProcess(target.pid, target.identity)) return;
  signalGroup(target.pid, signal);
  if (await isGoneWithin(target, graceMs)) {
    // The leader obeyed; a grandchild in its group may have ignored the signal.
    signalRemainingGroup(target.pid);
    return;
  }
  signalGroup(target.pid, 'SIGKILL');
  await isGoneWithin(target, 2_000);
}

function signalRemainingGroup(pid: number): void {
  if (process.platform === 'win32') return;
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // Nobody is left in the group.
  }
}

/** Waits until the process has ended; false when it still runs after `ms`. */
export async function isGoneWithin(target: RunningProcess, ms: number): Promise<boolean> {
  const deadline = Date.now() + ms;
  while (isSameProcess(target.pid, target.identity)) {
    if (Date.now() > deadline) return false;
    await delay(pollMs);
  }
  return true;
}
