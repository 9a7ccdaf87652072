import {
  blockMadeSchema,
  blocksSchema,
  blockSpanSchema,
  guestListSchema,
  liftSchema,
  newBlockSchema,
} from 'shared/blocks/block.ts';
import { decisionSchema } from 'shared/blocks/decision.ts';
import * as z from 'zod';
import { branchParameter } from '../catalogue/branch-parameter.ts';
import { adminChange, adminRead, json, problemResponses } from '../platform/openapi.ts';
import type { ApiPaths } from '../platform/openapi.ts';

const tags = ['Admin: blocked times'];
const path = z.object({ blockId: z.int() });

/** Times that are out of sale, as the API document shows them. */
export const blockPaths: ApiPaths = {
  '/api/admin/blocks': {
    get: {
      summary: 'Blocks with time that is not over, soonest first',
      tags,
      requestParams: { query: z.object({ branchId: branchParameter }) },
      responses: { 200: { description: 'The blocks', ...json(blocksSchema) }, ...adminRead },
    },
    post: {
      summary: 'Take times out of sale',
      description:
        'For minutes, days, or every week. Times that another block lies over stay that one’s. Guests who are booked there stay until somebody decides on them.',
      tags,
      requestBody: json(newBlockSchema),
      responses: {
        201: { description: 'Blocked, with the guests whom it concerns', ...json(blockMadeSchema) },
        ...problemResponses(...adminChange, 'slot-taken'),
      },
    },
  },
  '/api/admin/blocks/guests': {
    post: {
      summary: 'Whom a block would concern; nothing is changed',
      tags,
      requestBody: json(blockSpanSchema),
      responses: {
        200: { description: 'The guests', ...json(guestListSchema) },
        ...problemResponses(...adminChange),
      },
    },
  },
  '/api/admin/blocks/{blockId}': {
    delete: {
      summary: 'Put times back on sale: what is left of a block, or a part of it',
      tags,
      requestParams: { path, query: liftSchema },
      responses: { 204: { description: 'On sale again' }, ...problemResponses(...adminChange, 'not-found') },
    },
  },
  '/api/admin/blocks/{blockId}/guests': {
    get: {
      summary: 'Guests whom a block concerns, with the nearest other room of their day',
      tags,
      requestParams: { path },
      responses: {
        200: { description: 'The guests', ...json(guestListSchema) },
        ...adminRead,
        ...problemResponses('not-found'),
      },
    },
  },
  '/api/admin/blocks/{blockId}/decisions': {
    post: {
      summary: 'Move guests of one order, cancel them with their refund, or keep them',
      description: 'All of them or none, with one mail. Cancelling needs an admin.',
      tags,
      requestParams: { path },
      requestBody: json(decisionSchema),
      responses: {
        200: { description: 'The guests as they are now', ...json(guestListSchema) },
        ...problemResponses(
          ...adminChange,
          ...(['not-found', 'booking-not-found', 'personal-data-removed', 'stale-change'] as const),
          ...([
            'payment-in-progress',
            'refund-in-progress',
            'move-not-allowed',
            'slot-taken',
            'slot-not-on-sale',
          ] as const),
        ),
      },
    },
  },
};
