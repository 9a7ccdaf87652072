import { Router } from 'express';
import { instantInSeoul } from 'shared/time/seoul.ts';
import { newVoucherSchema, voucherAddresses, voucherQuoteRequestSchema } from 'shared/vouchers/voucher.ts';
import { shownVoucherCode } from 'shared/vouchers/voucher-code.ts';
import type { VoucherQuote } from 'shared/vouchers/voucher.ts';
import { accountOf, requireAdmin } from '../auth/signed-in.ts';
import type { PlatformDeps } from '../platform/deps.ts';
import { parseBody } from '../platform/parse.ts';
import { Problem } from '../platform/problem.ts';
import { countHit } from '../platform/rate-limit.ts';
import { addRoute } from '../platform/routes.ts';
import { codeLookupLimit } from './code-lookups.ts';
import { makeVoucher, stopVoucher } from './staff-vouchers.usecase.ts';
import { quoteAtCounter } from './counter-voucher.usecase.ts';
import { voucherIdOf } from './voucher-id.ts';
import { listUses, listVouchers, readVoucher } from './vouchers.store.ts';

type VoucherDeps = Pick<PlatformDeps, 'db' | 'clock' | 'config'>;

/** Vouchers are made and ended by admins; whoever runs the day may ask what one takes off. Stands behind `requireStaff`. */
export function voucherRoutes({ db, clock, config }: VoucherDeps): Router {
  const router = Router();

  addRoute(router, voucherAddresses.all, {
    get: [
      requireAdmin,
      async (req, res) => {
        const { q } = req.query;
        res.json(await listVouchers(db, typeof q === 'string' ? q : '', clock()));
      },
    ],
    post: [
      requireAdmin,
      async (req, res) => {
        const action = { db, actor: accountOf(res), now: clock() };
        res.status(201).json(await makeVoucher(action, parseBody(newVoucherSchema, req)));
      },
    ],
  });

  addRoute(router, voucherAddresses.quote, {
    post: async (req, res) => {
      await countHit(db, codeLookupLimit(accountOf(res), config), clock(), 'voucher-too-many-lookups');
      const { code, feeWon, bookingDate, email } = parseBody(voucherQuoteRequestSchema, req);
      const sale = { feeWon, startsAt: instantInSeoul(bookingDate, '12:00'), email: email ?? null };
      const { voucher, won, giftWon } = await quoteAtCounter(db, code, sale, clock());
      const quote: VoucherQuote = { code: shownVoucherCode(voucher.code), discountWon: won, giftWon };
      res.json(quote);
    },
  });

  addRoute(router, voucherAddresses.end(':voucherId'), {
    post: [
      requireAdmin,
      async (req, res) => {
        const action = { db, actor: accountOf(res), now: clock() };
        res.json(await stopVoucher(action, voucherIdOf(req.params.voucherId)));
      },
    ],
  });

  addRoute(router, voucherAddresses.uses(':voucherId'), {
    get: [
      requireAdmin,
      async (req, res) => {
        const id = voucherIdOf(req.params.voucherId);
        if (id === undefined || !(await readVoucher(db, id, clock())))
          throw new Problem('not-found', 'voucher-not-found');
        res.json(await listUses(db, id, clock()));
      },
    ],
  });
  return router;
}
