import type { Order } from './order.ts';

/** A gift card keeps nothing from anybody: whoever hesitates may pay for it all day. */
const HOURS = 24;

export const payGiftCardUntil = ({ createdAt }: Pick<Order, 'createdAt'>) =>
  new Date(createdAt.getTime() + HOURS * 3_600_000);
