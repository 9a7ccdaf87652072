import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '../../../local-stack/src/start/options.ts';
import { oneFailed, summary, vitestCounts } from '../../../local-stack/src/testing/counts.ts';
import { runStage } from '../../../local-stack/src/testing/stages.ts';
import { missingPrograms } from './prometheus.ts';

/**
 * `npm run test:observability`: rules and dashboard in a real Prometheus that asks the running product, and traces at a receiver.
 * Apart from `npm test`, which needs no program that npm does not bring: without Prometheus this one fails and says so.
 */
const results = join(repositoryRoot, 'test-results');
mkdirSync(results, { recursive: true });
const resultFile = join(results, 'observability.json');
const missing = missingPrograms();
const counts =
  missing.length > 0
    ? oneFailed('Prometheus', `${missing.join(' and ')} not found. On Debian: apt-get install prometheus`)
    : await runStage({
        title: 'Seeing it run',
        command: [
          ...['vitest', 'run', '--config', 'deploy/test/observability/vitest.config.ts'],
          ...['--reporter=default', '--reporter=json', `--outputFile.json=${resultFile}`],
        ],
        counts: vitestCounts,
        resultFile,
      });
process.stdout.write(`\n${summary(counts)}`);
writeFileSync(join(results, 'observability-summary.txt'), summary(counts));
process.exit(counts.failed === 0 ? 0 : 1);
