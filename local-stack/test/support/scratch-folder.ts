import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';

/**
 * A folder of this test file's own, there before its first test and gone after its last. To be called at the top of the
 * file. Also open to the user that runs Postgres for root.
 */
export function useScratchFolder(): { path: string } {
  const folder = { path: '' };
  beforeAll(async () => {
    folder.path = await mkdtemp(join(tmpdir(), 'record-cafe-scratch-'));
    await chmod(folder.path, 0o711);
  });
  afterAll(() => rm(folder.path, { recursive: true, force: true }));
  return folder;
}
