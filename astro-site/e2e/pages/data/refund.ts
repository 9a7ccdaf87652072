import type { AdminBooking } from 'shared/bookings/admin-booking.ts';
import {
  refundQuoteSchema,
  refundSchema,
  type RefundQuoteView,
  type RefundView,
} from 'shared/refunds/refunds.ts';

/** What the policy gives for an evening session with an LP record that is cancelled early: all of it, 344,000 won. */
export const refundQuote = (
  { id }: AdminBooking,
  differing: Partial<RefundQuoteView> = {},
): RefundQuoteView =>
  refundQuoteSchema.parse({
    ...{ bookingId: id, judgedAt: '2027-03-01T03:00:00.000Z' },
    lines: [
      {
        ...{ item: 'session', name: 'Session fee', paidWon: 44_000, percent: 100, refundWon: 44_000 },
        why: {
          ...{ kind: 'tier', percent: 100, hoursBefore: 48, belowHours: null },
          until: '2027-03-08T11:30:00.000Z',
        },
        rule: '48 hours or more before the session: 100 %',
      },
      {
        ...{ item: 4, name: 'LP Record Production', paidWon: 300_000, percent: 100, refundWon: 300_000 },
        why: { kind: 'add-on-limit', hours: 24, until: '2027-03-11T11:40:00.000Z', isOver: false },
        rule: 'Until 24 hours after the session: in full',
      },
    ],
    ...{ paidWon: 344_000, refundedWon: 0, balanceWon: 344_000, policyWon: 344_000, suggestedWon: 344_000 },
    ...{ party: null, refunds: [] },
    ...differing,
  });

/** A refund that the provider has paid back. */
export const refundView = (differing: Partial<RefundView> = {}): RefundView =>
  refundSchema.parse({
    ...{
      id: '1',
      amountWon: 344_000,
      reason: 'The guest is ill',
      override: false,
      state: 'done',
      error: null,
    },
    ...{ requestedBy: 'owner', createdAt: '2027-03-01T03:00:00.000Z', settledAt: '2027-03-01T03:00:01.000Z' },
    ...differing,
  });
