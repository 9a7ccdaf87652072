import { closeSync, existsSync, fstatSync, mkdirSync, openSync, readSync, renameSync } from 'node:fs';
import { join } from 'node:path';

export const logPath = (folder: string, id: string) => join(folder, `${id}.log`);

/** Opens a fresh log; that of the run before is kept beside it as `<id>.previous.log`. */
export function openLog(folder: string, id: string): number {
  mkdirSync(folder, { recursive: true });
  const file = logPath(folder, id);
  if (existsSync(file)) renameSync(file, join(folder, `${id}.previous.log`));
  return openSync(file, 'a');
}

/** The last lines a program has written: what to show when it fails. */
export function lastLines(folder: string, id: string, count = 15): string {
  const file = logPath(folder, id);
  if (!existsSync(file)) return '';
  const descriptor = openSync(file, 'r');
  try {
    const { size } = fstatSync(descriptor);
    const length = Math.min(size, 16_384);
    const tail = Buffer.alloc(length);
    readSync(descriptor, tail, 0, length, size - length);
    return tail.toString('utf8').trimEnd().split('\n').slice(-count).join('\n');
  } finally {
    closeSync(descriptor);
  }
}
