import * as z from 'zod';
import { address, commonConfig, metricsPort, port, readConfig, trustedProxies } from '../read-config.ts';

const origin = (example: string) => address(example).transform((url) => new URL(url).origin);

const schema = z.object({
  APP_ENV: commonConfig.APP_ENV,
  LOG_LEVEL: commonConfig.LOG_LEVEL,
  HOST: commonConfig.HOST,
  OTEL_EXPORTER_OTLP_ENDPOINT: commonConfig.OTEL_EXPORTER_OTLP_ENDPOINT,
  PORT: port(4322),
  TRUSTED_PROXIES: trustedProxies,
  METRICS_PORT: metricsPort,
  /** Where staff's browsers reach the preview: the CMS's PREVIEW_URL. */
  PREVIEW_URL: origin('http://localhost:4322'),
  /** Where the preview reaches the CMS. */
  CMS_URL: address('http://localhost:3000'),
  /** Where staff's browsers reach the CMS, the only one that may frame the preview; CMS_URL unless it is another. */
  CMS_ORIGIN: origin('https://cms.example.com').optional(),
  CONTENT_API_TOKEN: commonConfig.CONTENT_API_TOKEN,
  /** Read for the add-ons and free times that pages load; nothing is ever booked from a preview. */
  BOOKING_SERVICE_URL: address('http://localhost:4000'),
});

export type PreviewConfig = z.infer<typeof schema>;

export const readPreviewConfig = (env: NodeJS.ProcessEnv): PreviewConfig => readConfig(schema, env);
