/**
 * A proof of work: what a browser computes before a booking is taken where many come from one network. The challenge comes
 * with the refusal `proof-required`, as JSON text of ALTCHA's making; the solved one goes back in this header.
 */
export const PROOF_HEADER = 'Proof-Of-Work';

/** The work that is asked for: a key derivation, again and again with another counter. */
export const PROOF_ALGORITHM = 'PBKDF2/SHA-256';
