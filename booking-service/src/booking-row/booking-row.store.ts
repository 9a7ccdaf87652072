import type { Queryable, Transaction } from '../platform/database.ts';
import { bookingColumns, bookingFields, columnName } from './booking-row.ts';
import type { Booking, BookingField } from './booking-row.ts';
import type { Kind } from './column.ts';

const readSql: Record<Kind, (column: string) => string> = {
  plain: (column) => column,
  json: (column) => column,
  day: (column) => `to_char(${column}, 'YYYY-MM-DD')`,
  time: (column) => `to_char(${column}, 'HH24:MI')`,
};

/** All of `Booking` out of `bookings b`, for a SELECT or RETURNING. */
export const bookingSql = bookingFields
  .map((field) => `${readSql[bookingColumns[field].kind](`b.${columnName(field)}`)} AS "${field}"`)
  .join(', ');

/** A value as the driver takes it. */
const written = (field: BookingField, value: unknown) =>
  bookingColumns[field].kind === 'json' ? JSON.stringify(value) : value;

const fieldsByColumn = bookingFields.map((field) => [columnName(field), field] as const);
const columns = fieldsByColumn.map(([column]) => column).join(', ');

/**
 * Writes new bookings as a part of a larger statement.
 *
 * @param rows the parameter that carries them, as `newBookingRows` gives it
 * @param condition those for which this holds are written; it may name any column
 */
export const insertBookingsSql = (rows: string, condition: string) =>
  `INSERT INTO bookings (${columns})
   SELECT ${columns} FROM jsonb_populate_recordset(NULL::bookings, ${rows}::jsonb) WHERE ${condition}
   RETURNING id, order_id`;

/** New bookings as one parameter, so that a party of four is written by the same statement as one visitor. What is left out is null. */
export const newBookingRows = (bookings: readonly Booking[]) =>
  JSON.stringify(
    bookings.map((booking) => {
      const row: Record<string, unknown> = {};
      for (const [column, field] of fieldsByColumn) if (booking[field] !== null) row[column] = booking[field];
      return row;
    }),
  );

export async function findBooking(db: Queryable, id: string): Promise<Booking | undefined> {
  const { rows } = await db.query<Booking>(`SELECT ${bookingSql} FROM bookings b WHERE b.id = $1`, [id]);
  return rows[0];
}

/** Writes what has changed, raises the version, and gives the booking as it is then. */
export async function updateBooking(
  trx: Transaction,
  id: string,
  changes: Partial<Booking>,
  now: Date,
): Promise<Booking> {
  const fields = bookingFields.filter((field) => field in changes);
  const { rows } = await trx.query<Booking>(
    `UPDATE bookings b SET version = b.version + 1, updated_at = $2,
            ${fields.map((field, index) => `${columnName(field)} = $${index + 3}`).join(', ')}
      WHERE b.id = $1 RETURNING ${bookingSql}`,
    [id, now, ...fields.map((field) => written(field, changes[field]))],
  );
  const [changed] = rows;
  if (!changed) throw new Error(`Booking ${id} was to be changed and is not there`);
  return changed;
}
