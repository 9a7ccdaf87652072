import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '../start/options.ts';
import { summary, vitestCounts } from './counts.ts';
import { findPgBouncer } from './pooler.ts';
import { runStage } from './stages.ts';

/**
 * `npm run test:pooled`: the tests of the services that have a database, once more with a PgBouncer in transaction mode in between. Parts
 * of file names, and options for vitest, choose among them.
 */
const folder = join(repositoryRoot, 'test-results');
const resultFile = join(folder, 'pooled.json');

try {
  findPgBouncer();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
mkdirSync(folder, { recursive: true });
const counts = await runStage({
  title: 'Tests through a pooler',
  command: [
    ...['vitest', 'run', '--project', 'booking-service', '--project', 'cms', ...process.argv.slice(2)],
    ...['--reporter=default', '--reporter=json', `--outputFile.json=${resultFile}`],
  ],
  env: { POOLED: '1', TEST_LAYER: 'service' },
  counts: vitestCounts,
  resultFile,
});
process.stdout.write(`\n${summary(counts)}`);
process.exit(counts.failed === 0 ? 0 : 1);
