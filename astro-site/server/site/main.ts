import { createServer } from 'node:http';
import { createLog } from '../log.ts';
import { orExit } from '../read-config.ts';
import { stopOnSignals } from '../stop-on-signals.ts';
import { createSiteApp } from './app.ts';
import { readSiteServerConfig } from './config.ts';

/** How long requests under way may take after SIGTERM: longer than a payment confirmation. */
const GRACE_MS = 95_000;

const config = orExit(readSiteServerConfig);
const log = createLog('site', config.LOG_LEVEL);
const server = createServer(createSiteApp(config, log));
server.listen(config.PORT, config.HOST, () => log.info('Listening', { port: config.PORT }));

stopOnSignals(
  () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeIdleConnections();
      setTimeout(() => server.closeAllConnections(), GRACE_MS).unref();
    }),
);
