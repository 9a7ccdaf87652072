import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { commandLine, isSameProcess, processIdentity } from '../processes/process-identity.ts';
import { type RunningProcess, stopProcess } from '../processes/stop-process.ts';

interface RecordedProcess extends RunningProcess {
  name: string;
}

interface RunRecord {
  supervisor: RunningProcess;
  processes: RecordedProcess[];
}

/**
 * Set for every process of a stack: its data folder. It lets the next start recognise what a killed one has left, also
 * grandchildren that no record names.
 */
export const ownerKey = 'LOCAL_STACK_OWNER';

/** Who runs, written to disk before anything can be killed, so that the next start can clear up. */
export class RunRecorder {
  readonly #file: string;
  readonly #record: RunRecord;

  constructor(file: string) {
    this.#file = file;
    this.#record = { supervisor: running(process.pid), processes: [] };
    this.#write();
  }

  add(name: string, pid: number): RunningProcess {
    const added = { name, ...running(pid) };
    this.#record.processes = [...this.#record.processes.filter((known) => known.name !== name), added];
    this.#write();
    return added;
  }

  remove(pid: number): void {
    this.#record.processes = this.#record.processes.filter((known) => known.pid !== pid);
    this.#write();
  }

  /** After an orderly end nothing is left to clear up. */
  delete(): void {
    rmSync(this.#file, { force: true });
  }

  #write(): void {
    mkdirSync(dirname(this.#file), { recursive: true });
    writeFileSync(`${this.#file}.new`, JSON.stringify(this.#record, null, 2));
    renameSync(`${this.#file}.new`, this.#file);
  }
}

const running = (pid: number): RunningProcess => ({ pid, identity: processIdentity(pid) ?? 'unknown' });

/** A stack that runs on these data right now; a second one would spoil them. */
export function findRunningStack(file: string): RunningProcess | undefined {
  const supervisor = read(file)?.supervisor;
  return supervisor && isSameProcess(supervisor.pid, supervisor.identity) ? supervisor : undefined;
}

/** Stops what a killed run has left, if it is verifiably ours. Returns the names of what was stopped. */
export async function stopLeftovers(file: string, dataFolder: string, graceMs = 5_000): Promise<string[]> {
  const recorded = (read(file)?.processes ?? []).filter(({ pid, identity }) => isSameProcess(pid, identity));
  const known = new Set(recorded.map(({ pid }) => pid));
  const marked = findMarked(dataFolder).filter(({ pid }) => !known.has(pid));
  // Postgres goes last and has its own way to stop: see postgres/stale-lock.ts.
  const leftovers = [...recorded, ...marked].filter(({ name }) => name !== 'postgres');
  await Promise.all(leftovers.map((leftover) => stopProcess(leftover, { graceMs })));
  // A stack that has started meanwhile has written its own record.
  if (!findRunningStack(file)) rmSync(file, { force: true });
  return leftovers.map(({ name, pid }) => `${name} (pid ${pid})`);
}

function read(file: string): RunRecord | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as RunRecord;
  } catch {
    return undefined;
  }
}

/** Processes that carry this stack's mark in their environment. Only Linux lets us look. */
function findMarked(dataFolder: string): RecordedProcess[] {
  if (process.platform !== 'linux') return [];
  return readdirSync('/proc')
    .filter((entry) => /^\d+$/.test(entry) && Number(entry) !== process.pid && hasMark(entry, dataFolder))
    .flatMap((entry) => {
      const pid = Number(entry);
      const identity = processIdentity(pid);
      const command = commandLine(pid) ?? '';
      const name = /\bpostgres\b/.test(command) ? 'postgres' : command.split(' ').slice(0, 2).join(' ');
      return identity ? [{ pid, identity, name }] : [];
    });
}

function hasMark(pid: string, dataFolder: string): boolean {
  try {
    return readFileSync(`/proc/${pid}/environ`, 'utf8').split('\0').includes(`${ownerKey}=${dataFolder}`);
  } catch {
    return false;
  }
}
