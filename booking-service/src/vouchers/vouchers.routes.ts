import type { Router } from 'express';
import { instantInSeoul } from 'shared/time/seoul.ts';
import {
  newVoucherSchema,
  voucherAddresses,
  voucherQuoteRequestSchema,
  voucherQuoteSchema,
  voucherSchema,
  vouchersSchema,
  voucherUsesSchema,
} from 'shared/vouchers/voucher.ts';
import { shownVoucherCode } from 'shared/vouchers/voucher-code.ts';
import { searchLine } from 'shared/typed/search.ts';
import * as z from 'zod';
import { admins, staff } from '../auth/signed-in.ts';
import type { PlatformDeps } from '../platform/deps.ts';
import { Problem } from '../platform/problem.ts';
import { countHit } from '../platform/rate-limit.ts';
import { taggedRouter } from '../platform/routes.ts';
import { codeLookupLimit } from './code-lookups.ts';
import { quoteAtCounter } from './counter-voucher.usecase.ts';
import { makeVoucher, stopVoucher } from './staff-vouchers.usecase.ts';
import { ofVoucher } from './voucher-id.ts';
import { listUses, listVouchers, readVoucher } from './vouchers.store.ts';

type VoucherDeps = Pick<PlatformDeps, 'db' | 'clock' | 'config'>;

const unknownVoucher = () => new Problem('not-found', 'voucher-not-found');
const params = ofVoucher(unknownVoucher);

/** Codes that take something off a price. Admins make and end them; staff may ask what one takes off. */
export function voucherRoutes({ db, clock, config }: VoucherDeps): Router {
  const { router, route } = taggedRouter('Admin: vouchers');

  route(`GET ${voucherAddresses.all}`, admins, {
    summary: 'The newest hundred vouchers',
    query: z.object({
      q: z
        .string()
        .optional()
        .catch('')
        .meta({ description: 'How the code begins, or a part of note or guest' }),
    }),
    answers: { 200: vouchersSchema },
    handle: ({ query: { q = '' } }) => listVouchers(db, searchLine(q), clock()),
  });

  route(`POST ${voucherAddresses.all}`, admins, {
    summary: 'Make a voucher',
    description:
      'What it says never changes. Without a code it gets one that nobody guesses. Written to the audit log.',
    body: newVoucherSchema,
    answers: { 201: voucherSchema },
    refusals: ['voucher-exists'],
    handle: ({ body, actor }) => makeVoucher({ db, actor, now: clock() }, body),
  });

  route(`POST ${voucherAddresses.quote}`, staff, {
    summary: 'Ask what a code takes off a session at the counter',
    description: 'Nothing is used by asking.',
    body: voucherQuoteRequestSchema,
    answers: { 200: voucherQuoteSchema },
    refusals: ['voucher-refused'],
    limit: ({ actor }) => countHit(db, codeLookupLimit(actor, config), clock(), 'voucher-too-many-lookups'),
    async handle({ body: { code, feeWon, bookingDate, email } }) {
      const sale = { feeWon, startsAt: instantInSeoul(bookingDate, '12:00'), email: email ?? null };
      const { voucher, won, giftWon } = await quoteAtCounter(db, code, sale, clock());
      return { code: shownVoucherCode(voucher.code), discountWon: won, giftWon };
    },
  });

  route(`POST ${voucherAddresses.end(':voucherId')}`, admins, {
    summary: 'End a voucher',
    description:
      'Nobody can use it any more; prices that are agreed stay. Ended twice it is ended once. Written to the audit log.',
    params,
    answers: { 200: voucherSchema },
    handle: ({ params: { voucherId }, actor }) => stopVoucher({ db, actor, now: clock() }, voucherId),
  });

  route(`GET ${voucherAddresses.uses(':voucherId')}`, admins, {
    summary: 'The newest hundred orders that a voucher was used for',
    params,
    answers: { 200: voucherUsesSchema },
    async handle({ params: { voucherId } }) {
      if (!(await readVoucher(db, voucherId, clock()))) throw unknownVoucher();
      return listUses(db, voucherId, clock());
    },
  });
  return router;
}
