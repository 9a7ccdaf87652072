import type { MyBooking } from 'shared/my-booking/my-booking.ts';
import { isClosed, isProblem } from './refusals.ts';

/** Why the page asks for number and e-mail; null where nobody has tried to open it. */
export type FindReason = 'link-invalid' | 'page-closed' | 'left' | null;

export type PageState =
  | { kind: 'opening' }
  | { kind: 'open'; view: MyBooking }
  | { kind: 'find'; reason: FindReason }
  /** No answer: `link` is what to try again with, null where a page may be open already. */
  | { kind: 'unreachable'; link: string | null }
  | { kind: 'new-address'; link: string }
  | { kind: 'no-reminders'; link: string };

/** What an error while opening leads to. A page that was never open is no news to a visitor who has brought no link. */
export function stateAfter(error: unknown, link: string | null): PageState {
  if (isProblem(error, 'link-invalid', 'validation-failed')) return { kind: 'find', reason: 'link-invalid' };
  if (isProblem(error, 'page-closed')) return { kind: 'find', reason: link === null ? null : 'page-closed' };
  return { kind: 'unreachable', link };
}

/** What an error while the page is open leads to; null where it stays open. */
export function closedBy(error: unknown): PageState | null {
  if (!isClosed(error)) return null;
  return { kind: 'find', reason: isProblem(error, 'link-invalid') ? 'link-invalid' : 'page-closed' };
}

/** Whether something is on its way that nobody on the page does: it is looked at again. */
export function isUnderWay({ payment }: MyBooking): boolean {
  return payment.state === 'checking' || payment.refunds.some(({ state }) => state === 'on-its-way');
}

/** Seconds until the page looks again: soon at first, then at its leisure. */
export function nextLookSeconds(looks: number): number {
  return looks < 10 ? 3 : looks < 30 ? 15 : 60;
}
