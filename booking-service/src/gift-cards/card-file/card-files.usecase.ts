import { addressIn } from 'shared/languages/addresses.ts';
import { formatWon } from 'shared/pricing/won.ts';
import { shownVoucherCode } from 'shared/vouchers/voucher-code.ts';
import { cafeNameOf, footerOf } from '../../email/documents/parts.ts';
import type { ClaimedEmail } from '../../email/email.store.ts';
import { readVenue } from '../../email/facts.store.ts';
import type { MailFile } from '../../email/letter.usecase.ts';
import { giftCardWords } from '../../email/messages/gift-card.ts';
import { mailMessages } from '../../email/messages/messages.ts';
import type { Queryable } from '../../platform/database.ts';
import { onThread } from '../../platform/on-thread.ts';
import { cardOfOrder } from '../sales.store.ts';
import type { CardFacts } from './draw-card.usecase.ts';

/** Within the time that a mail is somebody's to send (email/worker.ts). */
const MAY_TAKE_MS = 20_000;

/** The gift card as a file to print, for the mail that brings it; nothing for any other. */
export async function cardFilesOf(
  { kind, orderId }: Pick<ClaimedEmail, 'kind' | 'orderId'>,
  { db, siteOrigin }: { db: Queryable; siteOrigin: string },
): Promise<MailFile[]> {
  if (kind !== 'gift-card' || orderId === null) return [];
  const card = await cardOfOrder(db, orderId);
  if (!card) return [];
  const { locale, recipientName, message } = card;
  const venue = await readVenue(db);
  const { bought, ...words } = giftCardWords[locale];
  const code = shownVoucherCode(card.code);
  const facts: CardFacts = {
    ...{ locale, recipientName, message, code, title: bought.lamp, won: formatWon(card.valueWon) },
    ...{ forLabel: words.for, codeLabel: words.code },
    cafeName: cafeNameOf({ locale, venue }, mailMessages[locale]),
    site: new URL(addressIn(locale, '/'), siteOrigin).href.replace(/^https?:\/\/|\/$/g, ''),
    ...{ howTitle: bought.section.title, how: bought.section.items },
    contact: footerOf({ venue }, mailMessages[locale])
      .map(({ value }) => value)
      .join(' · '),
  };
  // Cutting letters out of large fonts keeps a processor busy for as long as a second, which visitors are not to wait for.
  const file = await onThread<Uint8Array>(new URL('./card.worker.ts', import.meta.url), facts, {
    signal: AbortSignal.timeout(MAY_TAKE_MS),
  });
  const content = Buffer.from(file);
  return [{ filename: `gift-card-${code}.pdf`, contentType: 'application/pdf', content }];
}
