import { fileURLToPath } from 'node:url';
import { orExit } from 'shared/configuration/or-exit.ts';
import { startTracing } from 'shared/tracing/tracing.ts';
import { serve } from '../http/serve.ts';
import { givesBackMemory } from '../give-back-memory.ts';
import { createLog } from '../log.ts';
import { stopOnSignals } from '../stop-on-signals.ts';
import { readPublisherConfig } from './config.ts';
import { createPublishMetrics } from './publish-metrics.ts';
import { startPublisher } from './publisher.ts';
import { createPublisherRoutes } from './routes.ts';

const config = orExit(process, 'publisher', readPublisherConfig);
const endTracing = await startTracing({
  service: 'publisher',
  endpoint: config.OTEL_EXPORTER_OTLP_ENDPOINT,
});
const log = createLog('publisher', config.LOG_LEVEL);
const buildDir = fileURLToPath(new URL('../../dist', import.meta.url));

const metrics = createPublishMetrics();
const memory = givesBackMemory();
const publisher = await startPublisher(config, buildDir, log, memory, metrics).catch((error: unknown) => {
  log.error({ err: error }, 'The publisher could not start');
  process.exit(1);
});
const server = serve(createPublisherRoutes(publisher, metrics.registry), config, log);

stopOnSignals(async () => {
  server.close();
  server.closeAllConnections();
  await publisher.stop();
  await endTracing();
});
