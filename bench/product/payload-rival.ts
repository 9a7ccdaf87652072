import type { Bench } from '../frame/bench.ts';
import { type Program, runProgram } from '../frame/programs.ts';
import { POOL_SIZE } from './booking-services.ts';

const folder = 'cms';
const file = (name: string) => [`bench/payload-rival/${name}.ts`];

/** The same booking as a Payload collection, on a database of its own in the same PostgreSQL. */
export async function startPayloadRival(bench: Bench): Promise<Program> {
  const env = {
    RIVAL_DATABASE_URL: await bench.newDatabase('payload'),
    DATABASE_POOL_SIZE: String(POOL_SIZE),
  };
  await runProgram({ folder, command: file('tables'), env: { ...env, NODE_ENV: 'development' } });
  return bench.start({ folder, command: file('main'), env, readyPath: '/api/bookings?limit=1' });
}
