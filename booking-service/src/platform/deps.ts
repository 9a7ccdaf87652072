import type { Config } from './config.ts';
import type { Clock } from './clock.ts';
import type { Database } from './database.ts';
import type { Logger } from './logger.ts';
import type { Metrics } from './metrics.ts';

/** What every feature is given. A feature's own needs extend this where it exports its routes. */
export interface PlatformDeps {
  config: Config;
  db: Database;
  clock: Clock;
  log: Logger;
  metrics: Metrics;
}
