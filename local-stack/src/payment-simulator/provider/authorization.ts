import type { Merchant } from '../world/model.ts';
import { merchantBySecret } from '../world/world.ts';
import type { World } from '../world/world.ts';
import type { ErrorCode } from './errors.ts';

/** `Authorization: Basic base64(secretKey + ":")`; the colon is required. */
export function authorize(
  world: World,
  header: string | undefined,
): { merchant: Merchant } | { error: ErrorCode } {
  const encoded = /^Basic\s+(\S+)$/i.exec(header ?? '')?.[1];
  if (encoded === undefined) return { error: 'UNAUTHORIZED_KEY' };
  const decoded = Buffer.from(encoded, 'base64').toString('utf8');
  if (!decoded.includes(':')) return { error: 'INCORRECT_BASIC_AUTH_FORMAT' };
  const secretKey = decoded.slice(0, decoded.indexOf(':'));
  const merchant = merchantBySecret(world, secretKey);
  if (merchant) return { merchant };
  // A client key where the secret belongs is a mixed-up pair, not an unknown key.
  return { error: world.merchants.has(secretKey) ? 'INVALID_API_KEY' : 'UNAUTHORIZED_KEY' };
}
