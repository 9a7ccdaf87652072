import { voucherUsesSchema, vouchersSchema, type Voucher } from 'shared/vouchers/voucher.ts';
import type { MockApi } from '../mock-api.ts';

const voucher: Voucher = {
  id: 1,
  code: 'KX7M-9PQ2',
  kind: 'percent',
  value: 15,
  scope: 'everything',
  from: '2026-11-01',
  until: '2027-01-31',
  weekdays: [1, 2, 3],
  mostUses: 10,
  mostPerGuest: 1,
  onlyFor: 'a.guest.with.a.long.address@an-even-longer-company-name.example.com',
  isForFirst: true,
  note: 'For the opening',
  createdAt: '2026-11-01T01:00:00.000Z',
  endedAt: null,
  uses: 1,
  takenOffWon: 7_500,
  leftWon: null,
  sold: null,
};

const giftCard: Voucher = {
  ...voucher,
  ...{ id: 2, code: 'GIFT-2B7K-3MZ9', kind: 'gift-card', value: 50_000, leftWon: 0, uses: 1, note: '' },
  ...{ endedAt: '2026-11-20T09:30:00.000Z', onlyFor: null, isForFirst: false, weekdays: [] },
  sold: { orderId: '7K3MZ9QX2B', email: 'visitor@example.com', isReturned: true },
};

/** A voucher with every limit, used once by an order that is being paid; and a gift card whose money went back. */
export function vouchers(api: MockApi): void {
  const until = '2026-11-20T09:45:00.000Z';
  api.on('GET /api/admin/vouchers', { json: vouchersSchema.parse([voucher, giftCard]) });
  api.on('GET /api/admin/vouchers/:id/uses', {
    json: voucherUsesSchema.parse([
      { bookingId: '7K3MZ9QX2B', name: 'Sample Visitor', takenOffWon: 7_500, until },
    ]),
  });
}
