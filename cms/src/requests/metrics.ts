import { subscribe } from 'node:diagnostics_channel';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { Counter, Histogram, Registry, collectDefaultMetrics } from 'prom-client';

/** Few words instead of addresses: a label made of those would grow without end. */
function kindOf(url = ''): 'content' | 'api' | 'admin' | 'file' {
  if (url.startsWith('/api/content/')) return 'content';
  if (url.startsWith('/api/')) return 'api';
  return /^\/admin(?:[/?]|$)/.test(url) ? 'admin' : 'file';
}

/**
 * Counts the requests to this process from now on, and tells Prometheus at `GET /metrics` on a port of its own, which no proxy
 * leads to. Resolves when it listens.
 */
export async function serveMetrics(port: number): Promise<void> {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
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
    buckets: [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers,
  });
  const own = createServer((req, res) => {
    req.resume();
    if (req.method !== 'GET' || req.url !== '/metrics') return void res.writeHead(404).end();
    void registry.metrics().then((text) => {
      res.writeHead(200, { 'content-type': registry.contentType }).end(text);
    });
  });
  subscribe('http.server.request.start', (message) => {
    const { request, response, server } = message as {
      request: IncomingMessage;
      response: ServerResponse;
      server: unknown;
    };
    // Neither who reads this, nor who asks every few seconds whether we are there.
    if (server === own || request.url === '/healthz') return;
    const startedAt = performance.now();
    const kind = kindOf(request.url);
    response.once('close', () => {
      answered.inc({ kind, status: response.statusCode });
      duration.observe({ kind }, (performance.now() - startedAt) / 1000);
    });
  });
  own.listen(port, process.env['HOSTNAME'] ?? '0.0.0.0');
  await once(own, 'listening');
  own.unref();
}
