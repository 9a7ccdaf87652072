import type { EmailQueue } from '../../email/base/email.ts';
import type { PlatformDeps } from '../../platform/deps.ts';
import type { PaymentProvider } from '../provider/provider.ts';
import type { TransitionLog } from './transitions.ts';

/** The named points of a confirm, a refund or a visitor's cancellation at which a process may die; tests end it there (docs/promises.md). */
export type Checkpoint =
  | 'confirm:before-first-transaction'
  | 'confirm:after-first-transaction'
  | 'confirm:after-answer'
  | 'confirm:inside-second-transaction'
  | 'confirm:after-second-transaction'
  | 'refund:before-first-transaction'
  | 'refund:after-first-transaction'
  | 'refund:after-answer'
  | 'refund:inside-second-transaction'
  | 'refund:after-second-transaction'
  | 'cancellation:before-transaction'
  | 'cancellation:inside-transaction'
  | 'cancellation:after-transaction';

export interface PaymentDeps extends PlatformDeps {
  provider: PaymentProvider;
  emails: EmailQueue;
  transitions: TransitionLog;
  /** Called at each named point. Does nothing, unless a test says otherwise. */
  reached: (point: Checkpoint, subjectId: string) => Promise<void>;
  /** How long a visitor's confirm waits for the provider before it is answered "checking". */
  answerWithinMs: number;
}
