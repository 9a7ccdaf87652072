import { ConfigError, readConfig } from './config.ts';
import type { Config } from './config.ts';
import { startService } from './service.ts';

/** How long a stop may take before the process ends anyway: longer than the slowest call to the card provider. */
const STOP_TIMEOUT_MS = 75_000;

function configOrExit(): Config {
  try {
    return readConfig(process.env);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    process.stderr.write(`The booking service cannot start:\n${error.message}\n`);
    process.exit(1);
  }
}

const service = await startService(configOrExit());

let stopping = false;
async function stop(signal: string): Promise<void> {
  if (stopping) return;
  stopping = true;
  const { log } = service.deps;
  log.info({ signal }, 'stopping: finishing what has begun');
  setTimeout(() => {
    log.error('the stop took too long; ending now');
    process.exit(1);
  }, STOP_TIMEOUT_MS).unref();
  await service.stop();
}

for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop(signal));
