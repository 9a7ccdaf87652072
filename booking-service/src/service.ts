import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { watchUnusedConnections } from 'shared/http/unused-connections.ts';
import { createApp } from './app.ts';
import type { AppDeps } from './app.ts';
import type { Config } from './platform/config.ts';
import { createDeps } from './deps.ts';
import { startJobs } from './jobs.ts';
import { createLoops } from './platform/loops.ts';
import type { Loops } from './platform/loops.ts';

/** A copy of the service that answers. */
export interface Service {
  /** `http://127.0.0.1:…`, as this machine reaches it. */
  url: string;
  deps: AppDeps;
  /** Takes nothing new, ends requests and jobs that have begun, then lets go of the database. May be called again. */
  stop(): Promise<void>;
}

/**
 * Slow senders are cut off (`cutSlowBodies`); a request of an upload may take as long as Node lets it by default. Idle connections are kept longer than the site's proxy
 * (`api-proxy.ts`) and Caddy keep them, so neither ever sends a request down a connection that we are just closing.
 */
const timeouts = { headersTimeout: 10_000, requestTimeout: 300_000, keepAliveTimeout: 65_000 };
const SWEEP_INTERVAL_MS = 50;
/** Whoever still saves a recording by then goes on with the rest of it from another copy. */
const CUT_DOWNLOADS_MS = 60_000;

/** What a test may replace; everything else is made from the configuration. */
export type Overrides = Partial<AppDeps> & { backgroundJobs?: boolean };

/** Starts one copy of the service: dependencies, HTTP server, background jobs. The database is already migrated. */
export async function startService(config: Config, overrides: Overrides = {}): Promise<Service> {
  const { backgroundJobs = true, ...replaced } = overrides;
  const deps = await createDeps(config, replaced);
  const server = createApp(deps).listen(config.port, config.host);
  Object.assign(server, timeouts);
  const endUnusedConnections = watchUnusedConnections(server);
  await once(server, 'listening');
  const loops = createLoops(deps.log, deps.metrics);
  if (backgroundJobs) startJobs(deps, loops);
  const { port } = server.address() as AddressInfo;
  deps.log.info({ port }, 'listening');

  let stopped: Promise<void> | undefined;
  return {
    url: `http://127.0.0.1:${port}`,
    deps,
    stop: () => (stopped ??= stop(deps, server, loops, endUnusedConnections)),
  };
}

async function stop(
  deps: AppDeps,
  server: Server,
  loops: Loops,
  endUnusedConnections: () => void,
): Promise<void> {
  deps.draining.begin();
  const closed = once(server, 'close');
  server.close();
  // A connection whose last request has just ended would otherwise stay open for the next one.
  const sweep = setInterval(() => {
    server.closeIdleConnections();
    endUnusedConnections();
  }, SWEEP_INTERVAL_MS);
  const cut = setTimeout(() => server.closeAllConnections(), CUT_DOWNLOADS_MS);
  await Promise.all([closed, loops.stop()]);
  clearTimeout(cut);
  clearInterval(sweep);
  await deps.payments.idle();
  deps.mailTransport.close();
  await deps.newsFeed.stop();
  await deps.db.close();
  deps.log.info('stopped');
}
