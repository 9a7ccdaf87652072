import type { AdminBooking } from 'shared/bookings/admin-booking.ts';
import type { GiftCardOrdered } from 'shared/gift-cards/gift-card-order.ts';
import { giftCardAddresses } from 'shared/gift-cards/gift-card-order.ts';
import type { Problem } from 'shared/problems/problem.ts';
import type { Figure } from 'shared/reports/figures.ts';
import { reportSchema } from 'shared/reports/report.ts';
import type { Report } from 'shared/reports/report.ts';
import { compareFigures } from '../../../src/reports/keeping/compare-figures.job.ts';
import { keepFigures } from '../../../src/reports/keeping/keep-figures.job.ts';
import { signedInBrowser } from '../../harness/accounts.ts';
import { openStaffDesk } from '../payments/staff-desk.ts';
import { aWalkIn } from '../walk-ins/harness.ts';

/** Everything that any test sells lies in it; the provider has a clock of its own. */
const ALWAYS = { from: '2026-01-01', to: '2027-12-31' };

/** A staff desk that sells at the counter as well, and the owner beside it. */
export async function openOffice() {
  const desk = await openStaffDesk();
  const owner = await signedInBrowser(desk.url, desk.db, 'super_admin');
  const counter = await signedInBrowser(desk.url, desk.db, 'staff');
  const keep = () => keepFigures(desk.db, desk.clock.now());

  async function ask<Body>(query: Record<string, string>, path = '/api/admin/reports', browser = owner) {
    await desk.awake();
    return browser.send<Body>('GET', `${path}?${new URLSearchParams(query)}`);
  }

  /** The report of a span once everything is counted. */
  async function report(query: Record<string, string> = ALWAYS): Promise<Report> {
    await keep();
    const { status, body } = await ask<Report>(query);
    if (status !== 200) throw new Error(`report: ${status} ${JSON.stringify(body)}`);
    return reportSchema.parse(body);
  }

  return {
    ...desk,
    ...{ owner, counter, keep, ask, report },
    reportOf: (branchId: number) => report({ ...ALWAYS, branchId: String(branchId) }),
    compare: () => compareFigures(desk.db, desk.clock.now()),
    behind: (query: Record<string, string>) =>
      ask<AdminBooking[]>({ ...ALWAYS, ...query }, '/api/admin/reports/bookings'),
    async sell(overrides: Parameters<typeof aWalkIn>[0]) {
      await desk.awake();
      const { body } = await counter.send<{ id: string } & Omit<Problem, 'status'>>(
        'POST',
        '/api/admin/walk-ins',
        aWalkIn(overrides),
      );
      return body.id;
    },
    async giveBack(id: string, isGivenBack = true) {
      await desk.awake();
      return desk.admin.send('PUT', `/api/admin/bookings/${id}/counter-payment`, { isGivenBack });
    },
    async move(id: string, bookingDate: string, bookingTime: string) {
      await desk.awake();
      const change = { bookingDate, bookingTime, reason: 'The guest asked for it' };
      return desk.admin.send('PATCH', `/api/admin/bookings/${id}/schedule`, change);
    },
    /** On the site, by card. */
    async buyGiftCard(valueWon: number) {
      const email = 'buyer@example.com';
      const gift = { valueWon, email, recipientName: 'Mina', message: 'Sing!', locale: 'en' };
      const { body } = await desk.post<GiftCardOrdered>(giftCardAddresses.order, gift);
      const order = { id: body.orderId, email, total: valueWon, date: '', time: '' };
      const returned = await desk.authenticate(order);
      await desk.withoutWebhooks(returned.orderId);
      const { status } = await desk.confirm(returned);
      if (status !== 200) throw new Error(`confirm: ${status}`);
    },
    /** Refunds that are noted go out. */
    settle: () => desk.reconcile(),
  };
}

/** Lines of a figure as "key/detail": [count, amount]. */
export const linesOf = ({ lines }: Report, figure: Figure) =>
  Object.fromEntries(
    lines
      .filter((line) => line.figure === figure && (line.count !== 0 || line.amount !== 0))
      .map(({ key, detail, count, amount }) => [`${key}/${detail}`, [count, amount]]),
  );

export const sumOf = ({ lines }: Report, figure: Figure) =>
  lines
    .filter((line) => line.figure === figure)
    .reduce((sum, { count, amount }) => ({ count: sum.count + count, amount: sum.amount + amount }), {
      count: 0,
      amount: 0,
    });
