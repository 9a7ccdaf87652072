import type { Request } from 'express';
import { countedAddress } from 'shared/http/counted-address.ts';

/** The address that limits count: the client's own behind exactly the trusted number of proxies. */
export const clientAddress = (req: Request): string => countedAddress(req.ip ?? 'unknown');
