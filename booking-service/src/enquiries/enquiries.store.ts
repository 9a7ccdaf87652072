import type { Enquiry } from 'shared/enquiries/admin-enquiries.ts';
import type { EnquiryRequest } from 'shared/enquiries/enquiries.ts';
import type { Queryable, Transaction } from '../platform/database.ts';
import { answerValues, storeAnswersCte } from '../platform/idempotency.ts';
import type { Answer, AnswerValues, SubmissionKey } from '../platform/idempotency.ts';
import { NamedValues } from '../platform/named-values.ts';
import { countHitsCte, hitValues } from '../platform/rate-limit.ts';
import type { HitValues, Limits } from '../platform/rate-limit.ts';

/** Everything that is written when an enquiry comes in, beside its mail. */
export interface NewEnquiry {
  /** As `reserveEnquiryId` gives it. */
  id: number;
  request: EnquiryRequest;
  now: Date;
  limits: Limits;
  submission: SubmissionKey | undefined;
  answer: Answer;
}

const written = [
  'id',
  'received_at',
  'topic',
  'name',
  'company',
  'city',
  'phone',
  'email',
  'message',
] as const;

type Values = Record<(typeof written)[number], unknown> & HitValues & AnswerValues;
const values = new NamedValues<Values>();
const { at } = values;
/** The one act of the statement. */
const ACT = 'enquiry';

/** The enquiry, its place in the counters and the answer for repeats: together or not at all. */
const STORE = `
  WITH enquiry AS (
    INSERT INTO enquiries (${written.join(', ')})
    OVERRIDING SYSTEM VALUE VALUES (${written.map(at).join(', ')}) RETURNING id
  ),
  happened AS (SELECT '${ACT}' AS id FROM enquiry),
  counted AS (${countHitsCte(at, 'happened')}),
  answered AS (${storeAnswersCte(at, 'happened')})
  SELECT id FROM enquiry`;

/** The number of the next enquiry: its answer names it, and is stored with it. */
export async function reserveEnquiryId(trx: Transaction): Promise<number> {
  const { rows } = await trx.query<{ id: number }>(`SELECT nextval('enquiries_id_seq')::int AS id`);
  const [reserved] = rows;
  if (!reserved) throw new Error('The statement that reserves the number of an enquiry answered nothing');
  return reserved.id;
}

/**
 * @throws the database's error when a constraint refuses: `limit_counters_not_exceeded`, `idempotency_keys_pkey`
 */
export async function insertEnquiry(trx: Transaction, enquiry: NewEnquiry): Promise<void> {
  await trx.query(
    STORE,
    values.inOrder({
      ...enquiry.request,
      id: enquiry.id,
      received_at: enquiry.now,
      ...hitValues([{ name: ACT, ...enquiry }], enquiry.now),
      ...answerValues([{ name: ACT, ...enquiry }], enquiry.now),
    }),
  );
}

/** An enquiry as stored. */
export type EnquiryRow = Omit<Enquiry, 'receivedAt' | 'answeredAt' | 'status'> & {
  receivedAt: Date;
  answeredAt: Date | null;
};

const columns = `id, received_at AS "receivedAt", topic, name, company, city, phone, email, message,
  answered_at AS "answeredAt", answered_by AS "answeredBy"`;

/** Newest first, older than the enquiry `before` where one is given. */
export async function listEnquiries(
  db: Queryable,
  limit: number,
  before: number | null,
): Promise<EnquiryRow[]> {
  const { rows } = await db.query<EnquiryRow>(
    `SELECT ${columns} FROM enquiries WHERE id < coalesce($2, 9223372036854775807) ORDER BY id DESC LIMIT $1`,
    [limit, before],
  );
  return rows;
}

export async function lockEnquiry(trx: Transaction, id: number): Promise<EnquiryRow | undefined> {
  const { rows } = await trx.query<EnquiryRow>(`SELECT ${columns} FROM enquiries WHERE id = $1 FOR UPDATE`, [
    id,
  ]);
  return rows[0];
}

/** Null makes it new again. */
export async function setAnswered(
  trx: Transaction,
  id: number,
  answered: { at: Date; by: string } | null,
): Promise<void> {
  await trx.query('UPDATE enquiries SET answered_at = $2, answered_by = $3 WHERE id = $1', [
    id,
    answered?.at ?? null,
    answered?.by ?? null,
  ]);
}
