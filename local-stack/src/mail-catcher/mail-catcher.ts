import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo, Server as NetServer } from 'node:net';
import { Faults } from './faults.ts';
import { createInbox } from './inbox.routes.ts';
import { Mailbox } from './mailbox.ts';
import { type Certificate, createSmtpServer } from './smtp.ts';

export interface MailCatcherOptions {
  /** Where messages are kept. */
  folder: string;
  /** 0 takes a free port. */
  smtpPort: number;
  inboxPort: number;
  host?: string;
  /** Offers STARTTLS. */
  certificate?: Certificate;
}

export interface MailCatcher {
  smtpUrl: string;
  /** The inbox and its API. */
  url: string;
  stop: () => Promise<void>;
}

/** Resolves once the server listens; rejects when it cannot, for instance because the port is taken. */
async function listening(server: NetServer): Promise<void> {
  if (!server.listening) await once(server, 'listening');
}

export async function startMailCatcher(options: MailCatcherOptions): Promise<MailCatcher> {
  const { host = '127.0.0.1' } = options;
  const mailbox = await Mailbox.open(options.folder);
  const faults = new Faults();
  const smtp = createSmtpServer(mailbox, faults, options.certificate);
  const smtpListener = smtp.listen(options.smtpPort, host);
  const inbox = createInbox(mailbox, faults).listen(options.inboxPort, host);
  // A reader that comes back after a pause finds its connection open, not just closing.
  inbox.keepAliveTimeout = 65_000;
  await Promise.all([smtpListener, inbox].map(listening));
  const port = (server: Pick<Server, 'address'>) => (server.address() as AddressInfo).port;
  return {
    smtpUrl: `smtp://${host}:${port(smtp.server)}`,
    url: `http://${host}:${port(inbox)}`,
    stop: async () => {
      inbox.closeAllConnections();
      await Promise.all([
        new Promise<void>((resolve) => inbox.close(() => resolve())),
        new Promise<void>((resolve) => smtp.close(() => resolve())),
      ]);
    },
  };
}
