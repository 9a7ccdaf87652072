import * as z from 'zod';
import { address, commonConfig, port, readConfig } from '../read-config.ts';

const schema = z.object({
  ...commonConfig,
  PORT: port(4323),
  /** The CMS, whose content API is followed. */
  CMS_URL: address('http://localhost:3000'),
  /** Shared with the CMS; opens its content API. */
  CONTENT_API_TOKEN: z.string('write the token that the CMS knows too').min(16, 'use at least 16 characters'),
  /** Where visitors reach the site; stands in canonical addresses and payment redirects. */
  SITE_ORIGIN: address('http://localhost:4321').transform((url) => new URL(url).origin),
  /** The card provider's public key, embedded in the payment page. */
  TOSS_CLIENT_KEY: z.string("write the card provider's client key").min(1),
  TOSS_SDK_URL: address('https://js.tosspayments.com/v1/payment').default(
    'https://js.tosspayments.com/v1/payment',
  ),
});

export type PublisherConfig = z.infer<typeof schema>;

/** Refused in production: what the local stack uses. */
const LOCAL_CLIENT_KEY = 'test_ck_local_simulator';

export function readPublisherConfig(env: NodeJS.ProcessEnv): PublisherConfig {
  const config = readConfig(schema, env);
  if (config.APP_ENV === 'production' && config.TOSS_CLIENT_KEY === LOCAL_CLIENT_KEY) {
    throw new Error(
      'TOSS_CLIENT_KEY is the key of the local simulator. Write the client key of your Toss Payments account.',
    );
  }
  return config;
}
