import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { withBuildLock } from '../../../src/start/build-lock.ts';
import { useScratchFolder } from '../../support/scratch-folder.ts';

const scratch = useScratchFolder();
let file: string;
beforeAll(async () => {
  file = join(scratch.path, 'locks', 'site-build');
});

test('two builds of the same run one after the other', async () => {
  const order: string[] = [];
  const { promise: mayEnd, resolve: end } = Promise.withResolvers<undefined>();
  const first = withBuildLock(
    file,
    async () => void (await mayEnd, order.push('first')),
    () => undefined,
  );
  const second = withBuildLock(
    file,
    async () => void order.push('second'),
    () => end(undefined),
  );
  await Promise.all([first, second]);
  expect(order).toEqual(['first', 'second']);
});

test('a failed build frees the lock', async () => {
  const failing = withBuildLock(
    file,
    () => Promise.reject(new Error('does not compile')),
    () => undefined,
  );
  await expect(failing).rejects.toThrow('does not compile');
  expect(existsSync(file)).toBe(false);
});

test('the lock of a process that is gone counts for nothing', async () => {
  await writeFile(file, JSON.stringify({ pid: process.pid, identity: 'of an earlier boot' }));
  expect(
    await withBuildLock(
      file,
      async () => 'built',
      () => undefined,
    ),
  ).toBe('built');
});
