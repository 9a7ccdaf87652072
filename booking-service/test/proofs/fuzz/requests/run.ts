import fc from 'fast-check';
import { crc32 } from 'node:zlib';
import { inBatches } from '../../../harness/proof.ts';
import type { Answer, Sent } from './wire.ts';

/** One address of a server, what is sent to it, and what may come back. */
export interface Route<Sample = unknown> {
  name: string;
  sample: fc.Arbitrary<Sample>;
  ask(sample: Sample): Promise<{ sent: Sent; answer: Answer }>;
  /** Throws when an answer is not what it should be. */
  judge(sent: Sent, answer: Answer, sample: Sample): void;
  /** Whether an answer shows that the request got to what the address is about. */
  isReached(answer: Answer, sent: Sent): boolean;
}

export interface Fuzzing {
  seed: number;
  /** For each route. */
  requests: number;
  /** So many routes at once. */
  together?: number;
  proof: string;
}

export interface Tally {
  requests: number;
  slowestMs: number;
  slowest: string;
  /** What each route was answered, for those where no answer showed that a request got to what it is about. */
  unreached: Map<string, string>;
  failures: string[];
}

const ROUTES_TOGETHER = 8;
/** A request that fails is made smaller in so many steps at most. */
const SHRINKS = 60;

/** Sends generated requests to every route. What fails is told in the end, each with the request and the seed. */
export async function fuzz(routes: readonly Route<never>[], asked: Fuzzing): Promise<Tally> {
  const { together = ROUTES_TOGETHER, proof } = asked;
  const tally: Tally = { requests: 0, slowestMs: 0, slowest: '', unreached: new Map(), failures: [] };
  const work = async (index: number) => {
    const route = routes[index] as Route;
    const error = await fuzzOne(route, asked, tally);
    if (error !== undefined) tally.failures.push(`${route.name}: ${error}`);
  };
  await inBatches(routes.length, together, work, proof);
  return tally;
}

async function fuzzOne(route: Route, { seed, requests }: Fuzzing, tally: Tally): Promise<string | undefined> {
  const counts = new Map<number, number>();
  let reached = 0;
  let shrinks: number | undefined;
  const property = fc.asyncProperty(route.sample, async (sample) => {
    if (shrinks !== undefined && ++shrinks > SHRINKS) return;
    const { sent, answer } = await route.ask(sample);
    tally.requests += 1;
    if (answer.ms > tally.slowestMs) Object.assign(tally, { slowestMs: answer.ms, slowest: route.name });
    counts.set(answer.status, (counts.get(answer.status) ?? 0) + 1);
    if (route.isReached(answer, sent)) reached += 1;
    try {
      route.judge(sent, answer, sample);
    } catch (error) {
      shrinks ??= 0;
      throw new Error(`${told(sent)}\n→ ${answer.status} ${answer.body.slice(0, 300)}\n${String(error)}`, {
        cause: error,
      });
    }
  });
  // Each route is sent requests of its own.
  const result = await fc.check(property, { seed: (seed + crc32(route.name)) | 0, numRuns: requests });
  if (result.failed)
    return `${String(result.errorInstance)}\n(PROOF_SEED=${seed}, path "${result.counterexamplePath}")`;
  if (reached === 0) tally.unreached.set(route.name, JSON.stringify([...counts]));
  return undefined;
}

const told = ({ method, path, headers, body }: Sent) =>
  `${method} ${path} ${JSON.stringify(headers)} ${(body ?? '').toString().slice(0, 500)}`;
