import { createHmac, timingSafeEqual } from 'node:crypto';

/** As long as a session of the CMS: a form left open over lunch still shows its preview. */
const validForMs = 8 * 60 * 60 * 1000;

const sign = (expiresAt: string, secret: string) =>
  createHmac('sha256', secret).update(`preview ${expiresAt}`).digest('base64url');

/** A pass for the preview of drafts, given to signed-in staff in the address of the preview frame. */
export function createPreviewTicket(secret: string, now: Date): string {
  const expiresAt = String(now.getTime() + validForMs);
  return `${expiresAt}.${sign(expiresAt, secret)}`;
}

/** Whether we made this ticket and it has not expired. */
export function isPreviewTicket(ticket: string | null, secret: string, now: Date): boolean {
  const [expiresAt, signature, ...rest] = (ticket ?? '').split('.');
  if (!expiresAt || !signature || rest.length > 0) return false;
  const expected = Buffer.from(sign(expiresAt, secret));
  const given = Buffer.from(signature);
  return (
    given.length === expected.length && timingSafeEqual(given, expected) && Number(expiresAt) > now.getTime()
  );
}
