/** Whom our mails come from; Message-IDs and calendar entries are named by its domain, which makes them our own. */
export interface Sender {
  address: string;
  domain: string;
}

/** Reads "Name <hello@example.com>", or an address without a name. */
export function senderOf(mailFrom: string): Sender {
  const address = /<([^>]+)>/.exec(mailFrom)?.[1] ?? mailFrom.trim();
  return { address, domain: /@([A-Za-z0-9.-]+)/.exec(mailFrom)?.[1] ?? 'localhost' };
}
