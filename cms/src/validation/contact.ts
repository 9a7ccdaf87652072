import * as z from 'zod';
import { safeUrl } from './safe-url.ts';

export function validatePhone(value: unknown): true | string {
  const fits = typeof value === 'string' && /^\+?[\d\s().-]{6,30}$/.test(value);
  return fits || 'Write the number with digits, spaces and hyphens, for example +82 2-000-0000.';
}

export function validateEmail(value: unknown): true | string {
  return z.email().safeParse(value).success || 'Write an e-mail address, for example hello@example.com.';
}

/** The same for a field that may stay empty. */
export function validateOptionalEmail(value: unknown): true | string {
  return value === null || value === undefined || value === '' || validateEmail(value);
}

export function validateWebAddress(value: unknown): true | string {
  const fits =
    typeof value === 'string' && /^https:\/\//i.test(value) && safeUrl(value) !== null && URL.canParse(value);
  return fits || 'Write the whole address, starting with https://.';
}
