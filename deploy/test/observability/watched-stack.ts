import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { freePorts } from '../../../local-stack/src/processes/ports.ts';
import { readOptions } from '../../../local-stack/src/start/options.ts';
import { definitions } from '../../../local-stack/src/start/services.ts';
import { Stack } from '../../../local-stack/src/start/stack.ts';
import { makeTestFolder, removeTestFolder } from '../../../local-stack/src/testing/test-folder.ts';

const withMetricsPort = ['site', 'preview', 'cms'];
const traced = [...withMetricsPort, 'publisher', 'booking-service'];

/** The whole product as `npm start` runs it, with metrics, and with traces to `traceEndpoint`. */
export async function startWatchedStack(traceEndpoint: string) {
  const dataFolder = await makeTestFolder();
  const options = await readOptions(['--ports=auto', `--data=${dataFolder}`], {});
  if (!options) throw new Error('No options for the stack');
  const metricsPorts = await freePorts(withMetricsPort.length);
  const portOf = (id: string) => metricsPorts[withMetricsPort.indexOf(id)];
  const stack = new Stack(
    options,
    definitions.map((definition) => ({
      ...definition,
      env: (context) => ({
        ...definition.env(context),
        ...(traced.includes(definition.id) && { OTEL_EXPORTER_OTLP_ENDPOINT: traceEndpoint }),
        // As behind the front door, which says who asks under which id.
        ...(withMetricsPort.includes(definition.id) && {
          METRICS_PORT: String(portOf(definition.id)),
          TRUSTED_PROXIES: '1',
        }),
      }),
    })),
  );
  await stack.start();
  const { ports, urls, paths, databaseUrls } = stack.context;
  const here = (port: number | undefined) => `127.0.0.1:${port}`;
  const folder = join(dataFolder, 'watching');
  mkdirSync(folder);
  return {
    urls,
    databaseUrls,
    logs: paths.logs,
    /** For Prometheus' own files. */
    folder,
    /** Where each part tells its metrics, by the name of Prometheus' job. */
    targets: {
      'booking-service': here(ports.bookingService),
      publisher: here(ports.publisher),
      ...Object.fromEntries(withMetricsPort.map((id) => [id, here(portOf(id))])),
    } satisfies Record<string, string> as Record<string, string>,
    async stop() {
      await stack.stop();
      removeTestFolder(dataFolder);
    },
  };
}
export type WatchedStack = Awaited<ReturnType<typeof startWatchedStack>>;
