import type { Bench } from '../frame/bench.ts';
import type { Program } from '../frame/programs.ts';
import { POOL_SIZE } from './booking-services.ts';

/** The same booking as a Payload collection, on a database of its own in the same PostgreSQL. */
export async function startPayloadRival(bench: Bench): Promise<Program> {
  const env = {
    RIVAL_DATABASE_URL: await bench.newDatabase('payload'),
    DATABASE_POOL_SIZE: String(POOL_SIZE),
    // Payload makes the tables of a new collection by itself only while it is developed.
    NODE_ENV: 'development',
  };
  return bench.start({
    folder: 'cms',
    command: ['bench/payload-rival/main.ts'],
    env,
    readyPath: '/api/bookings?limit=1',
  });
}
