import type { EnquiryRequest } from 'shared/enquiries/enquiries.ts';
import type { Database } from '../../../src/platform/database.ts';

/** An enquiry that is fine in every field; a test states only what matters to it. */
export function anEnquiry(overrides: Record<string, unknown> = {}): EnquiryRequest {
  return {
    topic: 'application',
    name: 'Kim Test',
    company: 'Sample Records',
    city: 'Busan',
    phone: '+821000000000',
    email: 'founder@example.test',
    message: 'We have 30 pyeong near the station.\n\nWhen can we come?',
    ...overrides,
  };
}

interface StoredMail {
  recipient: string;
  subject: string;
  html_body: string;
  text_body: string;
  reply_to: string;
  state: string;
}

export async function enquiryMails(db: Database): Promise<StoredMail[]> {
  const { rows } = await db.query<StoredMail>(
    `SELECT * FROM emails WHERE kind = 'franchise-enquiry' ORDER BY created_at, id`,
  );
  return rows;
}

export async function countEnquiries(db: Database): Promise<number> {
  const { rows } = await db.query<{ count: number }>('SELECT count(*)::int AS count FROM enquiries');
  return rows[0]?.count ?? 0;
}
