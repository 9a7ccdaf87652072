import { createServer } from 'node:http';
import { createLog } from '../log.ts';
import { orExit } from '../read-config.ts';
import { stopOnSignals } from '../stop-on-signals.ts';
import { createSiteApp } from './app.ts';
import { readSiteServerConfig } from './config.ts';

/** How long requests under way may take after SIGTERM: longer than a payment confirmation. */
const GRACE_MS = 95_000;
/** Longer than proxies and clients keep an idle connection: a request that meets its end may be lost. */
const KEEP_ALIVE_MS = 65_000;
const SWEEP_INTERVAL_MS = 50;

const config = orExit(readSiteServerConfig);
const log = createLog('site', config.LOG_LEVEL);
const server = createServer({ keepAliveTimeout: KEEP_ALIVE_MS }, createSiteApp(config, log));
server.listen(config.PORT, config.HOST, () => log.info('Listening', { port: config.PORT }));

stopOnSignals(
  () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      // A connection whose last request has just ended would otherwise stay open for the next one.
      setInterval(() => server.closeIdleConnections(), SWEEP_INTERVAL_MS).unref();
      setTimeout(() => server.closeAllConnections(), GRACE_MS).unref();
    }),
);
