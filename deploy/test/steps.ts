import { type Counts, oneFailed, onePassed } from '../../local-stack/src/testing/counts.ts';
import { seconds } from '../../local-stack/src/testing/stages.ts';

const BEAT_MS = 15_000;

/** Long work that is one test: says every few seconds that it goes on, and how it ended. */
export async function step(title: string, work: () => Promise<unknown>): Promise<Counts> {
  const startedAt = Date.now();
  process.stdout.write(`  ${title} …\n`);
  const beat = setInterval(() => process.stdout.write(`    … ${title} (${seconds(startedAt)})\n`), BEAT_MS);
  try {
    await work();
    process.stdout.write(`  ✓ ${title}  ${seconds(startedAt)}\n`);
    return onePassed;
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    process.stdout.write(`  ✗ ${title}  ${seconds(startedAt)}\n${why.slice(-6_000)}\n`);
    return oneFailed(title, why.slice(-2_000));
  } finally {
    clearInterval(beat);
  }
}
