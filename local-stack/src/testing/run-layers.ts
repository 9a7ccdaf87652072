import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureChromium } from './chromium.ts';
import { type Counts, summary, total } from './counts.ts';
import { isLayer, layers, quickLooks, results, staticChecks } from './layers.ts';
import { processorSeconds } from './processor.ts';
import { runStage, seconds, type Stage } from './stages.ts';

/**
 * What `npm test` runs: static checks and builds, then every layer of docs/testing.md. Layers that are named run alone. Nothing
 * stops at the first failure, so one run shows everything that is wrong; the last line adds up.
 */
interface Line {
  title: string;
  counts: Counts;
  wallMs: number;
  processorS: number;
}
const lines: Line[] = [];

async function measured(title: string, run: () => Promise<Counts>): Promise<void> {
  const [startedAt, processorBefore] = [Date.now(), processorSeconds()];
  const counts = await run();
  lines.push({
    title,
    counts,
    wallMs: Date.now() - startedAt,
    processorS: processorSeconds() - processorBefore,
  });
}

/** Two at a time, as many as the machine has processors at least. */
async function runChecks(): Promise<Counts> {
  const waiting = [...staticChecks];
  const counts: Counts[] = [];
  const worker = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift())
      counts.push(await runStage(check, true));
  };
  await Promise.all([worker(), worker()]);
  return total(counts);
}

async function runAll(stages: Stage[]): Promise<Counts> {
  const counts: Counts[] = [];
  for (const stage of stages) counts.push(await runStage(stage));
  return total(counts);
}

/** One line a layer: tests, seconds by the clock, seconds of processor. */
function table(): string {
  const rows = lines.map(({ title, counts, wallMs, processorS }) => [
    title.padEnd(14),
    `${counts.passed + counts.failed} tests`.padStart(12),
    `${Math.round(wallMs / 1000)} s`.padStart(8),
    `${Math.round(processorS)} s of processor`.padStart(22),
  ]);
  return rows.map((row) => row.join('')).join('\n');
}

const chosen = process.argv.slice(2);
const unknown = chosen.filter((name) => !isLayer(name));
if (unknown.length > 0) {
  process.stderr.write(`There is no layer "${unknown.join('", "')}": ${Object.keys(layers).join(', ')}.\n`);
  process.exit(1);
}
const isEverything = chosen.length === 0;

if (isEverything) rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });
const [startedAt, processorBefore] = [Date.now(), processorSeconds()];
if (isEverything) {
  process.stdout.write(`\n${staticChecks.map(({ title }) => title).join(', ')} …\n`);
  await measured('checks, builds', runChecks);
}
ensureChromium();
for (const [name, stages] of Object.entries(layers)) {
  if (!isEverything && !chosen.includes(name)) continue;
  await measured(name, () => runAll(isEverything && name === 'looks' ? [quickLooks] : stages));
}

const sum = total(lines.map(({ counts }) => counts));
const spent = Math.round(processorSeconds() - processorBefore);
process.stdout.write(
  `\n${table()}\n\nAll of it took ${seconds(startedAt)} and ${spent} s of processor.\n${summary(sum)}`,
);
writeFileSync(join(results, 'summary.txt'), summary(sum));
process.exit(sum.failed === 0 ? 0 : 1);
