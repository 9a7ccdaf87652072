import { orExit } from 'shared/configuration/or-exit.ts';
import { startTracing } from 'shared/tracing/tracing.ts';
import { watchUnusedConnections } from 'shared/http/unused-connections.ts';
import { serve } from '../http/serve.ts';
import { createLog } from '../log.ts';
import { openMetrics } from '../metrics.ts';
import { stopOnSignals } from '../stop-on-signals.ts';
import { createSiteApp } from './app.ts';
import { readSiteServerConfig } from './config.ts';

/** How long requests under way may take after SIGTERM: longer than a payment confirmation. */
const GRACE_MS = 95_000;
/** Longer than proxies and clients keep an idle connection: a request that meets its end may be lost. */
const KEEP_ALIVE_MS = 65_000;
const SWEEP_INTERVAL_MS = 50;

const config = orExit(process, 'site server', readSiteServerConfig);
const endTracing = await startTracing({
  service: 'site',
  endpoint: config.OTEL_EXPORTER_OTLP_ENDPOINT,
});
const log = createLog('site', config.LOG_LEVEL);
const metrics = await openMetrics(config);
const server = serve(createSiteApp(config, log, metrics?.requests), config, log, {
  keepAliveTimeout: KEEP_ALIVE_MS,
});
const endUnusedConnections = watchUnusedConnections(server);

stopOnSignals(() =>
  new Promise<void>((resolve) => {
    server.close(() => resolve());
    // A connection whose last request has just ended would otherwise stay open for the next one.
    setInterval(() => {
      server.closeIdleConnections();
      endUnusedConnections();
    }, SWEEP_INTERVAL_MS).unref();
    setTimeout(() => server.closeAllConnections(), GRACE_MS).unref();
  }).then(endTracing),
);
