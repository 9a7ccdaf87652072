import { randomUUID } from 'node:crypto';
import { runAs } from './current-work.ts';
import { Counter, Gauge } from 'prom-client';
import type { Logger } from './logger.ts';
import type { Metrics } from './metrics.ts';

/** A job of the background. The signal tells it to finish soon; what it has begun, it ends. */
export type Job = (stopping: AbortSignal) => Promise<void>;

export interface Loops {
  /**
   * Runs `job` now and then `intervalMs` after each end, so that runs never overlap. Errors are logged, not thrown. Each run has
   * an id, as a request has.
   */
  every(name: string, intervalMs: number, job: Job): Loop;
  /** The same for several jobs by their names, one after the other, so that they never share the database with each other. */
  inTurn(intervalMs: number, jobs: Readonly<Record<string, Job>>): Loop;
  /** Starts nothing new and waits for what is running. */
  stop(): Promise<void>;
}

interface Loop {
  /** Runs the job as soon as possible instead of at the end of the interval. */
  wake(): void;
}

export function createLoops(log: Logger, metrics?: Metrics): Loops {
  const counts = metrics ? createCounts(metrics) : { success: () => undefined, failure: () => undefined };
  const stopping = new AbortController();
  const running: Promise<void>[] = [];
  const inTurn: Loops['inTurn'] = (intervalMs, jobs) => {
    const pause = createPause(stopping.signal);
    const reported = Object.entries(jobs).map(
      ([name, job]) => [name, job, createReport(log, name, counts)] as const,
    );
    running.push(
      (async () => {
        while (!stopping.signal.aborted) {
          for (const [name, job, report] of reported) {
            // Not before the caller has the loop in hand: the first run may want to wake it.
            const run = () => Promise.resolve().then(() => job(stopping.signal));
            const id = randomUUID();
            await runAs({ id, job: name }, () => run().then(report.success, report.failure));
            if (stopping.signal.aborted) break;
          }
          await pause.wait(intervalMs);
        }
      })(),
    );
    return { wake: pause.end };
  };
  return {
    inTurn,
    every: (name, intervalMs, job) => inTurn(intervalMs, { [name]: job }),
    async stop() {
      stopping.abort();
      await Promise.all(running);
    },
  };
}

interface Counts {
  success: (job: string) => void;
  failure: (job: string) => void;
}

/** When each job last ended well, so that one that hangs or fails grows old, and how often it has failed. */
function createCounts({ registry }: Metrics): Counts {
  const gauge = new Gauge({
    name: 'job_last_success_timestamp_seconds',
    help: 'When a background job of this copy last ended well',
    // `job` is Prometheus' own word for what it asks.
    labelNames: ['background_job'],
    registers: [registry],
  });
  const failures = new Counter({
    name: 'job_failures_total',
    help: 'Runs of a background job of this copy that failed',
    labelNames: ['background_job'],
    registers: [registry],
  });
  return {
    success: (job) => gauge.setToCurrentTime({ background_job: job }),
    failure: (job) => failures.inc({ background_job: job }),
  };
}

/** Says when a job begins to fail, fails in another way, and works again; not at every try of a long outage. */
function createReport(log: Logger, job: string, counts: Counts) {
  let trouble: string | undefined;
  return {
    success() {
      counts.success(job);
      if (trouble !== undefined) log.info({ job }, 'a job works again');
      trouble = undefined;
    },
    failure(error: unknown) {
      counts.failure(job);
      const now = error instanceof Error ? error.message : String(error);
      if (now !== trouble) log.error({ err: error, job }, 'a job fails and is tried again');
      trouble = now;
    },
  };
}

/** A wait that can be cut short, also when that was asked for just before it began. */
function createPause(stopping: AbortSignal) {
  let woken = false;
  let finish: () => void = () => undefined;
  const end = () => {
    woken = true;
    finish();
  };
  stopping.addEventListener('abort', end);
  return {
    end,
    async wait(ms: number) {
      if (!woken && !stopping.aborted) {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, ms);
          finish = () => {
            clearTimeout(timer);
            resolve();
          };
        });
      }
      woken = false;
    },
  };
}
