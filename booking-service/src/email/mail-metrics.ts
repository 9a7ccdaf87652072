import { Counter } from 'prom-client';
import type { Metrics } from '../platform/metrics.ts';

/** What operators watch of mails beside how many wait. */
export interface MailMetrics {
  /** By kind, and how the try ended: sent, queued once more, untried, withdrawn or failed. */
  tries: Counter<'kind' | 'outcome'>;
}

export function createMailMetrics({ registry }: Metrics): MailMetrics {
  return {
    tries: new Counter({
      name: 'email_tries_total',
      help: 'Tries to send a mail, by what came of them',
      labelNames: ['kind', 'outcome'],
      registers: [registry],
    }),
  };
}
