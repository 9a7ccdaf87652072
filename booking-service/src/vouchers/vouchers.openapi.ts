import * as z from 'zod';
import {
  newVoucherSchema,
  voucherAddresses,
  voucherQuoteRequestSchema,
  voucherQuoteSchema,
  voucherSchema,
  voucherUsesSchema,
  vouchersSchema,
} from 'shared/vouchers/voucher.ts';
import { adminChange, adminRead, json, problemResponses } from '../platform/openapi.ts';
import type { ApiPaths } from '../platform/openapi.ts';

const tags = ['Admin: vouchers'];
const requestParams = { path: z.object({ voucherId: z.int() }) };

/** Codes that take something off a price, as the API document shows them. */
export const voucherPaths: ApiPaths = {
  [voucherAddresses.all]: {
    get: {
      summary: 'Vouchers, newest first',
      tags,
      requestParams: {
        query: z.object({
          q: z.optional(z.string()).meta({ description: 'How the code begins, or a part of note or guest' }),
        }),
      },
      responses: { 200: { description: 'The first hundred', ...json(vouchersSchema) }, ...adminRead },
    },
    post: {
      summary: 'Make a voucher',
      description:
        'What it says never changes. Without a code it gets one that nobody guesses. Written to the audit log.',
      tags,
      requestBody: json(newVoucherSchema),
      responses: {
        201: { description: 'Made', ...json(voucherSchema) },
        ...problemResponses(...adminChange, 'voucher-exists'),
      },
    },
  },
  [voucherAddresses.quote]: {
    post: {
      summary: 'Ask what a code takes off a session at the counter',
      description: 'Nothing is used by asking.',
      tags,
      requestBody: json(voucherQuoteRequestSchema),
      responses: {
        200: { description: 'What it takes off', ...json(voucherQuoteSchema) },
        ...problemResponses(...adminChange, 'voucher-refused'),
      },
    },
  },
  [voucherAddresses.end('{voucherId}')]: {
    post: {
      summary: 'End a voucher',
      description:
        'Nobody can use it any more; prices that are agreed stay. Ended twice it is ended once. Written to the audit log.',
      tags,
      requestParams,
      responses: {
        200: { description: 'As it is now', ...json(voucherSchema) },
        ...problemResponses(...adminChange, 'not-found'),
      },
    },
  },
  [voucherAddresses.uses('{voucherId}')]: {
    get: {
      summary: 'Orders that a voucher was used for',
      tags,
      requestParams,
      responses: {
        200: { description: 'The newest hundred', ...json(voucherUsesSchema) },
        ...adminRead,
        ...problemResponses('not-found'),
      },
    },
  },
};
