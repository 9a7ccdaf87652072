import { execFile } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** What a process holds. */
export interface Held {
  descriptors: number;
  memoryMb: number;
}

/** The processes of a running product, by name, as it has noted them in its data folder. */
export function processesOf(folder: string, names: readonly string[]): Map<string, number> {
  const { processes } = JSON.parse(readFileSync(join(folder, 'run.json'), 'utf8')) as {
    processes: { name: string; pid: number }[];
  };
  return new Map(processes.filter(({ name }) => names.includes(name)).map(({ name, pid }) => [name, pid]));
}

export async function heldBy(pid: number): Promise<Held> {
  if (existsSync(`/proc/${pid}/fd`)) {
    const [, kilobytes = '0'] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return {
      descriptors: readdirSync(`/proc/${pid}/fd`).length,
      memoryMb: Math.round(Number(kilobytes) / 1024),
    };
  }
  const [files, memory] = await Promise.all([
    run('lsof', ['-p', String(pid)]),
    run('ps', ['-o', 'rss=', '-p', String(pid)]),
  ]);
  const descriptors = files.stdout.trim().split('\n').length - 1;
  return { descriptors, memoryMb: Math.round(Number(memory.stdout) / 1024) };
}
