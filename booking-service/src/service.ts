import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createApp } from './app.ts';
import type { AppDeps } from './app.ts';
import type { Config } from './config.ts';
import { createDeps } from './deps.ts';
import { startJobs } from './jobs.ts';
import { createLoops } from './platform/loops.ts';

/** A copy of the service that answers. */
export interface Service {
  /** `http://127.0.0.1:…`, as this machine reaches it. */
  url: string;
  deps: AppDeps;
  /** Takes nothing new, ends requests and jobs that have begun, then lets go of the database. */
  stop(): Promise<void>;
}

/** What a test may replace; everything else is made from the configuration. */
export type Overrides = Partial<AppDeps> & { backgroundJobs?: boolean };

/** Starts one copy of the service: dependencies, HTTP server, background jobs. The database is already migrated. */
export async function startService(config: Config, overrides: Overrides = {}): Promise<Service> {
  const { backgroundJobs = true, ...replaced } = overrides;
  const deps = createDeps(config, replaced);
  const server = createApp(deps).listen(config.port, config.host);
  await once(server, 'listening');
  const loops = createLoops(deps.log);
  if (backgroundJobs) startJobs(deps, loops);
  const { port } = server.address() as AddressInfo;
  deps.log.info({ port }, 'listening');

  return {
    url: `http://127.0.0.1:${port}`,
    deps,
    async stop() {
      deps.draining.begin();
      const closed = once(server, 'close');
      server.close();
      server.closeIdleConnections();
      await Promise.all([closed, loops.stop()]);
      await deps.payments.idle();
      deps.mailTransport.close();
      await deps.db.close();
      deps.log.info('stopped');
    },
  };
}
