import { DATES, guestsOf, isBlocked, offered } from './day.ts';
import type { Saturday } from './day.ts';
import type { Facts } from './facts.ts';
import { sameSlot } from './model.ts';

interface Fault {
  name: string;
  happens(day: Saturday): Promise<unknown>;
  isMended(day: Saturday): Promise<unknown>;
  /** Who tells another story then, and nobody else. */
  isSaidBy: (keyof Facts)[];
}

/** A row that is another than the service would ever write, and the same backwards. */
function fault(
  name: string,
  isSaidBy: (keyof Facts)[],
  idOf: (day: Saturday) => string | undefined,
  [happens, isMended]: readonly [string, string],
): Fault {
  const run = async (day: Saturday, sql: string) => {
    const { rowCount } = await day.desk.db.query(sql, [idOf(day)]);
    if (rowCount === 0) throw new Error(`There is nothing to be wrong: ${name}`);
  };
  return {
    ...{ name, isSaidBy },
    happens: (day) => run(day, happens),
    isMended: (day) => run(day, isMended),
  };
}

/** Somebody whose time would be on sale if it were not theirs. */
const confirmed = (day: Saturday) => {
  const onSale = DATES.flatMap((date) => offered(day, date, 'visitor'));
  return guestsOf(day).find(
    ({ status, slot }) =>
      status === 'confirmed' &&
      slot !== null &&
      !isBlocked(day, slot) &&
      onSale.some((one) => sameSlot(one, slot)),
  )?.id;
};
const soldAtCounter = ({ orders }: Saturday) => orders.find(({ counter }) => counter?.amountWon)?.id;
const attempt = ({ orders }: Saturday) => orders.find(({ card }) => card)?.card?.attemptId;
const told = ({ orders }: Saturday) => orders.find(({ mails }) => mails.length > 0)?.id;

/** The control: each of these the comparison finds, and says where. */
export const faults: readonly Fault[] = [
  fault('a guest without their claim', ['board', 'owners', 'free'], confirmed, [
    `UPDATE slot_claims SET starts_at = starts_at + interval '1 year' WHERE booking_id = $1`,
    `UPDATE slot_claims SET starts_at = starts_at - interval '1 year' WHERE booking_id = $1`,
  ]),
  fault('a status that nobody has set', ['board', 'list'], confirmed, [
    `UPDATE bookings SET status = 'completed' WHERE id = $1`,
    `UPDATE bookings SET status = 'confirmed' WHERE id = $1`,
  ]),
  fault('another sum at the counter', ['list', 'cashUp'], soldAtCounter, [
    'UPDATE counter_payments SET amount_won = amount_won + 1000 WHERE order_id = $1',
    'UPDATE counter_payments SET amount_won = amount_won - 1000 WHERE order_id = $1',
  ]),
  fault('a movement of money that never was', ['ledger'], attempt, [
    'UPDATE payment_transactions SET amount_won = amount_won + 1 WHERE attempt_id = $1 AND amount_won > 0',
    'UPDATE payment_transactions SET amount_won = amount_won - 1 WHERE attempt_id = $1 AND amount_won > 0',
  ]),
  fault('a mail too many', ['mails'], told, [
    `INSERT INTO emails SELECT (jsonb_populate_record(e, jsonb_build_object('id', gen_random_uuid(), 'message_id', 'twice', 'subject', 'Twice'))).*
       FROM emails e WHERE order_id = $1 LIMIT 1`,
    `DELETE FROM emails WHERE order_id = $1 AND subject = 'Twice'`,
  ]),
];
