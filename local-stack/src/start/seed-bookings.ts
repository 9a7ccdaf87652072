import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dataPaths } from './data-folder.ts';
import { dataFolderOf, repositoryRoot } from './options.ts';

/** `npm run seed:bookings -- 100000`: sample bookings for the running local stack, to try the dashboard with. */
const { stackFile } = dataPaths(dataFolderOf(process.env));

if (!existsSync(stackFile)) {
  console.error('✗ There is no local stack yet: start it with "npm start", then try again.');
  process.exit(1);
}
const { databaseUrls } = JSON.parse(readFileSync(stackFile, 'utf8')) as { databaseUrls: { booking: string } };
const seeding = spawn(process.execPath, ['src/bookings/seed-bookings.main.ts', ...process.argv.slice(2)], {
  cwd: join(repositoryRoot, 'booking-service'),
  stdio: 'inherit',
  env: { ...process.env, APP_ENV: 'local', BOOKING_DATABASE_URL: databaseUrls.booking },
});
seeding.on('exit', (code) => process.exit(code ?? 1));
