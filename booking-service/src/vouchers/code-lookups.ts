import type { User } from '../auth/account.ts';
import type { Config } from '../platform/config.ts';
import type { Limits } from '../platform/rate-limit.ts';

/** Returns how often one account may look codes up at the counter: as often as one visitor, so that nobody tries them through. */
export const codeLookupLimit = ({ id }: Pick<User, 'id'>, { limits }: Config): Limits => [
  {
    bucket: `code-lookups:account:${id}`,
    max: limits.paymentCallsPerAddressPerMinute,
    windowSeconds: 60,
  },
];
