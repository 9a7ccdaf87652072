import type { At } from '../platform/named-values.ts';
import type { Contact } from './order.ts';

/** Values of the part of a statement that makes an order. */
export interface NewOrderValues extends Contact {
  orderId: string;
  orderedAt: Date;
}

/** Makes an order as a part of a larger statement, if `condition` holds. */
export const insertOrderSql = (at: At<NewOrderValues>, condition: string) =>
  `INSERT INTO orders (id, email, phone, locale, created_at)
   SELECT ${at('orderId')}, ${at('email')}, ${at('phone')}, ${at('locale')}, ${at('orderedAt')} WHERE ${condition}`;
