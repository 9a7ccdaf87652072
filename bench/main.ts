import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { repositoryRoot } from '../local-stack/src/start/options.ts';
import { Bench } from './frame/bench.ts';
import { describeMachine, load } from './frame/machine.ts';
import type { Measurement } from './frame/measurement.ts';
import { readOptions, usage } from './frame/options.ts';
import { machineLines, table } from './frame/report.ts';
import { runRounds, type SubjectResult } from './frame/rounds.ts';
import { measurements } from './measurements/index.ts';

/**
 * `npm run bench`: how fast the product is on this machine, beside what one would use instead, measured in the same run.
 * docs/performance.md says how to read it.
 */
const options = readOptions(process.argv.slice(2));
const known = Object.keys(measurements);
if (!options) {
  write(usage(known.join(', ')));
  process.exit(0);
}
const strange = options.names.filter((name) => !known.includes(name));
if (strange.length > 0) {
  write(`Nobody knows ${strange.join(', ')}. There are: ${known.join(', ')}.`);
  process.exit(2);
}
const chosen = Object.entries(measurements).filter(([name, { isOnlyByName }]) =>
  options.names.length === 0 ? !isOnlyByName : options.names.includes(name),
);

interface Result {
  measurement: string;
  title: string;
  stage: string | undefined;
  subjects: SubjectResult[];
  /** Of the machine, when it was measured. */
  load: number;
}

const startedAt = new Date();
const results: Result[] = [];
const failures: string[] = [];
const bench = await Bench.open(options);
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void bench.close().then(() => process.exit(1)));
try {
  const machine = await describeMachine(bench.postgresUrl);
  write(`\n${machineLines(machine)}`);
  write(`  median (least–most) of ${options.rounds} rounds, ${options.seconds} s each under load\n`);
  for (const [name, measurement] of chosen) await run(name, measurement);
  const seconds = Math.round((Date.now() - startedAt.getTime()) / 1000);
  const file = join(repositoryRoot, 'bench-results', `${options.name}.json`);
  await mkdir(join(repositoryRoot, 'bench-results'), { recursive: true });
  const all = { startedAt, seconds, options, machine, results, failures };
  await writeFile(file, `${JSON.stringify(all, null, 2)}\n`);
  write(`  ${seconds} s; also in ${file}`);
} finally {
  await bench.close();
}
for (const failure of failures) write(`  ✗ ${failure}`);
process.exitCode = failures.length > 0 ? 1 : 0;

/** One that fails does not take the others with it: their figures are shown, and the run fails in the end. */
async function run(name: string, measurement: Measurement): Promise<void> {
  write(`${name}: ${measurement.title}`);
  for (const note of measurement.notes ?? []) write(`  ${note}`);
  try {
    for await (const stage of measurement.stages(bench)) {
      const subjects = await runRounds(stage, stage.rounds ?? options?.rounds ?? 1);
      results.push({
        measurement: name,
        title: measurement.title,
        stage: stage.name,
        subjects,
        load: load(),
      });
      write(`${stage.name ? `\n  ${stage.name}` : ''}\n${table(subjects)}`);
    }
  } catch (error) {
    failures.push(`${name}: ${(error as Error).message}`);
    write(`  ✗ ${(error as Error).message}`);
  } finally {
    await bench.end();
  }
  write('');
}

function write(line: string): void {
  process.stdout.write(`${line}\n`);
}
