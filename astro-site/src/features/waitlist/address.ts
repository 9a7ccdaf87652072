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

/** The same, and takes the link of a mail out of the address in the moment in which it is read: a copied address or the history must not hold it. */
export function takeOpened(): Opened {
  const opened = openedWith(window.location.hash);
  if (opened.kind === 'link') window.history.replaceState(window.history.state, '', window.location.pathname);
  return opened;
}

function openedWith(hash: string): Opened {
  const link = /^#([\w-]{43})$/.exec(hash)?.[1];
  if (link !== undefined) return { kind: 'link', link };
  const [, date = '', people = '1', branchId = '0'] =
    /^#(\d{4}-\d\d-\d\d)(?:\.([1-4])(?:\.(\d{1,3}))?)?$/.exec(hash) ?? [];
  const known = isCalendarDate(date) ? date : '';
  return { kind: 'join', date: known, people: Number(people), branchId: Number(branchId) };
}
