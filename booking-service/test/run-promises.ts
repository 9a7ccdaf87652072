import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * `npm run test:promises`: every proof of docs/promises.md at the size that is promised; `npm run test:soak`: ten times as much.
 * Says how far it has come, prints what was measured, and writes its counts where `.ci/run` adds them up.
 */
const size = process.argv[2] === 'soak' ? 'soak' : 'full';
/** Beyond this it is ended, naming what it was at. A machine with other work may need `PROOF_MINUTES`. */
const MAY_TAKE_MINUTES = Number(process.env.PROOF_MINUTES ?? { full: 35, soak: 300 }[size]);
const TELL_EVERY_MS = 15_000;

const root = fileURLToPath(new URL('../..', import.meta.url));
const results = join(root, 'test-results');
const figures = join(results, 'promises.ndjson');
const progress = join(results, 'promises-progress.ndjson');
const report = join(results, 'promises.json');
const summary = join(results, 'promises-summary.txt');
/** Parts of file names, and options for Vitest. */
const wishes = process.argv.slice(3);

/** What vitest writes down of a run, as far as it is counted here. */
interface Counted {
  numPassedTests: number;
  numFailedTests: number;
  testResults: {
    name: string;
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
  }[];
}

mkdirSync(results, { recursive: true });
for (const file of [figures, progress, report, summary]) rmSync(file, { force: true });
const startedAt = Date.now();
const elapsed = () => `${Math.round((Date.now() - startedAt) / 1000)} s`;
const linesOf = (file: string) =>
  existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n').filter(Boolean) : [];

// As many files side by side as everywhere: each makes the load that it needs itself, and waits as much as it computes.
const child = spawn(
  'vitest',
  [...['run', ...wishes], ...['--reporter=verbose', '--reporter=json', `--outputFile.json=${report}`]],
  {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: {
      ...process.env,
      TEST_LAYER: 'proofs',
      PROOF: size,
      PROOF_FIGURES: figures,
      PROOF_PROGRESS: progress,
    },
    shell: process.platform === 'win32',
  },
);

let told = '';
function tellProgress(): void {
  const last = linesOf(progress).at(-1);
  if (last === undefined || last === told) return;
  told = last;
  const { proof, done, of } = JSON.parse(last) as { proof: string; done: number; of: number };
  process.stdout.write(`  ${elapsed()}: ${proof}, ${done} of ${of}\n`);
}
const telling = setInterval(tellProgress, TELL_EVERY_MS);
let isLate = false;
const deadline = setTimeout(() => {
  isLate = true;
  process.stdout.write(`\nEnded after ${MAY_TAKE_MINUTES} minutes; the last that was heard: ${told}\n`);
  child.kill('SIGTERM');
  setTimeout(() => child.kill('SIGKILL'), 30_000).unref();
}, MAY_TAKE_MINUTES * 60_000);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => child.kill(signal));

const [code] = (await once(child, 'exit')) as [number | null];
clearInterval(telling);
clearTimeout(deadline);

/** Enough to know what went wrong from the end of a log that is cut. */
const beginningOf = (messages: readonly string[]) =>
  messages
    .join('\n')
    .split('\n')
    .slice(0, 12)
    .map((line) => `    ${line.slice(0, 300)}`);

process.stdout.write('\nMeasured:\n');
for (const line of linesOf(figures)) {
  const { proof, ...facts } = JSON.parse(line) as Record<string, string | number>;
  const words = Object.entries(facts).map(([name, value]) => `${name} ${value}`);
  process.stdout.write(`- ${proof}: ${words.join(', ')}\n`);
}
const counted = existsSync(report)
  ? (JSON.parse(readFileSync(report, 'utf8')) as Counted)
  : { numPassedTests: 0, numFailedTests: 0, testResults: [] };
// A run can fail without a failed test: a file that cannot be loaded, a setup that breaks, the time that was up.
const failed = counted.numFailedTests || (code === 0 && !isLate ? 0 : 1);
const failures = counted.testResults.flatMap(({ name, assertionResults }) =>
  assertionResults
    .filter(({ status }) => status === 'failed')
    .map(({ fullName, failureMessages }) =>
      [`✗ ${name} › ${fullName}`, ...beginningOf(failureMessages)].join('\n'),
    ),
);
if (failed > 0 && failures.length === 0)
  failures.push(
    isLate
      ? `✗ The proofs were not done after ${MAY_TAKE_MINUTES} minutes; the last that was heard: ${told}`
      : '✗ The proofs ended badly without a failed test; their output tells why.',
  );
const line = `${counted.numPassedTests} passed, ${failed} failed`;
const ending = [...failures, line, ''].join('\n');
writeFileSync(summary, ending);
process.stdout.write(`\nThe proofs took ${elapsed()} (${size}).\n${ending}`);
process.exit(failed === 0 ? 0 : 1);
