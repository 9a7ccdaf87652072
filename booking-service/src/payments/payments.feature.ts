import { Router } from 'express';
import type { EmailQueue } from '../email/base/email.ts';
import type { Transaction } from '../platform/database.ts';
import type { PlatformDeps } from '../platform/deps.ts';
import type { Job } from '../platform/loops.ts';
import { unsettled } from './attempts/attempt.store.ts';
import { createInFlight } from './base/in-flight.ts';
import type { PaymentDeps } from './base/payment-deps.ts';
import { paymentRoutes } from './payments.routes.ts';
import { webhookRoutes } from './webhook/webhook.routes.ts';
import { ledgerRoutes } from './ledger/ledger.routes.ts';
import type { DayReport } from './ledger/ledger.store.ts';
import { reconcileDay, reconcileDueDays } from './ledger/reconcile-ledger.usecase.ts';
import { reconcileAttempts } from './confirm/reconcile.usecase.ts';
import { sendRefunds } from './refunds/send-refunds.usecase.ts';
import { settleRefunds } from './refunds/refund.usecase.ts';
import { refundRoutes } from './refunds/refunds.routes.ts';
import { replaceHeld } from './attempts/replace.usecase.ts';
import type { Replaced } from './attempts/replace.usecase.ts';
import type { PaymentProvider } from './provider/provider.ts';
import { createTossClient } from './provider/toss/toss.client.ts';
import type { TossTimeouts } from './provider/toss/toss.client.ts';
import { createTransitionLog } from './base/transitions.ts';

/** How often attempts with a lease that ran out and refunds that are due are looked for. */
export const RECONCILE_INTERVAL_MS = 5_000;

/** How often days without a report are looked for. */
export const LEDGER_INTERVAL_MS = 10 * 60_000;

export const ANSWER_WITHIN_MS = 12_000;

/** What a test may replace. The provider is always the real client; only its address and patience differ. */
export interface PaymentOptions {
  reached?: PaymentDeps['reached'];
  answerWithinMs?: number;
  timeouts?: Partial<TossTimeouts>;
}

export interface Payments {
  /** Who takes the money, for what else is asked of them. */
  provider: PaymentProvider;
  /** Stands before the JSON body parser: it reads its own body. */
  webhook: Router;
  routes: Router;
  /** Refunds and reports; to be mounted behind the guard of the admin area. */
  adminRoutes: Router;
  /** Gives an unpaid session back in the transaction that makes another one in its place (`replace.usecase.ts`). */
  replaceHeld: (
    trx: Transaction,
    replacement: { attemptId: string; newId: string; now: Date },
  ) => Promise<Replaced>;
  /** Sends what was noted to go back, and waits as long as its visitor may be kept waiting; the worker does the rest. */
  sendRefunds: () => Promise<void>;
  reached: PaymentDeps['reached'];
  /** Settles everything that is due: attempts, then refunds. */
  reconcile: Job;
  /** Compares the days that are over with the provider's ledger. */
  reconcileLedger: Job;
  /** The same for one day (yyyy-MM-dd in Seoul) at once; null when another copy is at it. */
  reconcileDay: (day: string) => Promise<DayReport | null>;
  /** Resolves when no confirm is under way any more; wait for it before the database is closed. */
  idle: () => Promise<void>;
}

/** The payment feature as this copy is configured. */
export function createPayments(
  platform: PlatformDeps & { emails: EmailQueue },
  options: PaymentOptions = {},
): Payments {
  const { config, log, metrics, db, clock } = platform;
  const { baseUrl, secretKey } = config.toss;
  const deps: PaymentDeps = {
    ...platform,
    provider: createTossClient({ baseUrl, secretKey, log, timeouts: options.timeouts }),
    transitions: createTransitionLog(log, metrics),
    reached: options.reached ?? (() => Promise.resolve()),
    answerWithinMs: options.answerWithinMs ?? ANSWER_WITHIN_MS,
  };
  const waiting = () => unsettled(db, clock());
  metrics.gauge(
    'payments_unsettled',
    'Attempts that are confirming or unclear',
    async () => (await waiting()).count,
  );
  metrics.gauge(
    'payments_oldest_unsettled_seconds',
    'Time since the oldest unsettled attempt began its confirm',
    async () => (await waiting()).oldestSeconds,
  );
  const inFlight = createInFlight(log);
  return {
    provider: deps.provider,
    webhook: webhookRoutes(deps),
    routes: paymentRoutes(deps, inFlight),
    adminRoutes: Router().use(refundRoutes(deps, inFlight), ledgerRoutes(deps)),
    replaceHeld: (trx, replacement) => replaceHeld(deps, trx, replacement),
    sendRefunds: () => sendRefunds(deps, inFlight),
    reached: deps.reached,
    reconcile: async (stopping) => {
      while ((await reconcileAttempts(deps)) && !stopping.aborted);
      while ((await settleRefunds(deps)) && !stopping.aborted);
    },
    reconcileLedger: (stopping) => reconcileDueDays(deps, stopping),
    reconcileDay: (day) => reconcileDay(deps, day),
    idle: inFlight.idle,
  };
}
