import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import { createServer, type Server } from 'node:https';
import { join } from 'node:path';
import { startFauxqs } from 'fauxqs';
import { startMailCatcher } from '../../../local-stack/src/mail-catcher/mail-catcher.ts';
import { startSimulator } from '../../../local-stack/src/payment-simulator/simulator.ts';
import { rehearsalHosts } from '../rehearsal.ts';

export const bucketPort = 9000;
/** pgBackRest speaks to a bucket by TLS alone. */
export const backupHost = 'bucket.example.com';
export const backupPort = 9443;
const keys = { clientKey: 'live_ck_rehearsal', secretKey: 'live_sk_rehearsal' };

/** Hands everything that comes over TLS on to a port of this machine, which has it without. */
function behindTls(certificate: { cert: Buffer; key: Buffer }, port: number, host: string): Server {
  return createServer({ ...certificate, keepAliveTimeout: 60_000 }, (req, res) => {
    const { method, url: path } = req;
    // By its address: a name would be taken for that of a bucket.
    const headers = { ...req.headers, host: `${host}:${port}` };
    const passed = request({ port, host, method, path, headers });
    passed.on('response', (answer) => {
      res.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(res);
    });
    passed.on('error', () => res.destroy());
    // Whoever asked may be gone with the whole machine.
    req.on('error', () => passed.destroy());
    req.pipe(passed);
  });
}

async function listening(server: Server, port: number, address: string): Promise<Server> {
  server.listen(port, address);
  await once(server, 'listening');
  return server;
}

/** The address of this machine under which the one at `address` reaches it. */
export async function ownAddressFor(address: string): Promise<string> {
  const socket = createSocket('udp4');
  // Chooses the way there, and sends nothing.
  socket.connect(9, address);
  await once(socket, 'connect');
  const own = socket.address().address;
  socket.close();
  return own;
}

/**
 * What the product finds outside: the card provider behind TLS, a mail server and a bucket, all at `address`. The provider and the mail
 * server have the ports that they have everywhere.
 *
 * @param folder has `cert.pem` and `key.pem` for `rehearsalHosts.standIns`
 */
export async function openOutside(address: string, folder: string) {
  const [cert, key] = ['cert.pem', 'key.pem'].map((name) => readFileSync(join(folder, name)));
  if (!cert || !key) throw new Error(`No certificate in ${folder}`);
  const simulator = await startSimulator({
    publicUrl: `https://${rehearsalHosts.browserSdk}`,
    // The provider of the rehearsal tells nothing by itself; payments go without.
    merchants: [{ ...keys, webhookUrl: null }],
  });
  const tls = (port: number, host: string) => behindTls({ cert, key }, port, host);
  const provider = await listening(tls(simulator.port, '127.0.0.1'), 443, address);
  const mail = await startMailCatcher({
    folder: join(folder, 'mail'),
    smtpPort: 587,
    inboxPort: 0,
    host: address,
    certificate: { cert: cert.toString(), key: key.toString() },
  });
  const bucket = await startFauxqs({
    port: bucketPort,
    host: address,
    logger: false,
    dataDir: join(folder, 'bucket'),
    init: { buckets: ['recordings', 'media', 'backups'] },
  });
  const backups = await listening(tls(bucketPort, address), backupPort, address);
  return {
    simulatorUrl: simulator.url,
    /** Whoever is connected may be gone with its machine, so nobody waits for the last connection to end. */
    close() {
      for (const server of [provider, backups]) {
        server.closeAllConnections();
        server.close();
      }
      void Promise.allSettled([mail.stop(), simulator.stop(), bucket.stop()]);
    },
  };
}
