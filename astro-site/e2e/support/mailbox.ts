/** A message as the local inbox answers it. */
interface ReceivedMail {
  id: string;
  from: string;
  to: string[];
  subject: string;
  messageId: string;
  text: string;
  html: string;
  attachments: { filename: string }[];
}

export interface Mailbox {
  /** The newest message to `to` (with `subject` in its subject); waits for it, and fails when none comes. */
  waitFor: (filter: {
    to: string;
    subject?: string;
    after?: string;
    timeoutMs?: number;
  }) => Promise<ReceivedMail>;
  /** Everything `to` has received, newest first. */
  list: (to: string) => Promise<ReceivedMail[]>;
}

export function createMailbox(inboxUrl: string): Mailbox {
  const get = async (path: string, query: Record<string, string>) => {
    const response = await fetch(`${inboxUrl}${path}?${new URLSearchParams(query)}`);
    if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`);
    return response.json();
  };
  return {
    waitFor: ({ timeoutMs = 15_000, ...filter }) =>
      get('/api/messages/wait', { ...filter, timeoutMs: String(timeoutMs) }) as Promise<ReceivedMail>,
    list: (to) => get('/api/messages', { to }) as Promise<ReceivedMail[]>,
  };
}
