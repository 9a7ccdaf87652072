import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { checkConfig } from '../check-config.ts';

/** Brings the database up to date and fills in the first content: what a new version needs before it serves. */
await checkConfig();
for (const command of ['migrate.ts', 'seed.ts']) {
  const { status, signal } = spawnSync(process.execPath, [path.join(import.meta.dirname, command)], {
    stdio: 'inherit',
  });
  if (signal)
    process.stderr.write(`cms: ${command} was ended by ${signal}; if by nobody, it had too little memory.\n`);
  if (status !== 0) process.exit(status ?? 1);
}
