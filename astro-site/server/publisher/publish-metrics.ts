import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';
import type { PublisherState } from './follow.ts';

/** Prometheus metrics of the publisher. */
export interface PublishMetrics {
  registry: Registry;
  /** Notes how a publish ended, and how long it took. */
  ended(outcome: 'published' | 'failed', seconds: number): void;
  /** From now on the gauges are read from this. */
  follow(state: () => PublisherState): void;
}

export function createPublishMetrics(): PublishMetrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const publishes = new Counter({
    name: 'publishes_total',
    help: 'Publishes that were tried, by how they ended',
    labelNames: ['outcome'],
    registers,
  });
  const duration = new Histogram({
    name: 'publish_duration_seconds',
    help: 'From the read of the content to the swap',
    buckets: [0.1, 0.25, 0.5, 1, 1.5, 2.5, 5, 15],
    registers,
  });
  return {
    registry,
    ended(outcome, seconds) {
      publishes.inc({ outcome });
      duration.observe(seconds);
    },
    follow(state) {
      const gauge = (name: string, help: string, read: (now: PublisherState) => number) =>
        new Gauge({
          name,
          help,
          registers,
          collect() {
            this.set(read(state()));
          },
        });
      gauge('publish_lag_seconds', 'Time since the site shows less than is published', ({ behindSince }) =>
        behindSince === null ? 0 : (Date.now() - Date.parse(behindSince)) / 1000,
      );
      gauge('publish_live_version', 'Content version that the site shows', ({ live }) => live?.version ?? 0);
      gauge('publish_cms_up', '1 while the CMS answers', ({ cms }) => (cms === 'up' ? 1 : 0));
    },
  };
}
