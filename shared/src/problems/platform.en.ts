/** What any request may be answered. */
export const platform = {
  'unknown-address': 'There is nothing under this address. Please check it for typing mistakes.',
  'method-not-allowed': ({ allowed }: { allowed: readonly string[] }) =>
    `This address takes ${allowed.join(', ')} only.`,
  /** What is wrong stands at its `errors`. */
  'validation-failed': 'Some of the information is missing or not valid',
  'not-one-object': 'Please send one JSON object, with the header Content-Type: application/json.',
  'not-json': 'The body is not valid JSON. Please send one JSON object.',
  'not-readable': 'The request could not be read. Please check its address, headers and body.',
  'too-large': 'The request is too large. Please shorten what you have entered.',
  'strange-host': 'The Host header names no host. Please send the one of this service.',
  'other-origin': 'Changes are taken from our own website only. Please open the page there.',
  'key-malformed': 'The Idempotency-Key must be 1 to 255 letters, digits or signs, without spaces',
  'key-reused':
    'This Idempotency-Key came with other information before. Please use a new key for a new request.',
  'seen-version-missing': 'Please send the version that you saw, in quotes',
  'date-malformed': 'Please ask for a date that exists, written as yyyy-MM-dd, for example 2026-07-01',
  'too-many-requests': 'Too many requests from your network. Please wait a minute.',
  'records-unreachable': 'We cannot reach our booking records right now. Please try again in a moment.',
  'catalogue-missing':
    'Our prices and opening hours are not here yet, so nothing can be booked. Please try again in a moment.',
  /** The error may have come after money moved or something was stored, so this says nothing of either. */
  'internal-error':
    'Something went wrong on our side, and we cannot say whether your request was carried out. Please look before you try again; if it happens again, tell us the request id.',
};
