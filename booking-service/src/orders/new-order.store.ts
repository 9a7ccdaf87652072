import type { At } from '../platform/named-values.ts';
import type { Contact } from './order.ts';

/** An order to be made. */
export interface NewOrder extends Contact {
  id: string;
  createdAt: Date;
}

/** Values of `newOrdersSql`. */
export interface NewOrderValues {
  orderIds: string[];
  emails: (string | null)[];
  phones: (string | null)[];
  locales: string[];
  orderedAts: Date[];
}

export const newOrderValues = (orders: readonly NewOrder[]): NewOrderValues => ({
  orderIds: orders.map(({ id }) => id),
  emails: orders.map(({ email }) => email),
  phones: orders.map(({ phone }) => phone),
  locales: orders.map(({ locale }) => locale),
  orderedAts: orders.map(({ createdAt }) => createdAt),
});

/** Makes orders as a part of a larger statement: those for which `condition` holds, which may name `made.id`. */
export const insertOrdersSql = (at: At<NewOrderValues>, condition: string) =>
  `INSERT INTO orders (id, email, phone, locale, created_at)
   SELECT made.* FROM unnest(${at('orderIds')}::text[], ${at('emails')}::text[], ${at('phones')}::text[],
                             ${at('locales')}::text[], ${at('orderedAts')}::timestamptz[])
                 AS made (id, email, phone, locale, created_at)
   WHERE ${condition}`;
