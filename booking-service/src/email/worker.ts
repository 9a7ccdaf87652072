import { inSpan } from 'shared/tracing/tracing.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database.ts';
import type { Logger } from '../platform/logger.ts';
import type { Metrics } from '../platform/metrics.ts';
import { isSessionMail } from './base/email.ts';
import { deliveryFailure, givesUp, pauseAfter } from './delivery.ts';
import type { DeliveryFailure } from './delivery.ts';
import { claimDue, settle } from './email.store.ts';
import type { ClaimedEmail, Outcome } from './email.store.ts';
import { letterOf } from './letter.usecase.ts';
import type { MailFile } from './letter.usecase.ts';
import { createMailMetrics } from './mail-metrics.ts';
import { withdrawUntrue } from './session-mails.store.ts';
import { SEND_DEADLINE_MS } from './transport.ts';
import type { MailTransport } from './transport.ts';

export interface EmailWorkerDeps {
  db: Database;
  clock: Clock;
  log: Logger;
  metrics: Metrics;
  transport: MailTransport;
  /** What goes with a mail beside what is stored of it, made for each try. */
  filesOf?: (email: ClaimedEmail) => Promise<readonly MailFile[]>;
  /** Where links in mails lead. */
  siteOrigin: string;
  /** On shutdown a try may end by itself for this long; then it is left to its lease and to another copy. */
  stopGraceMs?: number;
}

/** What one run did. `deferred` mails will be tried again. */
interface RunTally {
  sent: number;
  deferred: number;
  failed: number;
}

export interface EmailWorker {
  /**
   * Sends every mail that is due, in small batches, until none is left, the mail server cannot be reached, or
   * `stopping` is aborted. Any number of workers may run at once: each mail is claimed by one of them.
   */
  runOnce(stopping?: AbortSignal): Promise<RunTally>;
}

const BATCH = 8;
/** A claim outlives the longest try by far enough that two workers never send one mail at the same time. */
const LEASE_MS = SEND_DEADLINE_MS + 30_000;
const STOP_GRACE_MS = 3_000;

export function createEmailWorker(deps: EmailWorkerDeps): EmailWorker {
  const { db, clock, log, transport, siteOrigin, stopGraceMs = STOP_GRACE_MS } = deps;
  const filesOf = deps.filesOf ?? (() => Promise.resolve([]));
  const { tries } = createMailMetrics(deps.metrics);

  async function finish(email: ClaimedEmail, outcome: Outcome): Promise<Outcome['state']> {
    const ours = await settle(db, email, outcome);
    const { id: emailId, kind, orderId, queuedBy } = email;
    const facts = { emailId, kind, orderId, queuedBy, tries: email.tries };
    if (ours) tries.inc({ kind, outcome: outcome.state });
    if (!ours) log.warn(facts, 'a mail was finished by another worker meanwhile');
    else if (outcome.state === 'sent') log.info(facts, 'mail sent');
    else if (outcome.state === 'withdrawn') log.info({ ...facts, reason: outcome.error }, 'mail withdrawn');
    else if ('error' in outcome)
      log.warn({ ...facts, state: outcome.state, reason: outcome.error }, 'mail not sent');
    return outcome.state;
  }

  function outcomeOf(email: ClaimedEmail, failure: DeliveryFailure): Outcome {
    const now = clock();
    const refused = failure.kind === 'refused';
    if (givesUp(failure, email.refusals + (refused ? 1 : 0), email.createdAt, now))
      return { state: 'failed', error: failure.reason };
    const nextTryAt = new Date(now.getTime() + pauseAfter(email.tries));
    return { state: 'queued', nextTryAt, error: failure.reason, refused };
  }

  /** What staff send once more is theirs to answer for. */
  const whyUntrue = async (email: ClaimedEmail) =>
    isSessionMail(email.kind) && email.requestedBy === 'system' ? withdrawUntrue(db, email, clock()) : null;

  /** What a mail says is more than a file of it: without one it goes all the same. */
  async function filesToGoWith(email: ClaimedEmail): Promise<readonly MailFile[]> {
    try {
      return await filesOf(email);
    } catch (error) {
      log.error({ emailId: email.id, kind: email.kind, err: error }, 'a mail goes without its files');
      return [];
    }
  }

  /** Tries one mail; true when the server could not be reached at all. */
  async function sendOne(email: ClaimedEmail, tally: RunTally): Promise<boolean> {
    const untrue = await whyUntrue(email);
    if (untrue !== null) {
      await finish(email, { state: 'withdrawn', error: untrue });
      return false;
    }
    const letter = await letterOf(db, email, { siteOrigin, now: clock() });
    try {
      const files = await filesToGoWith(email);
      const attributes = { kind: email.kind, 'mail.queued_by': email.queuedBy ?? '' };
      await inSpan('send a mail', { kind: 'client', attributes }, () => transport.send({ ...letter, files }));
    } catch (error) {
      const failure = deliveryFailure(error);
      const state = await finish(email, outcomeOf(email, failure));
      if (state === 'failed') tally.failed += 1;
      else tally.deferred += 1;
      return failure.kind === 'unreachable';
    }
    await finish(email, { state: 'sent', at: clock() });
    tally.sent += 1;
    return false;
  }

  /** One mail goes first: if the server is away, the rest of the batch is given back untried. */
  async function sendBatch(batch: ClaimedEmail[], tally: RunTally): Promise<boolean> {
    const [first, ...rest] = batch;
    if (first && (await sendOne(first, tally))) {
      const nextTryAt = new Date(clock().getTime() + pauseAfter(1));
      await Promise.all(rest.map((email) => finish(email, { state: 'untried', nextTryAt })));
      tally.deferred += rest.length;
      return true;
    }
    const away = await Promise.all(rest.map((email) => sendOne(email, tally)));
    return away.includes(true);
  }

  return {
    async runOnce(stopping) {
      const tally: RunTally = { sent: 0, deferred: 0, failed: 0 };
      while (!stopping?.aborted) {
        const now = clock();
        const batch = await claimDue(db, {
          now,
          leaseUntil: new Date(now.getTime() + LEASE_MS),
          limit: BATCH,
        });
        if (batch.length === 0) break;
        const sending = sendBatch(batch, tally);
        const serverAway = await (stopping ? endingSoon(sending, stopping, stopGraceMs) : sending);
        if (serverAway) break;
      }
      return tally;
    },
  };
}

/** `work`, or true once `stopping` has been aborted for longer than the grace. */
async function endingSoon(work: Promise<boolean>, stopping: AbortSignal, graceMs: number): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  let begin: () => void = () => undefined;
  const graceOver = new Promise<boolean>((resolve) => {
    begin = () => {
      timer = setTimeout(() => {
        // Nobody waits for it any more: once its lease has run out another copy takes the mail, so its errors are dropped.
        work.catch(() => undefined);
        resolve(true);
      }, graceMs);
    };
    stopping.addEventListener('abort', begin, { once: true });
    if (stopping.aborted) begin();
  });
  try {
    return await Promise.race([work, graceOver]);
  } finally {
    stopping.removeEventListener('abort', begin);
    clearTimeout(timer);
  }
}
