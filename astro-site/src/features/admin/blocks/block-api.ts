import { BACKGROUND_HEADER } from 'shared/auth/accounts.ts';
import {
  blockMadeSchema,
  blocksSchema,
  guestListSchema,
  type BlockSpan,
  type NewBlock,
} from 'shared/blocks/block.ts';
import type { Decision } from 'shared/blocks/decision.ts';
import { branchQuery } from '../../../lib/api/branch-query.ts';
import { callApi, readApi } from '../../../lib/api/api.ts';

export const blockKeys = {
  list: ['admin-blocks'],
  guests: (id: number) => ['admin-block-guests', id],
  concerned: (span: BlockSpan) => ['admin-block-concerned', span],
} as const;

/** Read with every change of the day, which keeps nobody signed in. */
export const fetchBlocks = (branchId: number | undefined) =>
  readApi(`/api/admin/blocks${branchQuery(branchId)}`, blocksSchema, {
    headers: { [BACKGROUND_HEADER]: '1' },
  });

/** Whom it would concern. */
export const fetchConcerned = (body: BlockSpan) =>
  readApi('/api/admin/blocks/guests', guestListSchema, { method: 'POST', body });

export const makeBlock = (body: NewBlock) =>
  readApi('/api/admin/blocks', blockMadeSchema, { method: 'POST', body });

export const fetchGuests = (id: number) => readApi(`/api/admin/blocks/${id}/guests`, guestListSchema);

export const decideOn = (id: number, body: Decision) =>
  readApi(`/api/admin/blocks/${id}/decisions`, guestListSchema, { method: 'POST', body });

/** @param only what of it begins within; all that is left when left out */
export const liftBlock = (id: number, only?: { from: string; until: string }) =>
  callApi(`/api/admin/blocks/${id}${only ? `?${new URLSearchParams(only).toString()}` : ''}`, {
    method: 'DELETE',
  });
