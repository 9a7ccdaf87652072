import type { VoucherKind, VoucherScope } from 'shared/vouchers/voucher.ts';

/** A voucher as stored. What it says never changes; only `endedAt` does. */
export interface VoucherRow {
  id: number;
  code: string;
  kind: VoucherKind;
  /** Percent, or won; null for a free session. */
  value: number | null;
  scope: VoucherScope;
  /** yyyy-MM-dd in Seoul, both included; null: no limit. */
  from: string | null;
  until: string | null;
  /** 1 Monday to 7 Sunday; empty: any. */
  weekdays: readonly number[];
  mostUses: number | null;
  mostPerGuest: number | null;
  onlyFor: string | null;
  isForFirst: boolean;
  note: string;
  createdAt: Date;
  endedAt: Date | null;
}

/** All of `VoucherRow` out of `vouchers v`. */
export const voucherColumns = `v.id, v.code, v.kind, v.value, v.scope, v.use_from::text AS "from", v.use_until::text AS until, v.weekdays,
  v.most_uses AS "mostUses", v.most_per_guest AS "mostPerGuest", v.only_for AS "onlyFor", v.is_for_first AS "isForFirst", v.note,
  v.created_at AS "createdAt", v.ended_at AS "endedAt"`;
