import type { Request } from 'express';
import { browserName } from 'shared/http/browser-name.ts';
import { roughAddress } from 'shared/http/rough-address.ts';
import { clientAddress } from '../platform/client-address.ts';

/** From where somebody signs in, as far as we keep it. */
export interface SeenFrom {
  browser: string | null;
  network: string | null;
}

export const seenFrom = (req: Request): SeenFrom => ({
  browser: browserName(req.get('User-Agent')),
  network: roughAddress(clientAddress(req)),
});
