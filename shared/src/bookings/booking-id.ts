import * as z from 'zod/mini';

/** Crockford base32: no I, L, O or U, so that a number can be read out over a counter. */
export const BOOKING_ID_ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
export const BOOKING_ID_LENGTH = 10;
export const bookingIdSchema = z.string().check(z.regex(/^[0-9A-HJKMNP-TV-Z]{10}$/));
