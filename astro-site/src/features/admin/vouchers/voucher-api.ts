import { giftCardAddresses } from 'shared/gift-cards/gift-card-order.ts';
import {
  voucherAddresses,
  voucherSchema,
  voucherUsesSchema,
  vouchersSchema,
} from 'shared/vouchers/voucher.ts';
import type { NewVoucherBody, Voucher, VoucherUse } from 'shared/vouchers/voucher.ts';
import { readApi } from '../../../lib/api/api.ts';

export const voucherKeys = {
  all: ['admin-vouchers'],
  list: (search: string) => ['admin-vouchers', 'list', search],
  uses: (id: number) => ['admin-vouchers', 'uses', id],
};

export const fetchVouchers = (search: string): Promise<Voucher[]> =>
  readApi(`${voucherAddresses.all}?${new URLSearchParams({ q: search })}`, vouchersSchema);

export const makeVoucher = (voucher: NewVoucherBody): Promise<Voucher> =>
  readApi(voucherAddresses.all, voucherSchema, { method: 'POST', body: voucher });

export const endVoucher = (id: number): Promise<Voucher> =>
  readApi(voucherAddresses.end(id), voucherSchema, { method: 'POST', body: {} });

/** The money of a gift card that was bought goes back to its buyer. */
export const giveBackCard = (id: number): Promise<Voucher> =>
  readApi(giftCardAddresses.giveBack(id), voucherSchema, { method: 'POST', body: {} });

export const fetchUses = (id: number): Promise<VoucherUse[]> =>
  readApi(voucherAddresses.uses(id), voucherUsesSchema);
