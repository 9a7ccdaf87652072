import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createApp } from './app.ts';
import { createWebhookSender } from './provider/webhooks.ts';
import type { Simulator } from './provider/simulator-context.ts';
import { defaultGuesses } from './world/model.ts';
import type { Merchant } from './world/model.ts';
import { expireDue } from './world/payments.ts';
import { createSnapshotFile } from './world/snapshot.ts';
import { createWorld } from './world/world.ts';

export interface SimulatorOptions {
  /** 0 or missing: any free port. */
  port?: number;
  /** Address to listen on; 127.0.0.1 by default: nothing outside this machine needs it. */
  host?: string;
  /** Origin by which browsers reach it, where that is another than the address it listens on (a container, a proxy). */
  publicUrl?: string;
  /** The provider's clock; tests advance it through the control API or hand in their own. */
  clock?: () => Date;
  /** Folder that keeps payments over a restart; missing: everything is forgotten at the end. */
  dataFolder?: string;
  /** Shops known from the start; more can be added through the control API. */
  merchants?: Pick<Merchant, 'clientKey' | 'secretKey' | 'webhookUrl'>[];
}

export interface RunningSimulator {
  /** Base URL of everything: API, SDK script, control API, human page. */
  url: string;
  port: number;
  stop: () => Promise<void>;
}

/** How often retries of webhooks and run-out payments are looked for, in milliseconds of real time. */
const SWEEP_EVERY_MS = 1_000;

/** Starts the payment simulator and resolves once it listens. */
export async function startSimulator(options: SimulatorOptions = {}): Promise<RunningSimulator> {
  const clock = options.clock ?? (() => new Date());
  const world = createWorld(clock);
  const snapshot =
    options.dataFolder === undefined ? null : await createSnapshotFile(world, options.dataFolder);
  for (const merchant of options.merchants ?? []) {
    world.merchants.set(merchant.clientKey, {
      clockOffsetMs: 0,
      guesses: { ...defaultGuesses },
      ...merchant,
    });
  }

  let url = '';
  const baseUrl = () => options.publicUrl ?? url;
  const webhooks = createWebhookSender(world, baseUrl);
  const save = () => snapshot?.save();
  const deliver = async () => {
    if ((await webhooks.deliverDue()) > 0) save();
  };
  const sim: Simulator = {
    world,
    clock,
    webhooks,
    heldCalls: new Map(),
    baseUrl,
    save,
    announce: async (payment) => {
      await webhooks.announce(payment);
      save();
      setImmediate(() => void deliver());
    },
    expireDue: () => {
      for (const payment of expireDue(world)) void sim.announce(payment);
    },
  };

  // Idle connections outlive the pauses between two calls: none meets one that is just closing.
  const server = createServer({ keepAliveTimeout: 65_000 }, createApp(sim));
  server.listen(options.port ?? 0, options.host ?? '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  url = `http://${options.host === undefined || options.host === '0.0.0.0' ? 'localhost' : options.host}:${port}`;
  const sweep = setInterval(() => {
    sim.expireDue();
    void deliver();
  }, SWEEP_EVERY_MS);

  return {
    url,
    port,
    stop: async () => {
      clearInterval(sweep);
      server.close();
      server.closeAllConnections();
      await snapshot?.flush();
    },
  };
}
