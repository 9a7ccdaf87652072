import { addressIn } from 'shared/languages/addresses.ts';
import type { Locale } from 'shared/languages/localized-text.ts';
import { WAITLIST_PAGE } from 'shared/waitlist/waitlist.ts';

/**
 * What a link of a mail is good for: `page` opens the visitor's page; `email-change` proves that its reader has the new
 * address; `opt-out` ends reminders to its reader; `wish` opens what somebody on the waitlist waits for.
 */
export const linkPurposes = ['page', 'email-change', 'opt-out', 'wish'] as const;
export type LinkPurpose = (typeof linkPurposes)[number];

/**
 * Stands in a stored mail where its link will be. The random part is made at the moment of sending and put into the copy that
 * leaves, so that neither the outbox nor a backup holds a link that opens anything. Nobody can type it: no text of a visitor
 * or of staff is taken with a control character.
 */
export const placeholderOf = (purpose: LinkPurpose) => `\u0001${purpose}\u0001`;

/** The text for somebody who is to look at it, with links that lead to the page and open nothing. */
export const withoutLinks = (text: string) =>
  linkPurposes.reduce((cut, purpose) => cut.replaceAll(placeholderOf(purpose), ''), text);

/** The addresses that mails of a language carry. What opens them stands behind `#`: no server, proxy or referrer ever sees it. */
export function personalLinks(siteOrigin: string, locale: Locale) {
  const page = siteOrigin + addressIn(locale, '/my-booking');
  return {
    page: `${page}#${placeholderOf('page')}`,
    emailChange: `${page}#new-address=${placeholderOf('email-change')}`,
    optOut: `${page}#no-reminders=${placeholderOf('opt-out')}`,
    wish: `${siteOrigin}${addressIn(locale, WAITLIST_PAGE)}#${placeholderOf('wish')}`,
  };
}
