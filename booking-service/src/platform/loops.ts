import { randomUUID } from 'node:crypto';
import { runAs } from './current-work.ts';
import { Gauge } from 'prom-client';
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
  /** Starts nothing new and waits for what is running. */
  stop(): Promise<void>;
}

interface Loop {
  /** Runs the job as soon as possible instead of at the end of the interval. */
  wake(): void;
}

export function createLoops(log: Logger, metrics?: Metrics): Loops {
  const noteSuccess = metrics ? createSuccessGauge(metrics) : () => undefined;
  const stopping = new AbortController();
  const running: Promise<void>[] = [];
  return {
    every(name, intervalMs, job) {
      const pause = createPause(stopping.signal);
      const report = createReport(log, name, noteSuccess);
      running.push(
        (async () => {
          while (!stopping.signal.aborted) {
            // Not before the caller has the loop in hand: the first run may want to wake it.
            const run = () => Promise.resolve().then(() => job(stopping.signal));
            const id = randomUUID();
            await runAs({ id, job: name }, () => run().then(report.success, report.failure));
            await pause.wait(intervalMs);
          }
        })(),
      );
      return { wake: pause.end };
    },
    async stop() {
      stopping.abort();
      await Promise.all(running);
    },
  };
}

/** When each job last ended well: one that hangs or fails grows old. */
function createSuccessGauge({ registry }: Metrics): (job: string) => void {
  const gauge = new Gauge({
    name: 'job_last_success_timestamp_seconds',
    help: 'When a background job of this copy last ended well',
    // `job` is Prometheus' own word for what it asks.
    labelNames: ['background_job'],
    registers: [registry],
  });
  return (job) => gauge.setToCurrentTime({ background_job: job });
}

/** Says when a job begins to fail, fails in another way, and works again; not at every try of a long outage. */
function createReport(log: Logger, job: string, noteSuccess: (job: string) => void) {
  let trouble: string | undefined;
  return {
    success() {
      noteSuccess(job);
      if (trouble !== undefined) log.info({ job }, 'a job works again');
      trouble = undefined;
    },
    failure(error: unknown) {
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
