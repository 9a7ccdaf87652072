import { Counter } from 'prom-client';
import type { AttemptState } from 'shared/payments/payments.ts';
import type { Logger } from '../../platform/logger.ts';
import type { Metrics } from '../../platform/metrics.ts';
import type { AlarmCode, FailureCode, RefundState } from './codes.ts';

interface Transition<State extends string> {
  attemptId: string;
  orderId: string;
  from: State;
  to: State;
  /** Where there is a reason to give. */
  code?: FailureCode | null;
}

/** One log line and one count for each change of an attempt's or a refund's state. */
export interface TransitionLog {
  attempt(transition: Transition<AttemptState | 'NONE'>): void;
  refund(transition: Transition<RefundState>): void;
  /** Somebody has to look: the log line is an error and the counter is what an alert watches. */
  alarm(code: AlarmCode, facts: { attemptId: string; orderId?: string }): void;
}

export function createTransitionLog(log: Logger, metrics: Metrics): TransitionLog {
  const registers = [metrics.registry];
  const labelNames = ['what', 'from', 'to'];
  const changes = new Counter({
    name: 'payment_transitions_total',
    help: 'Changes of the state of payment attempts and refunds',
    labelNames,
    registers,
  });
  const alarms = new Counter({
    name: 'payment_alarms_total',
    help: 'Payment matters that a person has to look at',
    labelNames: ['code'],
    registers,
  });
  const note = (what: string) => (transition: Transition<string>) => {
    const { from, to } = transition;
    changes.inc({ what, from, to });
    log.info({ what, ...transition }, 'payment state changed');
  };
  return {
    attempt: note('attempt'),
    refund: note('refund'),
    alarm(code, { attemptId, orderId }) {
      alarms.inc({ code });
      log.error({ code, attemptId, orderId }, 'a payment needs somebody to look at it');
    },
  };
}
