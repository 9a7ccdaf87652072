import type { Request } from 'express';
import { linkSchema } from 'shared/my-booking/requests.ts';
import { clientAddress } from '../platform/client-address.ts';
import { parseBody } from '../platform/parse.ts';
import type { LinkTry } from './follow-link.usecase.ts';

/** The link that a request brings, and from where. */
export const linkTryOf = (req: Request): LinkTry => ({
  ...parseBody(linkSchema, req),
  address: clientAddress(req),
});
