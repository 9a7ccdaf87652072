import type { AppDeps } from './app.ts';
import { ensureFirstAccounts } from './auth/first-accounts.ts';
import { forgetOldPending } from './auth/pending-sign-ins.store.ts';
import { forgetEndedSessions } from './auth/sessions.store.ts';
import { forgetOldNotes } from './blocks/blocks.store.ts';
import { layOutWeeks } from './blocks/lay-out-weeks.job.ts';
import { foldBookings } from './bookings/search/fold-bookings.job.ts';
import { forgetOldHolders } from './bookings/hoarding/unpaid-holds.store.ts';
import { watchBookings } from './bookings/booking-metrics.job.ts';
import { watchOutbox } from './email/outbox-metrics.job.ts';
import { forgetOldAnswers } from './platform/idempotency.ts';
import { LEDGER_INTERVAL_MS, RECONCILE_INTERVAL_MS } from './payments/payments.feature.ts';
import { sendAskedLinks } from './my-booking/access/find-booking.usecase.ts';
import { forgetEndedVisits } from './my-booking/access/visits.store.ts';
import { forgetOldEmailChanges } from './my-booking/email-change/email-changes.store.ts';
import { forgetOldWebhooks } from './payments/webhook/webhook.store.ts';
import { compareOnceADay } from './reports/keeping/compare-figures.job.ts';
import { keepFiguresInTurn } from './reports/keeping/keep-figures.job.ts';
import type { Loops } from './platform/loops.ts';
import { forgetUsedProofs } from './platform/proof-of-work.ts';
import { forgetOldHits } from './platform/rate-limit.ts';
import { forgetOldSetups } from './second-factor/setups.store.ts';
import { queueSessionMails } from './session-mails/queue-session-mails.job.ts';
import { forgetOldAlarms } from './sign-in-alarms/sign-in-alarms.usecase.ts';
import { sendMondayMails } from './monday-mail/send-monday-mails.job.ts';
import { makeOffers } from './waitlist/make-offers.job.ts';
import { endPersonalData } from './privacy/end-personal-data.job.ts';

const SECOND_MS = 1_000;

/** Every background job of the service. Each may run on any number of copies at once. */
export function startJobs(deps: AppDeps, loops: Loops): void {
  const { config, db, clock, catalogueRefresh, emailWorker } = deps;

  loops.every('refresh the catalogue', 3 * SECOND_MS, () => catalogueRefresh.run());

  // Now, and again until the database could be asked.
  loops.every('make the first accounts', 60 * SECOND_MS, () => ensureFirstAccounts(db, config, clock()));

  watchBookings(deps);
  watchOutbox(deps);
  loops.every('send mails', SECOND_MS, async (stopping) => {
    await emailWorker.runOnce(stopping);
  });

  loops.every('queue mails around sessions', 60 * SECOND_MS, async (stopping) => {
    await queueSessionMails(deps, stopping);
  });

  loops.every('send links that were asked for', SECOND_MS, (stopping) => sendAskedLinks(deps, stopping));

  loops.every('offer freed times to the waitlist', 2 * SECOND_MS, (stopping) => makeOffers(deps, stopping));

  loops.every('fold bookings into search and counts', 2 * SECOND_MS, async () => {
    await foldBookings(db, clock());
  });

  loops.every('count what the reports show', 20 * SECOND_MS, async (stopping) => {
    await keepFiguresInTurn(db, clock(), stopping);
  });

  loops.every('send Monday mails', 60 * SECOND_MS, async (stopping) => {
    await sendMondayMails(deps, stopping);
  });

  loops.every('compare the reports with the bookings', 3_600 * SECOND_MS, (stopping) =>
    compareOnceADay(db, clock(), stopping),
  );

  loops.every('lay weekly blocks out', 3_600 * SECOND_MS, async (stopping) => {
    await layOutWeeks(deps, stopping);
  });

  deps.recordings.startJobs(loops);

  loops.every('settle payments', RECONCILE_INTERVAL_MS, deps.payments.reconcile);
  loops.every('compare ledgers', LEDGER_INTERVAL_MS, deps.payments.reconcileLedger);

  loops.inTurn(600 * SECOND_MS, {
    'forget old answers': () => forgetOldAnswers(db, clock()),
    'forget old hits': () => forgetOldHits(db, clock()),
    'forget old holders': () => forgetOldHolders(db, clock()),
    'forget old proofs': () => forgetUsedProofs(db, clock()),
    'forget old sessions': () => forgetEndedSessions(db, clock()),
    'forget old pending sign-ins': () => forgetOldPending(db, clock()),
    'forget old set-ups': () => forgetOldSetups(db, clock()),
    'forget old alarms': () => forgetOldAlarms(db, clock()),
    'forget old webhooks': () => forgetOldWebhooks(db, clock()),
    'forget old notes': () => forgetOldNotes(db, clock()),
    'forget old visits': () => forgetEndedVisits(db, clock()),
    'forget old changes of address': () => forgetOldEmailChanges(db, clock()),
  });

  loops.every('end personal data', 3_600 * SECOND_MS, async (stopping) => {
    await endPersonalData(deps, stopping);
  });
}
