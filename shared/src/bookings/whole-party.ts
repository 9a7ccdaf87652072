import * as z from 'zod/mini';

/** Of a change by staff: for everybody who is paid for together, instead of the one that the path names. */
export const wholePartyField = z.optional(
  z.boolean({ error: 'Please send wholeParty as true or false, or leave it out' }),
);
