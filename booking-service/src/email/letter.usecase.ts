import type { Queryable } from '../platform/database.ts';
import { linkPurposes, placeholderOf } from '../personal-links/personal-links.ts';
import type { LinkPurpose } from '../personal-links/personal-links.ts';
import { makeLink, makeWishLink } from '../personal-links/personal-links.store.ts';
import type { ClaimedEmail } from './email.store.ts';

/** A file that goes with a mail. */
export interface MailFile {
  filename: string;
  contentType: string;
  content: Buffer;
}

/** A mail as it leaves. */
export interface Letter extends ClaimedEmail {
  /** Where one click ends mails of this kind (RFC 8058); null for one that cannot be switched off. */
  optOutUrl: string | null;
  files: readonly MailFile[];
}

/** Where a mail program posts when its reader wants no more of these. */
export const OPT_OUT_PATH = '/api/mail-opt-out';

/** The mail with links that open something; each try to send it makes them anew, so that none is stored. */
export async function letterOf(
  db: Queryable,
  email: ClaimedEmail,
  { siteOrigin, now }: { siteOrigin: string; now: Date },
): Promise<Omit<Letter, 'files'>> {
  let { html, text } = email;
  let optOutUrl: string | null = null;
  for (const purpose of linkPurposes) {
    const placeholder = placeholderOf(purpose);
    if (!html.includes(placeholder) && !text.includes(placeholder)) continue;
    const token = await linkFor(db, email, purpose, now);
    // Whoever is not to have one is led to the page all the same, which offers to send it to the address on file.
    html = html.replaceAll(placeholder, token ?? '');
    text = text.replaceAll(placeholder, token ?? '');
    if (purpose === 'opt-out' && token !== null) optOutUrl = `${siteOrigin}${OPT_OUT_PATH}/${token}`;
  }
  return { ...email, html, text, optOutUrl };
}

async function linkFor(
  db: Queryable,
  { orderId, wishId, recipient }: ClaimedEmail,
  purpose: LinkPurpose,
  now: Date,
): Promise<string | null> {
  if (purpose === 'wish') return wishId === null ? null : makeWishLink(db, { wishId, recipient, now });
  return orderId === null ? null : makeLink(db, { orderId, purpose, recipient, now });
}
