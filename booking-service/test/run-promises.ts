import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * `npm run test:promises`: every proof of docs/promises.md at the size that is promised; `npm run test:soak`: ten times as
 * much. Prints what was measured.
 */
const size = process.argv[2] === 'soak' ? 'soak' : 'full';
const root = fileURLToPath(new URL('../..', import.meta.url));
/** What vitest writes down of a run, as far as it is counted here. */
interface Counted {
  numPassedTests: number;
  numFailedTests: number;
}
const results = join(root, 'test-results');
const figures = join(results, 'promises.ndjson');
const report = join(results, 'promises.json');
const proofs = ['booking-service/test/concurrency', 'booking-service/test/faults'];

mkdirSync(results, { recursive: true });
for (const file of [figures, report]) rmSync(file, { force: true });
const startedAt = Date.now();
// One file after the other: each proof measures, and makes the load that it needs itself.
const child = spawn(
  'vitest',
  [
    ...['run', '--project', 'booking-service', '--no-file-parallelism', ...proofs, ...process.argv.slice(3)],
    ...['--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
  ],
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
const counted = existsSync(report)
  ? (JSON.parse(readFileSync(report, 'utf8')) as Counted)
  : { numPassedTests: 0, numFailedTests: 0 };
// A run can fail without a failed test: a file that cannot be loaded, a setup that breaks.
const failed = counted.numFailedTests || (code === 0 ? 0 : 1);
const summary = `${counted.numPassedTests} passed, ${failed} failed`;
writeFileSync(join(results, 'promises-summary.txt'), `${summary}\n`);
process.stdout.write(
  `\nThe proofs took ${Math.round((Date.now() - startedAt) / 1000)} s (${size}).\n${summary}\n`,
);
process.exit(code ?? 1);
