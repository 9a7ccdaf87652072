import type { PayloadRequest } from 'payload';
import { isManager } from './user.ts';

/** Managers decide prices, rules and accounts. */
export const managersOnly = ({ req }: { req: PayloadRequest }): boolean => isManager(req.user);
