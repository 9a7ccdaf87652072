import { cannotStart, orExit } from 'shared/configuration/or-exit.ts';
import { startTracing } from 'shared/tracing/tracing.ts';
import { readConfig } from './platform/config.ts';
import { measureProcess } from './platform/metrics.ts';
import { startService } from './service.ts';

const NAME = 'booking service';
/** How long a stop may take before the process ends anyway: longer than the slowest call to the card provider. */
const STOP_TIMEOUT_MS = 75_000;

const config = orExit(process, NAME, readConfig);
const endTracing = await startTracing({ service: 'booking-service', endpoint: config.traceEndpoint });
const service = await startService(config).catch((error: NodeJS.ErrnoException) => {
  if (error.code !== 'EADDRINUSE') throw error;
  const reason = `PORT ${config.port} is taken: stop the program that has it, or put another port`;
  cannotStart(process, NAME, reason);
});

measureProcess(service.deps.metrics);

function stop(signal: string): void {
  const { log } = service.deps;
  log.info({ signal }, 'stopping: finishing what has begun');
  setTimeout(() => {
    log.error('the stop took too long; ending now');
    process.exit(1);
  }, STOP_TIMEOUT_MS).unref();
  void service.stop().then(endTracing);
}

for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, stop);
