import { countedAddress } from 'shared/http/counted-address.ts';
import { config } from '../configuration/config.ts';

/**
 * The address that limits count. Each proxy adds the one that it was asked from, and the server itself the last
 * (`http/incoming-requests.ts`); what a sender claims comes before what is trusted.
 */
export function clientAddress(headers: Headers, trustedProxies = config.TRUSTED_PROXIES): string {
  const entries = (headers.get('x-forwarded-for') ?? '').split(',').map((entry) => entry.trim());
  return countedAddress(entries.at(-1 - trustedProxies) || entries[0] || 'unknown');
}
