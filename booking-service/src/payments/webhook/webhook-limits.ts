import { addressLimits } from '../../platform/address-limits.ts';
import type { Config } from '../../platform/config.ts';
import type { Limits } from '../../platform/rate-limit.ts';

export type WebhookLimits = Pick<
  Config['limits'],
  'webhooksPerOrderPerMinute' | 'webhooksPerAddressPerMinute' | 'networkFactors'
>;

/**
 * What one webhook counts against before anything is looked up for it. The provider sends a handful about an order and comes
 * from few addresses; what is refused it sends again, and what it gives up the nightly comparison finds.
 */
export function webhookLimits(orderId: string, address: string, limits: WebhookLimits): Limits {
  const windowSeconds = 60;
  const { webhooksPerAddressPerMinute: max, networkFactors: factors } = limits;
  return [
    ...addressLimits('webhooks', address, { max, windowSeconds, factors }),
    { bucket: `webhooks:order:${orderId}`, max: limits.webhooksPerOrderPerMinute, windowSeconds },
  ];
}
