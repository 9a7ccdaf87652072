import type { State } from '../state.ts';

/** The rest of the admin area: dashboard, accounts, reports, statements, deliveries, vouchers. */
export const officeStates: readonly State[] = [];
