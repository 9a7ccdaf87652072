import { fileURLToPath } from 'node:url';
import { orExit } from 'shared/configuration/or-exit.ts';
import { startTracing } from 'shared/tracing/tracing.ts';
import { serve } from '../http/serve.ts';
import { givesBackMemory } from '../give-back-memory.ts';
import { createLog } from '../log.ts';
import { openMetrics } from '../metrics.ts';
import { stopOnSignals } from '../stop-on-signals.ts';
import { readPreviewConfig } from './config.ts';
import { openPreview } from './open-preview.ts';

const config = orExit(process, 'preview', readPreviewConfig);
const endTracing = await startTracing({
  service: 'preview',
  endpoint: config.OTEL_EXPORTER_OTLP_ENDPOINT,
});
const log = createLog('preview', config.LOG_LEVEL);
const buildDir = fileURLToPath(new URL('../../dist', import.meta.url));

const metrics = await openMetrics(config);
const memory = givesBackMemory();
const preview = await openPreview(config, buildDir, log, memory, metrics?.requests).catch(
  (error: unknown) => {
    log.error({ err: error }, 'The preview could not start');
    process.exit(1);
  },
);
const server = serve(preview.app, config, log);

stopOnSignals(async () => {
  server.close();
  server.closeAllConnections();
  await preview.close();
  await endTracing();
});
