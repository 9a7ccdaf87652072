import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';

/** Prometheus metrics of this copy. Features add gauges that are read from the database when somebody asks. */
export interface Metrics {
  readonly registry: Registry;
  readonly requests: RequestMetrics;
  /** Adds a gauge that is read when the metrics are. A value that cannot be read is left out, not invented. */
  gauge(name: string, help: string, read: () => Promise<number> | number): void;
  /** The same for several values of one label. */
  gauges(
    name: string,
    help: string,
    label: string,
    read: () => Promise<ReadonlyMap<string, number>> | ReadonlyMap<string, number>,
  ): void;
}

export interface RequestMetrics {
  observe(method: string, route: string, status: number, durationMs: number): void;
}

/** What was read, or `otherwise` when it cannot be. */
async function valueOr<Value, Otherwise>(
  otherwise: Otherwise,
  read: () => Promise<Value> | Value,
): Promise<Value | Otherwise> {
  try {
    return await read();
  } catch {
    return otherwise;
  }
}

/** Adds what is measured of the process itself, once for each: its clock of delays never stops. */
export const measureProcess = ({ registry }: Metrics) => collectDefaultMetrics({ register: registry });

export function createMetrics(): Metrics {
  const registry = new Registry();
  const answered = new Counter({
    name: 'http_requests_total',
    help: 'Requests answered',
    labelNames: ['method', 'route', 'status'],
    registers: [registry],
  });
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the request line to the end of the answer',
    labelNames: ['route'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  });
  return {
    registry,
    requests: {
      observe(method, route, status, durationMs) {
        answered.inc({ method, route, status });
        duration.observe({ route }, durationMs / 1000);
      },
    },
    gauge(name, help, read) {
      new Gauge({
        name,
        help,
        registers: [registry],
        async collect() {
          // `reset` would say 0.
          this.remove();
          const value = await valueOr(undefined, read);
          if (value !== undefined) this.set(value);
        },
      });
    },
    gauges(name, help, label, read) {
      new Gauge({
        name,
        help,
        labelNames: [label],
        registers: [registry],
        async collect() {
          this.reset();
          const values = await valueOr(new Map<string, number>(), read);
          for (const [of, value] of values) this.set({ [label]: of }, value);
        },
      });
    },
  };
}
