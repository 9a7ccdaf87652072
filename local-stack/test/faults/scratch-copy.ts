import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Fault } from './fault.ts';
import { withFault } from './with-fault.ts';

/** Skips caches of tools in `node_modules`: a hard link would let them write into the original. */
const isPackage = (name: string) => !name.startsWith('.') || name === '.bin' || name === '.package-lock.json';

/**
 * Copies the tracked files under `root` to a temporary folder, with the installed packages as hard links. The workspaces in
 * `node_modules` are relative symlinks, so the copy imports its own `shared`; one link to all of `node_modules` would lead back to
 * the original.
 */
export function makeCopy(root: string): string {
  const copy = realpathSync(mkdtempSync(join(tmpdir(), 'record-cafe-faults-')));
  // Postgres may run as another user and needs its binaries in here.
  chmodSync(copy, 0o711);
  const list = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8', maxBuffer: 1e8 });
  const tracked = list.split('\0').filter((file) => file !== '' && existsSync(join(root, file)));
  for (const file of tracked) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    copyFileSync(join(root, file), join(copy, file));
  }
  const workspaces = new Set(tracked.map((file) => file.split('/', 1)[0] ?? ''));
  for (const place of ['.', ...workspaces]) {
    const packages = join(place, 'node_modules');
    if (existsSync(join(root, packages))) linkTree(join(root, packages), join(copy, packages), isPackage);
  }
  return copy;
}

export const removeCopy = (copy: string) => rmSync(copy, { recursive: true, force: true });

/** Applies the fault to the copy. @returns a function that restores the file */
export function putIn(copy: string, fault: Fault): () => void {
  const path = join(copy, fault.file);
  const before = readFileSync(path, 'utf8');
  writeFileSync(path, withFault(before, fault));
  return () => writeFileSync(path, before);
}

function linkTree(from: string, to: string, isWanted: (name: string) => boolean = () => true): void {
  mkdirSync(to);
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    if (!isWanted(entry.name)) continue;
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) linkTree(source, target);
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else linkOrCopy(source, target);
  }
}

/** Hard links do not work if the temporary folder is on another disk. */
function linkOrCopy(source: string, target: string): void {
  try {
    linkSync(source, target);
  } catch {
    copyFileSync(source, target);
  }
}
