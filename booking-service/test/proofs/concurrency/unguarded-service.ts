import { instantInSeoul } from 'shared/time/seoul.ts';
import type { Service } from '../../../src/service.ts';
import { httpClient } from '../../harness/http.ts';
import type { HttpClient } from '../../harness/http.ts';
import type { ServiceUnderTest } from '../../harness/service.ts';
import { startTestService } from '../../harness/service.ts';

/** What can be taken away from the booking statement, and what of it then has to go with it. */
const guards = {
  /** Without the key PostgreSQL would refuse what the statement says about it. */
  'key of the claims': /ON CONFLICT \(studio_id, starts_at\) DO UPDATE.*?(?=RETURNING studio_id, starts_at)/s,
  'all or nothing': / AND asked\.units = coalesce\(got\.units, 0\)/,
};

/** From here on the statement that books has this for `part`. For the tests alone. */
export function changeBookingStatement({ deps }: Pick<Service, 'deps'>, part: RegExp, into: string): void {
  const { query } = deps.db;
  deps.db.query = (text, values) => {
    if (text.includes('INSERT INTO orders') && !part.test(text))
      throw new Error(`The statement that books has no ${String(part)}`);
    return query(text.replace(part, into), values);
  };
}

export interface UnguardedService extends ServiceUnderTest {
  /** Itself and another copy: rivals at one copy alone would rarely meet in the database. */
  copies: readonly HttpClient[];
}

/**
 * The control: the service and its own booking statement, with nothing taken away but one guard: the primary key of the
 * claims, or the condition that nobody is booked unless everybody of the party has a time. The look at what is owned stays.
 * For the tests alone.
 */
export async function startUnguardedService(
  without: keyof typeof guards = 'key of the claims',
): Promise<UnguardedService> {
  const service = await startTestService();
  const other = await service.anotherCopy();
  if (without === 'key of the claims')
    await service.db.query('ALTER TABLE slot_claims DROP CONSTRAINT slot_claims_pkey');
  for (const copy of [service.service, other]) changeBookingStatement(copy, guards[without], '');
  return { ...service, copies: [service, httpClient(other.url)] };
}

/** The bookings that have this time for their own. */
export async function ownersOf({ db }: ServiceUnderTest, date: string, time: string): Promise<string[]> {
  const { rows } = await db.query<{ id: string }>(
    `SELECT DISTINCT b.id FROM slot_claims c JOIN bookings b ON b.id = c.booking_id
      WHERE c.starts_at = $1 AND b.starts_at = c.starts_at AND b.status = 'pending'`,
    [instantInSeoul(date, time)],
  );
  return rows.map(({ id }) => id);
}

/** A rush in which no two statements overlap proves nothing; of so many, some do. */
export const MOST_RUSHES = 20;

/** Rushes on one slot after the other until one is sold more than once: which, and how often it was sold. */
export async function rushUntilOversold(rush: (bookingTime: string) => Promise<{ status: number }[]>) {
  let [rushes, sold, bookingTime] = [0, 0, ''];
  while (sold <= 1 && rushes < MOST_RUSHES) {
    bookingTime = `${13 + Math.floor(rushes / 6)}:${rushes % 6}0`;
    sold = (await rush(bookingTime)).filter(({ status }) => status === 201).length;
    rushes += 1;
  }
  return { bookingTime, rushes, sold };
}
