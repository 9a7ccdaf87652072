import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { hashSources, isMadeFrom, noteMadeFrom } from '../../../src/start/source-hash.ts';
import { useScratchFolder } from '../../support/scratch-folder.ts';

const scratch = useScratchFolder();
let root: string;
const hash = () => hashSources(root, ['site', 'lock.json']);
const write = async (path: string, text: string) => {
  await mkdir(join(root, path, '..'), { recursive: true });
  await writeFile(join(root, path), text);
};

beforeAll(async () => {
  root = scratch.path;
  await write('site/src/page.ts', 'one');
  await write('lock.json', '{}');
});

test('a result is fresh until a source changes', async () => {
  const mark = join(root, 'site/dist/built-from');
  expect(isMadeFrom(mark, hash())).toBe(false);
  noteMadeFrom(mark, hash());
  expect(isMadeFrom(mark, hash())).toBe(true);
  await write('site/src/page.ts', 'two');
  expect(isMadeFrom(mark, hash())).toBe(false);
});

test('a new name counts as a change, what is built or only tests does not', async () => {
  const before = hash();
  await write('site/dist/page.html', 'built');
  await write('site/node_modules/x/index.js', 'installed');
  await write('site/test/page.test.ts', 'tested');
  expect(hash()).toBe(before);
  await write('site/src/other.ts', 'two');
  expect(hash()).not.toBe(before);
});
