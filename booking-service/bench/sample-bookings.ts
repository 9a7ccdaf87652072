import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** Adds sample bookings, by the command that staff try the dashboard with. */
export async function addSampleBookings(databaseUrl: string, count: string): Promise<void> {
  const seed = fileURLToPath(new URL('../src/bookings/seed-bookings.main.ts', import.meta.url));
  const env = { ...process.env, BOOKING_DATABASE_URL: databaseUrl };
  const child = spawn(process.execPath, [seed, count], { env, stdio: ['ignore', 'ignore', 'inherit'] });
  const [exitCode] = (await once(child, 'exit')) as [number | null];
  if (exitCode !== 0) throw new Error('The sample bookings could not be made');
}
