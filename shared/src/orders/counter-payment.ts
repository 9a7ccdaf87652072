/** How staff settle an order at the counter. `free` costs nothing, and has a reason. */
export const chosenPaymentMethods = ['card-terminal', 'cash', 'transfer', 'free'] as const;
/** How it was settled: where a gift card pays for all of it nothing is chosen. */
export const counterPaymentMethods = [...chosenPaymentMethods, 'gift-card'] as const;
export type CounterPaymentMethod = (typeof counterPaymentMethods)[number];
