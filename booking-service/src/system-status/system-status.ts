import type { PartState, PartStatus } from 'shared/system-status/system-status.ts';

/** What was found of the machinery at one moment. */
export interface Found {
  /** Why the catalogue does not follow the CMS; undefined while it does. */
  catalogueTrouble: string | undefined;
  payments: { count: number; oldestSeconds: number };
  mails: { waiting: number; oldestSeconds: number };
  /** Lag of each server that follows; null where the database does not tell. */
  copiesLagSeconds: readonly number[] | null;
  archive: Archive;
}

/** How the database archives its changes; null for what has not happened. */
export interface Archive {
  isOn: boolean;
  secondsSinceLast: number | null;
  hasFailedSince: boolean;
}

/** Longer than that a payment that is confirmed in the ordinary course, a mail, a follower takes only when something is wrong. */
const LATE_SECONDS = { payments: 120, mails: 900, copy: 30 };

const stateOf = (behindSeconds: number, limit: number): PartState =>
  behindSeconds > limit ? 'late' : 'well';

/** The machinery as staff are told of it. That it could be found out at all says that the database is there. */
export function partsOf({
  catalogueTrouble,
  payments,
  mails,
  copiesLagSeconds,
  archive,
}: Found): PartStatus[] {
  return [
    { part: 'database', state: 'well', behindSeconds: null, waiting: null },
    {
      part: 'catalogue',
      state: catalogueTrouble === undefined ? 'well' : 'away',
      behindSeconds: null,
      waiting: null,
    },
    {
      part: 'payments',
      state: stateOf(payments.oldestSeconds, LATE_SECONDS.payments),
      behindSeconds: seconds(payments.oldestSeconds),
      waiting: payments.count,
    },
    {
      part: 'mails',
      state: stateOf(mails.oldestSeconds, LATE_SECONDS.mails),
      behindSeconds: seconds(mails.oldestSeconds),
      waiting: mails.waiting,
    },
    copyOf(copiesLagSeconds),
    archiveOf(archive),
  ];
}

/** The clocks of two machines may differ by a moment. */
const seconds = (value: number) => Math.max(0, Math.round(value));

function copyOf(lags: readonly number[] | null): PartStatus {
  const none = { part: 'copy', state: 'none', behindSeconds: null, waiting: null } as const;
  if (lags === null || lags.length === 0) return none;
  const furthest = Math.max(...lags);
  return { ...none, state: stateOf(furthest, LATE_SECONDS.copy), behindSeconds: seconds(furthest) };
}

/** A quiet night archives nothing: only a failure since the last says that something is wrong. */
function archiveOf({ isOn, secondsSinceLast, hasFailedSince }: Archive): PartStatus {
  const behindSeconds = secondsSinceLast === null ? null : seconds(secondsSinceLast);
  const state = !isOn ? 'none' : hasFailedSince ? 'away' : 'well';
  return { part: 'archive', state, behindSeconds, waiting: null };
}
