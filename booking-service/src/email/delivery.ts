/** What became of one try to send. */
export type DeliveryFailure = {
  /**
   * `unreachable`: no conversation with the mail server came about, other mails would fare the same.
   * `refused`: the server said no for good (5xx). `temporary`: anything else, ask again later.
   */
  kind: 'unreachable' | 'refused' | 'temporary';
  /** For staff and logs; carries no address. */
  reason: string;
};

const unreachableCodes = [
  'ECONNECTION',
  'ECONNREFUSED',
  'ESOCKET',
  'EDNS',
  'ETLS',
  'EAUTH',
  'ETIMEDOUT',
  'EPROXY',
];

interface SmtpError {
  code?: unknown;
  command?: unknown;
  responseCode?: unknown;
}

/** Reads nodemailer's error. A refused login is our fault and not the recipient's, so it counts as unreachable. */
export function deliveryFailure(error: unknown): DeliveryFailure {
  const { code, command, responseCode } = Object(error) as SmtpError;
  const stage = typeof command === 'string' ? ` at ${command}` : '';
  if (typeof responseCode === 'number' && code !== 'EAUTH') {
    const kind = responseCode >= 500 && stage !== ' at CONN' ? 'refused' : 'temporary';
    return { kind, reason: `The mail server answered ${responseCode}${stage}` };
  }
  if (typeof code === 'string' && unreachableCodes.includes(code)) {
    // A server that went silent in the middle of one mail may be fine with the next.
    const talking = code === 'ETIMEDOUT' && command !== 'CONN';
    return {
      kind: talking ? 'temporary' : 'unreachable',
      reason: `The mail server could not be used: ${code}${stage}`,
    };
  }
  return {
    kind: 'temporary',
    reason: `The mail could not be sent: ${typeof code === 'string' ? code : 'unknown error'}`,
  };
}

const FIRST_PAUSE_MS = 15_000;
const LONGEST_PAUSE_MS = 10 * 60_000;
/** How often a mail that is refused for good is tried: some servers say 5xx while they are merely full. */
const REFUSED_TRIES = 3;
/** As long as mail servers themselves keep trying (RFC 5321 section 4.5.4.1). */
const GIVE_UP_AFTER_MS = 4 * 24 * 3_600_000;

/** Pause before the next try: doubling from 15 seconds, at most 10 minutes, so that recovery is soon noticed. */
export function pauseAfter(tries: number): number {
  return Math.min(FIRST_PAUSE_MS * 2 ** Math.min(tries - 1, 20), LONGEST_PAUSE_MS);
}

/** Whether a mail that was refused for good `refusals` times, first queued at `createdAt`, is given up at `now`. */
export function givesUp(failure: DeliveryFailure, refusals: number, createdAt: Date, now: Date): boolean {
  if (failure.kind === 'refused' && refusals >= REFUSED_TRIES) return true;
  return now.getTime() - createdAt.getTime() >= GIVE_UP_AFTER_MS;
}
