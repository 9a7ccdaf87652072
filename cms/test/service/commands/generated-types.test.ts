import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

const run = promisify(execFile);
const cms = path.join(import.meta.dirname, '../../..');

it('the generated types are those of the collections and globals: npm run generate:types -w cms', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'payload-types-'));
  try {
    const fresh = path.join(folder, 'payload-types.ts');
    await run('npm', ['run', '--silent', 'generate:types'], {
      cwd: cms,
      env: { ...process.env, PAYLOAD_TS_OUTPUT_PATH: fresh },
      shell: process.platform === 'win32',
    });
    const committed = await readFile(path.join(cms, 'src/generated/payload-types.ts'), 'utf8');
    expect(await readFile(fresh, 'utf8')).toBe(committed);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}, 60_000);
