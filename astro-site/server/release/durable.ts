import { mkdir, open, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Writes a file, in a folder that may have to be made, whose bytes survive a power cut. Its name does after `syncFolder`. */
export async function writeDurably(path: string, bytes: Buffer | string): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, bytes, { flush: true });
}

/** Writes a file under another name first: a reader finds it whole, or not at all. */
export async function replaceDurably(path: string, bytes: Buffer | string): Promise<void> {
  const draft = `${path}.draft-${process.pid}`;
  await writeDurably(draft, bytes);
  await rename(draft, path);
}

/** Makes the names in a folder survive a power cut. */
export async function syncFolder(path: string): Promise<void> {
  // Windows opens no folders, and writes its names by itself.
  if (process.platform === 'win32') return;
  const folder = await open(path, 'r');
  await folder.sync().finally(() => folder.close());
}
