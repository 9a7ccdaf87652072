import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { repositoryRoot } from '../../../src/start/options.ts';
import { givesMemoryBack } from '../../../src/start/services.ts';

test('the image of the site tells the C library the same as the local stack', () => {
  const dockerfile = readFileSync(join(repositoryRoot, 'deploy/images/Dockerfile'), 'utf8');
  const settings = Object.fromEntries(
    [...dockerfile.matchAll(/(MALLOC_\w+)=(\d+)/g)].map(([, name, value]) => [name, value]),
  );
  expect(settings).toEqual(givesMemoryBack);
});
