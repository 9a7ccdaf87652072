import PostalMime, { type Address } from 'postal-mime';

/** A caught message as the JSON API answers it. */
export interface CaughtMessage {
  id: string;
  /** ISO 8601. */
  receivedAt: string;
  from: string;
  /** The envelope's recipients, lower-cased: who would really have received it. */
  to: string[];
  subject: string;
  messageId: string;
  text: string;
  html: string;
  headers: Record<string, string>;
  attachments: { filename: string; mimeType: string; bytes: number }[];
}

/** What SMTP hands over: the envelope and the message as it was sent. */
export interface Delivery {
  id: string;
  receivedAt: string;
  to: string[];
  source: Buffer;
}

export async function readMessage(delivery: Delivery): Promise<CaughtMessage> {
  const mail = await PostalMime.parse(delivery.source, { attachmentEncoding: 'base64' });
  return {
    id: delivery.id,
    receivedAt: delivery.receivedAt,
    from: addressText(mail.from),
    to: delivery.to,
    subject: mail.subject ?? '',
    messageId: mail.messageId ?? '',
    text: mail.text ?? '',
    html: withInlineImages(mail.html ?? '', mail.attachments),
    headers: Object.fromEntries(mail.headers.map((header) => [header.key, header.value])),
    attachments: mail.attachments.map((attachment) => ({
      filename: attachment.filename ?? 'unnamed',
      mimeType: attachment.mimeType,
      bytes: Buffer.byteLength(contentOf(attachment), 'base64'),
    })),
  };
}

const addressText = (address: Address | undefined): string =>
  !address ? '' : address.name ? `${address.name} <${address.address ?? ''}>` : (address.address ?? '');

interface InlinePart {
  mimeType: string;
  contentId?: string | undefined;
  content: ArrayBuffer | Uint8Array | string;
}

const contentOf = (part: InlinePart): string => (typeof part.content === 'string' ? part.content : '');

/** Pictures that travel inside the message (`cid:`) become data URLs, so that the inbox shows what a mail app would. */
function withInlineImages(html: string, attachments: InlinePart[]): string {
  return attachments.reduce((shown, part) => {
    const contentId = part.contentId?.replace(/^<|>$/g, '');
    if (!contentId) return shown;
    return shown.replaceAll(`cid:${contentId}`, `data:${part.mimeType};base64,${contentOf(part)}`);
  }, html);
}
