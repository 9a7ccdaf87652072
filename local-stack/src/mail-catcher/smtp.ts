import { buffer } from 'node:stream/consumers';
import type { Socket } from 'node:net';
import { SMTPServer, type SMTPServerSession } from 'smtp-server';
import type { Faults } from './faults.ts';
import type { Mailbox } from './mailbox.ts';

const maximumBytes = 10 * 1024 * 1024;

/** Certificate chain and key, as PEM. */
export interface Certificate {
  cert: string;
  key: string;
}

/**
 * An SMTP server that takes mail for anybody from anybody, with any password, and sends nothing on. With a certificate it
 * offers STARTTLS, which the booking service insists on in production.
 */
export function createSmtpServer(mailbox: Mailbox, faults: Faults, certificate?: Certificate): SMTPServer {
  const server: SMTPServer = new SMTPServer({
    authOptional: true,
    ...(certificate ?? { disabledCommands: ['STARTTLS'] }),
    size: maximumBytes,
    closeTimeout: 200,
    onAuth: (_credentials, _session, answer) => answer(null, { user: 'anybody' }),
    onRcptTo(address, _session, answer) {
      const fault = faults.use(address.address, ['reject', 'hang']);
      if (fault?.mode === 'hang') return;
      if (fault) answer(smtpError(fault.code, 'The mail catcher was told to refuse this recipient.'));
      else answer();
    },
    onData(stream, session, answer) {
      void buffer(stream).then(async (source) => {
        if (stream.sizeExceeded) return answer(smtpError(552, 'The message is larger than 10 MB.'));
        const recipients = session.envelope.rcptTo.map((recipient) => recipient.address);
        const message = await mailbox.add(recipients, source);
        const isCut = recipients.some((recipient) => faults.use(recipient, ['cut-after-data']));
        if (isCut) cutConnection(server, session);
        else answer(null, `Caught as ${message.id}`);
      }, answer);
    },
  });
  // A client that hangs up half way must not end the process.
  server.on('error', () => undefined);
  return server;
}

const smtpError = (responseCode: number, text: string) => Object.assign(new Error(text), { responseCode });

/** The library offers no way to hang up without an answer; its connections know their session and socket. */
function cutConnection(server: SMTPServer, session: SMTPServerSession): void {
  for (const connection of server.connections as Set<{ session: SMTPServerSession; _socket: Socket }>) {
    if (connection.session.id === session.id) connection._socket.destroy();
  }
}
