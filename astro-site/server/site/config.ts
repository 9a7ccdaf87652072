import * as z from 'zod';
import { address, commonConfig, metricsPort, port, readConfig, trustedProxies } from '../read-config.ts';

const schema = z.object({
  APP_ENV: commonConfig.APP_ENV,
  LOG_LEVEL: commonConfig.LOG_LEVEL,
  HOST: commonConfig.HOST,
  OTEL_EXPORTER_OTLP_ENDPOINT: commonConfig.OTEL_EXPORTER_OTLP_ENDPOINT,
  RELEASES_DIR: commonConfig.RELEASES_DIR,
  PORT: port(4321),
  TRUSTED_PROXIES: trustedProxies,
  METRICS_PORT: metricsPort,
  /** Where `/api` goes. */
  BOOKING_SERVICE_URL: address('http://localhost:4000'),
});

export type SiteServerConfig = z.infer<typeof schema>;

export const readSiteServerConfig = (env: NodeJS.ProcessEnv): SiteServerConfig => readConfig(schema, env);
