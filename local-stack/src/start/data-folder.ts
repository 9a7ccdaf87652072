import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { clusterFolder } from '../postgres/embedded-postgres.ts';

/** Every path in the stack's one data folder, named once. */
export const dataPaths = (dataFolder: string) => ({
  postgres: join(dataFolder, 'postgres'),
  mail: join(dataFolder, 'mail'),
  simulator: join(dataFolder, 'simulator'),
  media: join(dataFolder, 'media'),
  recordings: join(dataFolder, 'recordings'),
  releases: join(dataFolder, 'releases'),
  logs: join(dataFolder, 'logs'),
  /** Marks of what has been done to these data, for instance migrated by which sources. */
  stamps: join(dataFolder, 'stamps'),
  secrets: join(dataFolder, 'secrets.json'),
  /** Which processes run, for the next start after a kill. */
  runRecord: join(dataFolder, 'run.json'),
  /** Addresses and logins of the running stack, for tests. */
  stackFile: join(dataFolder, 'stack.json'),
});

export type DataPaths = ReturnType<typeof dataPaths>;

/** Forgets everything the stack has kept. Only its own files go: the folder may be one the user has chosen. */
export async function resetData(paths: DataPaths): Promise<void> {
  const all = [...Object.values(paths), clusterFolder(paths.postgres)];
  await Promise.all(all.map((path) => rm(path, { recursive: true, force: true })));
}
