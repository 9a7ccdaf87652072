import { isCalendarDate } from 'shared/time/seoul.ts';

/**
 * What the page is opened with: the link of a mail, or the day (how many sing, in which branch) that somebody looked at in
 * the wizard (`#2026-12-01.2.1`, when/TimeField.tsx). It stands behind `#`: no server, proxy or referrer sees it.
 */
export type Opened = { kind: 'link'; link: string } | ({ kind: 'join' } & Wanted);

/** What somebody waits for; `branchId` is 0 where there is but one cafe, or none is chosen yet. */
export interface Wanted {
  date: string;
  people: number;
  branchId: number;
}

/** What a history entry keeps in place of the address. */
interface Kept {
  waitlistLink?: string;
}
const kept = () => (window.history.state ?? {}) as Kept;

/**
 * The same, and takes the link of a mail out of the address in the moment in which it is read: a copied address must not hold it.
 * The entry of this tab's history keeps it, for a reload.
 */
export function takeOpened(): Opened {
  const opened = openedWith(window.location.hash);
  if (opened.kind === 'link')
    window.history.replaceState({ ...kept(), waitlistLink: opened.link }, '', window.location.pathname);
  const link = window.location.hash === '' ? kept().waitlistLink : undefined;
  return link === undefined ? opened : { kind: 'link', link };
}

/** A reload does not open it any more. */
export const forgetLink = () => window.history.replaceState({ ...kept(), waitlistLink: undefined }, '');

function openedWith(hash: string): Opened {
  const link = /^#([\w-]{43})$/.exec(hash)?.[1];
  if (link !== undefined) return { kind: 'link', link };
  const [, date = '', people = '1', branchId = '0'] =
    /^#(\d{4}-\d\d-\d\d)(?:\.([1-4])(?:\.(\d{1,3}))?)?$/.exec(hash) ?? [];
  const known = isCalendarDate(date) ? date : '';
  return { kind: 'join', date: known, people: Number(people), branchId: Number(branchId) };
}
