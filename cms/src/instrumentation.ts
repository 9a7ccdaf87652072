/**
 * Runs once when the server starts: a wrong configuration ends it at once with a readable reason. Payload itself is
 * started by the first request, and health checks are the first to ask: loaded from here it would live in a second
 * module graph, whose errors the REST API does not recognise and strips of their field messages.
 */
export async function register(): Promise<void> {
  if (process.env['NEXT_RUNTIME'] !== 'nodejs') return;
  const { checkConfig } = await import('./check-config.ts');
  await checkConfig();
  const { tidyIncomingRequests } = await import('./http/incoming-requests.ts');
  const { config } = await import('./configuration/config.ts');
  tidyIncomingRequests({ trustedProxies: config.TRUSTED_PROXIES });
  const { startTracing } = await import('shared/tracing/tracing.ts');
  // Next tells its own spans to whoever is registered; it takes up the trace that a request brings.
  await startTracing({ service: 'cms', endpoint: config.OTEL_EXPORTER_OTLP_ENDPOINT });
  if (config.METRICS_PORT === undefined) return;
  const { serveMetrics } = await import('./requests/metrics.ts');
  await serveMetrics(config.METRICS_PORT);
}
