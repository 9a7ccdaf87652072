/** How an order is settled at the counter. `free` costs nothing, and has a reason. */
export const counterPaymentMethods = ['card-terminal', 'cash', 'transfer', 'free'] as const;
export type CounterPaymentMethod = (typeof counterPaymentMethods)[number];
