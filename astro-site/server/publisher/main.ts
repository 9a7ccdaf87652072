import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { createLog, errorFacts } from '../log.ts';
import { orExit } from '../read-config.ts';
import { stopOnSignals } from '../stop-on-signals.ts';
import { readPublisherConfig } from './config.ts';
import { createPublisherRoutes } from './http.ts';
import { startPublisher } from './publisher.ts';

const config = orExit(readPublisherConfig);
const log = createLog('publisher', config.LOG_LEVEL);
const buildDir = fileURLToPath(new URL('../../dist', import.meta.url));

const publisher = await startPublisher(config, buildDir, log).catch((error: unknown) => {
  log.error('The publisher could not start', errorFacts(error));
  process.exit(1);
});
const server = createServer(createPublisherRoutes(publisher));
server.listen(config.PORT, config.HOST, () => log.info('Listening', { port: config.PORT }));

stopOnSignals(async () => {
  server.close();
  server.closeAllConnections();
  await publisher.stop();
});
