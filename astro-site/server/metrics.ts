import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Registry } from 'prom-client';

export interface RequestMetrics {
  observe(kind: string, status: number, seconds: number): void;
}

/** Prometheus metrics of a process that somebody asks for them. */
export interface Metrics {
  requests: RequestMetrics;
  registry: Registry;
}

/** Metrics of this process. What makes them is loaded only here: who does not ask for them pays nothing. */
async function createMetrics(): Promise<Metrics> {
  const { Counter, Histogram, Registry, collectDefaultMetrics } = await import('prom-client');
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  const answered = new Counter({
    name: 'http_requests_total',
    help: 'Requests answered, by what was asked for',
    labelNames: ['kind', 'status'],
    registers,
  });
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the request to the end of the answer',
    labelNames: ['kind'],
    buckets: [0.001, 0.005, 0.025, 0.1, 0.25, 1, 2.5, 10],
    registers,
  });
  return {
    registry,
    requests: {
      observe(kind, status, seconds) {
        answered.inc({ kind, status });
        duration.observe({ kind }, seconds);
      },
    },
  };
}

/** Metrics where a port for them is configured, and answers there; else nothing. */
export async function openMetrics(config: { METRICS_PORT?: number | undefined; HOST: string }) {
  if (config.METRICS_PORT === undefined) return undefined;
  const metrics = await createMetrics();
  await serveMetrics(metrics.registry, { port: config.METRICS_PORT, host: config.HOST });
  return metrics;
}

/**
 * Answers `GET /metrics` on a port of its own, which no proxy leads to: what visitors reach does not know the address. Resolves
 * when it listens.
 */
async function serveMetrics(registry: Registry, at: { port: number; host: string }): Promise<void> {
  const server = createServer((req, res) => {
    req.resume();
    if (req.method !== 'GET' || req.url !== '/metrics') return void res.writeHead(404).end();
    void registry.metrics().then((text) => {
      res.writeHead(200, { 'content-type': registry.contentType }).end(text);
    });
  });
  server.listen(at.port, at.host);
  await once(server, 'listening');
  // The process ends when its work has ended, whoever still reads.
  server.unref();
}
