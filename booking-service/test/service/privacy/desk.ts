import type { ErasureReport, PersonExport } from 'shared/privacy/personal-data.ts';
import type { Problem } from 'shared/problems/problem.ts';
import { endPersonalData } from '../../../src/privacy/end-personal-data.job.ts';
import { aKlookBooking } from '../../harness/builders.ts';
import { signedInBrowser } from '../../harness/accounts.ts';
import { openStaffDesk } from '../payments/staff-desk.ts';
import { anEnquiry } from '../enquiries/harness.ts';

/** A report, or why not; which of the two is for the test to know. */
export type Answer = ErasureReport & PersonExport & Omit<Problem, 'status'>;

/** A cash desk with a super admin who looks after personal data. */
export async function openPrivacyDesk(environment: Record<string, string> = {}) {
  const desk = await openStaffDesk({ environment });
  const owner = await signedInBrowser(desk.url, desk.db, 'super_admin');

  async function about(id: string): Promise<{ name: string; email: string; forgottenAt: Date | null }> {
    const { rows } = await desk.db.query<{ name: string; email: string; forgottenAt: Date | null }>(
      'SELECT b.name, o.email, b.forgotten_at AS "forgottenAt" FROM bookings b JOIN orders o ON o.id = b.order_id WHERE b.id = $1',
      [id],
    );
    if (!rows[0]) throw new Error(`No booking ${id}`);
    return rows[0];
  }

  return {
    ...desk,
    owner,
    about,
    /** Paid at the moment of the test's clock; the simulator has a clock of its own. */
    async paid(fields: Record<string, unknown> = {}) {
      const { booking } = await desk.paidBooking(fields);
      await desk.db.query(
        `UPDATE payment_transactions t SET at = $2 FROM payment_attempts a WHERE a.id = t.attempt_id AND a.order_id = $1`,
        [booking.id, desk.clock.now()],
      );
      return booking;
    },
    async klook(fields: Record<string, unknown> = {}): Promise<string> {
      const { status, body } = await desk.post<{ id: string }>('/api/bookings', aKlookBooking(fields));
      if (status !== 201) throw new Error(`${status} ${JSON.stringify(body)}`);
      return body.id;
    },
    enquire: (fields: Record<string, unknown> = {}) => desk.post('/api/enquiries', anEnquiry(fields)),
    sendMails: () => desk.service.deps.emailWorker.runOnce(),
    async runJob(days = 0) {
      desk.clock.advanceMinutes(days * 24 * 60);
      return endPersonalData(desk.service.deps);
    },
    async ask(what: 'search' | 'export' | 'erase', body: object, browser = owner) {
      await desk.awake();
      return browser.send<Answer>('POST', `/api/admin/personal-data/${what}`, body);
    },
  };
}

export type PrivacyDesk = Awaited<ReturnType<typeof openPrivacyDesk>>;
