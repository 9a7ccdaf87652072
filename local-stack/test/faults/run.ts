import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '../../src/start/options.ts';
import { summaryLine } from '../../src/testing/counts.ts';
import { seconds } from '../../src/testing/stages.ts';
import type { Fault } from './fault.ts';
import { verdictOf, whyNotTried } from './judge.ts';
import type { Verdict } from './judge.ts';
import { chosenFaults, readFaults } from './read-faults.ts';
import { isBrowserTest, isJourney, runTests, testsFor } from './run-tests.ts';
import { makeCopy, putIn, removeCopy } from './scratch-copy.ts';
import { tableOf } from './table.ts';
import type { TestResult } from './test-report.ts';

/**
 * `npm run test:faults`: applies each fault of the lists in this folder to a copy of the sources and expects the named test to fail.
 * Arguments select faults: parts of a name, of a subject or of a test path, or a layer (`-- rules`). A first run without faults
 * makes sure that the tests exist and pass.
 */
const stopped = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stopped.abort());

const say = (line: string) => process.stdout.write(`${line}\n`);
const parts = process.argv.slice(2);
const faults = chosenFaults(await readFaults(), parts);
if (faults.length === 0) {
  say(`No fault matches “${parts.join('” or “')}”.`);
  process.exit(1);
}

const startedAt = Date.now();
const copy = makeCopy(repositoryRoot);
const verdicts: { fault: Fault; verdict: Verdict }[] = [];
try {
  say(`${faults.length} faults, in a copy at ${copy} (${seconds(startedAt)})`);
  const kinds = [
    (file: string) => !isBrowserTest(file),
    (file: string) => isBrowserTest(file) && !isJourney(file),
    isJourney,
  ];
  for (const isOfKind of kinds) {
    const those = faults.filter(({ caughtBy }) => isOfKind(caughtBy));
    if (those.length > 0) await tryAll(those);
  }
} finally {
  removeCopy(copy);
}

const missed = verdicts.filter(({ verdict }) => !verdict.isCaught);
const counts = summaryLine({ passed: verdicts.length - missed.length, failed: missed.length });
const failures = missed.map(
  ({ fault, verdict }) => `✗ ${fault.name}\n    ${'why' in verdict ? verdict.why : ''}`,
);
say(`\n${tableOf(verdicts)}\n\nAll of it took ${seconds(startedAt)}.\n${[...failures, counts].join('\n')}`);
const results = join(repositoryRoot, 'test-results');
mkdirSync(results, { recursive: true });
writeFileSync(join(results, 'faults-summary.txt'), [...failures, counts, ''].join('\n'));
process.exit(missed.length === 0 ? 0 : 1);

async function tryAll(those: readonly Fault[]): Promise<void> {
  const { files } = testsFor(those);
  say(`\nWithout faults: ${files.length} test files …`);
  const begun = Date.now();
  const { results, output } = await runTests(copy, testsFor(those), true, stopped.signal);
  if (results.length === 0) say(output);
  say(`${results.filter(({ outcome }) => outcome === 'passed').length} tests passed (${seconds(begun)})\n`);
  for (const fault of those.toSorted((one, other) => (one.caughtBy < other.caughtBy ? -1 : 1))) {
    const verdict = await tryOne(fault, results);
    verdicts.push({ fault, verdict });
  }
}

async function tryOne(fault: Fault, before: readonly TestResult[]): Promise<Verdict> {
  const begun = Date.now();
  const why = whyNotTried(fault, before);
  const { verdict, output } =
    why === null ? await withFaultIn(fault) : { verdict: notShown(why), output: '' };
  const place = `[${verdicts.length + 1}/${faults.length}]`;
  const how = verdict.isCaught ? `caught by: ${verdict.by}` : verdict.why;
  say(`${place} ${verdict.isCaught ? '✓' : '✗'} ${fault.name} (${seconds(begun)})\n    ${how}`);
  if (!verdict.isCaught && output !== '') say(output.trim().split('\n').slice(-15).join('\n'));
  return verdict;
}

function notShown(why: string): Verdict {
  return { isCaught: false, why };
}

async function withFaultIn(fault: Fault): Promise<{ verdict: Verdict; output: string }> {
  let takeOut: () => void;
  try {
    takeOut = putIn(copy, fault);
  } catch (error) {
    return { verdict: notShown(String(error)), output: '' };
  }
  try {
    const { results, output } = await runTests(copy, testsFor([fault]), false, stopped.signal);
    return { verdict: verdictOf(fault, results), output };
  } finally {
    takeOut();
  }
}
