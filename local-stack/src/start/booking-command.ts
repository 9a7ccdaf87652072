import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dataPaths } from './data-folder.ts';
import { dataFolderOf, repositoryRoot } from './options.ts';
import { loadSecrets } from './secrets.ts';

/** Runs a command of the booking service on the database of the local stack, with what was typed after its name. */
export function runBookingCommand(script: string, role: 'booking' | 'bookingOwner' = 'booking'): void {
  const { stackFile, secrets } = dataPaths(dataFolderOf(process.env));
  if (!existsSync(stackFile)) {
    console.error('✗ There is no local stack yet: start it with "npm start", then try again.');
    process.exit(1);
  }
  const { databaseUrls } = JSON.parse(readFileSync(stackFile, 'utf8')) as {
    databaseUrls: Record<typeof role, string>;
  };
  const command = spawn(process.execPath, [script, ...process.argv.slice(2)], {
    cwd: join(repositoryRoot, 'booking-service'),
    stdio: 'inherit',
    env: {
      ...{ ...process.env, APP_ENV: 'local', BOOKING_DATABASE_URL: databaseUrls[role] },
      PROOF_OF_WORK_SECRET: loadSecrets(secrets).proofOfWorkSecret,
    },
  });
  command.on('exit', (code) => process.exit(code ?? 1));
}
