import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * `npm run test:promises`: every proof of docs/promises.md at the size that is promised; `npm run test:soak`: ten times as
 * much. Prints what was measured.
 */
const size = process.argv[2] === 'soak' ? 'soak' : 'full';
const root = fileURLToPath(new URL('../..', import.meta.url));
const results = join(root, 'test-results');
const figures = join(results, 'promises.ndjson');
const proofs = ['booking-service/test/concurrency', 'booking-service/test/faults'];

mkdirSync(results, { recursive: true });
rmSync(figures, { force: true });
const startedAt = Date.now();
// One file after the other: each proof measures, and makes the load that it needs itself.
const child = spawn(
  'vitest',
  ['run', '--project', 'booking-service', '--no-file-parallelism', ...proofs, ...process.argv.slice(3)],
  {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, PROOF: size, PROOF_FIGURES: figures },
    shell: process.platform === 'win32',
  },
);
const [code] = (await once(child, 'exit')) as [number | null];

process.stdout.write('\nMeasured:\n');
for (const line of existsSync(figures) ? readFileSync(figures, 'utf8').trim().split('\n') : []) {
  const { proof, ...facts } = JSON.parse(line) as Record<string, string | number>;
  const told = Object.entries(facts).map(([name, value]) => `${name} ${value}`);
  process.stdout.write(`- ${proof}: ${told.join(', ')}\n`);
}
process.stdout.write(`\nThe proofs took ${Math.round((Date.now() - startedAt) / 1000)} s (${size}).\n`);
process.exit(code ?? 1);
