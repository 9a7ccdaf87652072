import { Counter } from 'prom-client';
import type { Metrics } from '../platform/metrics.ts';

/** What operators watch: somebody who guesses shows here. */
export interface LinkMetrics {
  /** By purpose. */
  refused: Counter<'purpose'>;
  asked: Counter;
}

export function createLinkMetrics({ registry }: Metrics): LinkMetrics {
  const registers = [registry];
  return {
    refused: new Counter({
      name: 'personal_links_refused_total',
      help: 'Links of mails that opened nothing: guessed, replaced or spoiled',
      labelNames: ['purpose'],
      registers,
    }),
    asked: new Counter({
      name: 'personal_links_asked_total',
      help: 'Fresh links that were asked for by number and e-mail, whether or not there is such a booking',
      registers,
    }),
  };
}
