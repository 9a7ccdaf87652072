import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { createLog, errorFacts } from '../log.ts';
import { orExit } from '../read-config.ts';
import { stopOnSignals } from '../stop-on-signals.ts';
import { readPreviewConfig } from './config.ts';
import { openPreview } from './open-preview.ts';

const config = orExit(readPreviewConfig);
const log = createLog('preview', config.LOG_LEVEL);
const buildDir = fileURLToPath(new URL('../../dist', import.meta.url));

const preview = await openPreview(config, buildDir, log).catch((error: unknown) => {
  log.error('The preview could not start', errorFacts(error));
  process.exit(1);
});
const server = createServer(preview.app);
server.listen(config.PORT, config.HOST, () => log.info('Listening', { port: config.PORT }));

stopOnSignals(async () => {
  server.close();
  server.closeAllConnections();
  await preview.close();
});
