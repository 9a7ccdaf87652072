const MINUTE_MS = 60_000;

/** A visitor's page stays open for so long after its last request. */
export const VISIT_IDLE_MS = 30 * MINUTE_MS;
/** And never longer than this: the link in the mail opens it again. */
export const VISIT_MAX_MS = 12 * 60 * MINUTE_MS;

/** Whose page is open, and in which browser. */
export interface Visit {
  orderId: string;
  tokenHash: Buffer;
}

/** What the API document calls the routes of the page. */
export const tag = 'The visitor’s own page';
