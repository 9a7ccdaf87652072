import type { Fault } from './fault.ts';
import { adminFaults } from './site-admin.faults.ts';
import { counterFaults } from './site-counter.faults.ts';
import { paymentFaults } from './site-payment.faults.ts';
import { serverFaults } from './site-server.faults.ts';
import { otherVisitorFaults } from './site-visitors-more.faults.ts';
import { visitorFaults } from './site-visitors.faults.ts';
import { wizardFaults } from './site-wizard.faults.ts';
import { wizardFormFaults } from './site-wizard-form.faults.ts';

/** Faults in the browser's half of the product: pages, islands, budgets, and the servers that render and serve them. */
export const siteFaults: Fault[] = [
  ...wizardFaults,
  ...wizardFormFaults,
  ...paymentFaults,
  ...visitorFaults,
  ...otherVisitorFaults,
  ...adminFaults,
  ...counterFaults,
  ...serverFaults,
];
