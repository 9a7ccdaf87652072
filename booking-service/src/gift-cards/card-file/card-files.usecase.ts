import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
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
import { cardOfOrder } from '../sales.store.ts';
import type { CardFacts } from './draw-card.usecase.ts';

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
  const content = await drawOnThread(facts);
  return [{ filename: `gift-card-${code}.pdf`, contentType: 'application/pdf', content }];
}

/** Cutting letters out of large fonts takes half a second of the processor, which visitors are not to wait for. */
async function drawOnThread(facts: CardFacts): Promise<Buffer> {
  const worker = new Worker(new URL('./card.worker.ts', import.meta.url), { workerData: facts });
  try {
    const [file] = (await once(worker, 'message')) as [Uint8Array];
    return Buffer.from(file);
  } finally {
    await worker.terminate();
  }
}
