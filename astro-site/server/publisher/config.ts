import { ConfigError } from 'shared/configuration/environment.ts';
import { localTossKeys } from 'shared/configuration/local-toss-keys.ts';
import * as z from 'zod';
import { address, commonConfig, port, readConfig } from '../read-config.ts';

/** The card provider's own. */
const TOSS_SDK = 'https://js.tosspayments.com/v1/payment';

const schema = z.object({
  ...commonConfig,
  PORT: port(4323),
  /** The CMS, whose content API is followed. */
  CMS_URL: address('http://localhost:3000'),
  /** Where visitors reach the site; stands in canonical addresses and payment redirects. */
  SITE_ORIGIN: address('http://localhost:4321').transform((url) => new URL(url).origin),
  /** The card provider's public key, embedded in the payment page. */
  TOSS_CLIENT_KEY: z.string("write the card provider's client key").min(1),
  TOSS_SDK_URL: address(TOSS_SDK).default(TOSS_SDK),
});

export type PublisherConfig = z.infer<typeof schema>;

export function readPublisherConfig(env: NodeJS.ProcessEnv): PublisherConfig {
  const config = readConfig(schema, env);
  if (config.APP_ENV === 'production' && config.TOSS_CLIENT_KEY === localTossKeys.clientKey) {
    throw new ConfigError(
      'TOSS_CLIENT_KEY is the key of the local simulator. Write the client key of your Toss Payments account.',
    );
  }
  return config;
}
