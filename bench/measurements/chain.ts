import { chainBranches, chainRules } from '../../booking-service/bench/chain.ts';
import { withClient } from '../../local-stack/src/postgres/databases.ts';
import type { Bench } from '../frame/bench.ts';
import { withCpu } from '../frame/cpu.ts';
import { timesOf } from '../frame/load.ts';
import type { Figures, Measurement } from '../frame/measurement.ts';
import { newShop, shopKeys, startCopies, startSimulator } from '../product/booking-services.ts';
import { chainDay } from '../product/chain-day.ts';
import { simulate, type Told } from '../product/chain-visitors.ts';

/** A day takes seven minutes then. */
const TIME_SHARE = 0.01;

export const chain: Measurement = {
  title: '100 branches with 10 booths each: the sales of a day, 72,000 sessions, in a hundredth of the time',
  notes: [
    'Everybody looks at a day of a cafe, books, and pays by card; whoever is too late looks again. Every hour has a rush: 480 visitors',
    'within a minute for the evening of one cafe. Visitors, services, simulator and PostgreSQL share the cores; mails wait, since nobody takes them.',
  ],
  isOnlyByName: true,
  async *stages(bench) {
    const loadShare = bench.options.isQuick ? 0.01 : 1;
    for (const copies of [1, 3])
      yield {
        name: copies === 1 ? 'one copy of the service' : `${copies} copies`,
        rounds: 1,
        subjects: [{ name: 'a day', measure: () => sellDay(bench, copies, loadShare) }],
      };
  },
};

async function sellDay(bench: Bench, count: number, loadShare: number): Promise<Figures> {
  const catalogue = { rules: chainRules, branches: chainBranches() };
  const shop = await newShop(bench, catalogue);
  const simulator = await startSimulator(bench);
  const copies = await startCopies(bench, shop, count, { TOSS_BASE_URL: simulator.url, ...shopKeys });
  const arrivals = chainDay(TIME_SHARE * (bench.options.isQuick ? 0.02 : 1), loadShare);
  const before = await sizes(shop);
  const workers = {
    service: copies.map(({ pid }) => pid),
    Postgres: [bench.postgresPid],
    simulator: [simulator.pid],
  };
  const figures = await withCpu(workers, async () => {
    const startedAt = performance.now();
    const told = await simulate(arrivals, { copies, simulator, clientKey: shopKeys.TOSS_CLIENT_KEY });
    const seconds = (performance.now() - startedAt) / 1_000;
    if (told.strange.size > 0) throw new Error(`Answered otherwise: ${JSON.stringify([...told.strange])}`);
    return { pieces: told.sold, figures: { ...ofVisits(told), 'per second': told.sold / seconds } };
  });
  const after = await sizes(shop);
  await bench.end();
  const each = (name: keyof typeof before) => (after[name] - before[name]) / 1_024 / (figures['sold'] ?? 1);
  return { ...figures, 'stored KB': each('stored'), 'log KB': each('log') };
}

function ofVisits({ slots, booking, payment, sold, tooLate, empty, lateMs }: Told): Figures {
  const p = (name: string, times: readonly number[]) => {
    const { 'p50 ms': half, 'p99 ms': most } = timesOf(times);
    return { [`${name} p50 ms`]: half ?? 0, [`${name} p99 ms`]: most ?? 0 };
  };
  const waits = { ...p('slots', slots), ...p('booking', booking), ...p('payment', payment) };
  return { sold, 'too late': tooLate, 'got none': empty, 'came late ms': lateMs, ...waits };
}

/** Bytes of the database, and of what PostgreSQL has written to its log since it began. */
const sizes = (shop: string) =>
  withClient(shop, async (client) => {
    const { rows } = await client.query<{ stored: string; log: string }>(
      `SELECT pg_database_size(current_database()) AS stored, pg_current_wal_lsn() - '0/0' AS log`,
    );
    return { stored: Number(rows[0]?.stored), log: Number(rows[0]?.log) };
  });
