import { connect } from 'node:net';
import type { Socket } from 'node:net';
import { inTime } from '../../../harness/waits.ts';
import { HANGS_AFTER_MS } from './wire.ts';

/** Bytes that are no whole request, or no request at all. What is `whole` gets an answer or is hung up on. */
interface Torn {
  bytes: (host: string, path: string) => string;
  isWhole: boolean;
}

const head = (line: string, host: string, ...headers: string[]) =>
  [`${line} HTTP/1.1`, `Host: ${host}`, ...headers, '', ''].join('\r\n');
const json = 'Content-Type: application/json';
const whole = (bytes: Torn['bytes']): Torn => ({ bytes, isWhole: true });
const brokenOff = (bytes: Torn['bytes']): Torn => ({ bytes, isWhole: false });

const tornRequests: Torn[] = [
  brokenOff((host, path) => `GET ${path} HTTP/1.1\r\nHost: ${host}\r\nX-Slow: `),
  brokenOff((host, path) => `${head(`POST ${path}`, host, json, 'Content-Length: 100')}{"a":`),
  brokenOff((host, path) => `${head(`POST ${path}`, host, json, 'Transfer-Encoding: chunked')}5\r\n{"a"`),
  brokenOff((host, path) => head(`GET ${path}`, host).repeat(20)),
  brokenOff((host, path) => head(`POST ${path}`, host, json, 'Content-Length: 9', 'Expect: 100-continue')),
  brokenOff(() => '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03'),
  brokenOff(() => ''),
  whole(() => 'hello\r\n\r\n'),
  whole((host, path) => `${head(`POST ${path}`, host, json, 'Transfer-Encoding: chunked')}zz\r\n`),
  whole((host, path) =>
    head(`POST ${path}`, host, 'Content-Length: 3', 'Content-Length: 4', 'Connection: close'),
  ),
  whole(
    (host, path) =>
      `${head(`POST ${path}`, host, 'Content-Length: 5', 'Transfer-Encoding: chunked', 'Connection: close')}0\r\n\r\n`,
  ),
  whole((_host, path) => `GET ${path} HTTP/1.1\r\nConnection: close\r\n\r\n`),
  whole((host, path) => `GET ${path} HTTP/1.0\r\nHost: ${host}\r\n\r\n`),
  whole((host, path) => `GET ${path} HTTP/9.9\r\nHost: ${host}\r\n\r\n`),
  whole((host, path) => head(`GET http://elsewhere.test${path}`, host, 'Connection: close')),
  whole((host) => head('OPTIONS *', host, 'Connection: close')),
  whole((host) => head('CONNECT elsewhere.test:443', host, 'Connection: close')),
  whole((host, path) => head(`BREW ${path}`, host, 'Connection: close')),
  whole((host, path) => head(`GET ${path}?${'a'.repeat(70_000)}`, host, 'Connection: close')),
  whole((host, path) => head(`GET ${path}`, host, `X-Long: ${'a'.repeat(70_000)}`, 'Connection: close')),
  whole((host, path) => head(`GET ${path}`, host, ...Array<string>(2_500).fill('A: b'), 'Connection: close')),
  whole((host, path) => head(`GET ${path}`, host, 'X-Nul: a\0b', 'Connection: close')),
  whole((host, path) => head(`GET ${path}`, host, 'X Space: a', 'Connection: close')),
  whole((host, path) => head(`GET ${path}`, host, 'Cookie: \xff\xfe=\x80', 'Connection: close')),
  whole((host, path) => head(`GET ${path}\xff\xfe`, host, 'Connection: close')),
  whole((host, path) => head(`GET ${path}`, host, `Host: two.test`, 'Connection: close')),
  whole((host, path) => head(`GET ${path}`, host, 'Upgrade: websocket', 'Connection: upgrade, close')),
];

/** Sends each of them to an address. @returns what went wrong: a failure as an answer, or no answer and no end. */
export async function tearAt(origin: string, path: string): Promise<string[]> {
  const { hostname, port, host } = new URL(origin);
  const faults = await Promise.all(
    tornRequests.map(async ({ bytes, isWhole }) => {
      const text = bytes(host, path);
      const socket = connect(Number(port), hostname);
      const end = isWhole ? answerOn(socket) : hungUp(socket);
      socket.write(text, 'latin1', () => {
        if (!isWhole) socket.resetAndDestroy();
      });
      const what = JSON.stringify(text.slice(0, 200));
      const answer = await inTime(`an end of ${what}`, end, HANGS_AFTER_MS).catch(String);
      socket.destroy();
      return answer === '' || /^HTTP\/1\.1 [1-4]\d\d /.test(answer)
        ? []
        : [`${what} → ${answer.slice(0, 300)}`];
    }),
  );
  return faults.flat();
}

/** What came first, or nothing when the server hung up. */
const answerOn = (socket: Socket) =>
  new Promise<string>((resolve) => {
    socket.once('data', (chunk) => resolve(chunk.toString('latin1')));
    socket.once('error', () => resolve(''));
    socket.once('close', () => resolve(''));
  });

const hungUp = (socket: Socket) =>
  new Promise<string>((resolve) => {
    socket.on('error', () => undefined);
    socket.once('close', () => resolve(''));
  });
