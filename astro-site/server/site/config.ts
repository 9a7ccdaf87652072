import * as z from 'zod';
import { address, commonConfig, port, readConfig } from '../read-config.ts';

const schema = z.object({
  ...commonConfig,
  PORT: port(4321),
  /** Where `/api` goes. */
  BOOKING_SERVICE_URL: address('http://localhost:4000'),
});

export type SiteServerConfig = z.infer<typeof schema>;

export const readSiteServerConfig = (env: NodeJS.ProcessEnv): SiteServerConfig => readConfig(schema, env);
