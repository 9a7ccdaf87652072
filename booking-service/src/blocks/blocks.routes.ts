import type { Router } from 'express';
import {
  blockMadeSchema,
  blocksSchema,
  blockSpanSchema,
  guestListSchema,
  liftSchema,
  newBlockSchema,
} from 'shared/blocks/block.ts';
import { decisionSchema } from 'shared/blocks/decision.ts';
import type { User } from '../auth/account.ts';
import { staff } from '../auth/signed-in.ts';
import { branchQuery } from '../catalogue/branch-parameter.ts';
import { branchesFor } from '../catalogue/branches-for.ts';
import type { Catalogues } from '../catalogue/catalogues.usecase.ts';
import type { EmailQueue } from '../email/base/email.ts';
import type { Payments } from '../payments/payments.feature.ts';
import type { PlatformDeps } from '../platform/deps.ts';
import { rowIn } from '../platform/parse.ts';
import { taggedRouter } from '../platform/routes.ts';
import { isBlockThere, listBlocks } from './blocks.store.ts';
import { decideOnGuests } from './decide.usecase.ts';
import type { DecisionAction } from './decide.usecase.ts';
import { guestsIn, guestsUnder } from './guests.usecase.ts';
import { makeBlock } from './lay-block.usecase.ts';
import { liftTimes, unknownBlock } from './lift-block.usecase.ts';

type BlocksDeps = PlatformDeps & { catalogues: Catalogues; emails: EmailQueue; payments: Payments };

/** Times that are out of sale; guests are cancelled with their refund by admins alone. */
export function blockRoutes(deps: BlocksDeps): Router {
  const { db, clock, catalogues, emails, payments } = deps;
  const { router, route } = taggedRouter('Admin: blocked times');
  const params = { blockId: rowIn(unknownBlock) };
  const action = (actor: User): DecisionAction => ({
    ...{ db, catalogues, emails, payments },
    ...{ actor, now: clock() },
  });

  route('GET /api/admin/blocks', staff, {
    summary: 'Blocks with time that is not over, soonest first',
    query: branchQuery,
    answers: { 200: blocksSchema },
    handle: ({ query, actor }) => listBlocks(db, clock(), branchesFor(query, actor)),
  });

  route('POST /api/admin/blocks', staff, {
    summary: 'Take times out of sale',
    description:
      'For minutes, days, or every week. Times that another block lies over stay that one’s. The answer lists the guests who are booked there; they stay until staff decide on them.',
    body: newBlockSchema,
    answers: { 201: blockMadeSchema },
    refusals: ['slot-taken'],
    handle: ({ body, actor }) => makeBlock(action(actor), body),
  });

  route('POST /api/admin/blocks/guests', staff, {
    summary: 'Guests that a block would affect; nothing is changed',
    body: blockSpanSchema,
    answers: { 200: guestListSchema },
    handle: ({ body }) => guestsIn(deps, body, clock()),
  });

  route('DELETE /api/admin/blocks/:blockId', staff, {
    summary: 'Put times back on sale: what is left of a block, or a part of it',
    params,
    query: liftSchema,
    answers: { 204: null },
    handle: ({ params: { blockId }, query, actor }) => liftTimes(action(actor), blockId, query),
  });

  route('GET /api/admin/blocks/:blockId/guests', staff, {
    summary: 'Guests that a block affects, with the nearest free place of their day',
    params,
    answers: { 200: guestListSchema },
    async handle({ params: { blockId } }) {
      if (!(await isBlockThere(db, blockId))) throw unknownBlock();
      return guestsUnder(deps, blockId, clock());
    },
  });

  route('POST /api/admin/blocks/:blockId/decisions', staff, {
    summary: 'Move guests of one order, cancel them with their refund, or keep them',
    description: 'All of them or none, with one mail. Cancelling needs an admin.',
    params,
    body: decisionSchema,
    answers: { 200: guestListSchema },
    refusals: [
      ...(['booking-not-found', 'personal-data-removed', 'stale-change', 'payment-in-progress'] as const),
      ...(['refund-in-progress', 'move-not-allowed', 'slot-taken', 'slot-not-on-sale'] as const),
    ],
    async handle({ params: { blockId }, body, actor }) {
      if (!(await isBlockThere(db, blockId))) throw unknownBlock();
      await decideOnGuests(action(actor), blockId, body);
      return guestsUnder(deps, blockId, clock());
    },
  });
  return router;
}
