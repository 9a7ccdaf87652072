import type { User } from '../auth/account.ts';
import type { Config } from '../platform/config.ts';
import type { Limit } from '../platform/rate-limit.ts';

/** Returns how often one account may look codes up at the counter: as often as one visitor, so that nobody tries them through. */
export const codeLookupLimit = ({ id }: Pick<User, 'id'>, { limits }: Config): Limit => ({
  bucket: `code-lookups:account:${id}`,
  max: limits.paymentCallsPerAddressPerMinute,
  windowSeconds: 60,
});
