import { until } from '../../../harness/waits.ts';
import { linkIn } from '../../../service/my-booking/harness.ts';
import type { Product } from './product.ts';

/** A link to somebody's own page, as they get it who ask for it by number and address: out of their mail. */
export async function askForLink({ urls }: Product, bookingId: string, email: string): Promise<string> {
  const asked = await fetch(`${urls.bookingService}/api/my-booking/find`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: urls.site },
    body: JSON.stringify({ bookingId, email }),
  });
  if (asked.status !== 202) throw new Error(`find: ${asked.status} ${await asked.text()}`);
  let link: string | undefined;
  await until(`the link to ${bookingId}`, async () => {
    const inbox = await fetch(`${urls.inbox}/api/messages?to=${encodeURIComponent(email)}`);
    const mails = (await inbox.json()) as { subject: string; text: string }[];
    const mail = mails.find(({ subject }) => subject.includes(bookingId) && subject.startsWith('Your link'));
    link = mail && linkIn(mail.text);
    return link !== undefined;
  });
  return link ?? '';
}
