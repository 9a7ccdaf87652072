import { connect } from 'node:net';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type MailCatcher, startMailCatcher } from '../../../src/mail-catcher/mail-catcher.ts';
import type { CaughtMessage } from '../../../src/mail-catcher/message.ts';
import { useScratchFolder } from '../../support/scratch-folder.ts';

const scratch = useScratchFolder();
let folder: string;
let catcher: MailCatcher;

const start = () => startMailCatcher({ folder, smtpPort: 0, inboxPort: 0 });

beforeAll(async () => {
  folder = scratch.path;
  catcher = await start();
});
afterAll(() => catcher.stop());

/** A whole SMTP conversation, one answer per line said. Resolves with the answers until the server hangs up. */
async function converse(lines: string[]): Promise<string[]> {
  const { hostname, port } = new URL(catcher.smtpUrl);
  const socket = connect(Number(port), hostname);
  const answers: string[] = [];
  for await (const answer of createInterface({ input: socket })) {
    answers.push(answer);
    const isLastOfAnswer = answer[3] === ' ';
    const next = isLastOfAnswer ? lines.shift() : undefined;
    if (next !== undefined) socket.write(`${next}\r\n`);
    else if (isLastOfAnswer) socket.end();
  }
  return answers;
}

const mail = (to: string, subject: string, body = 'See you at the booth.') => [
  'EHLO test',
  'MAIL FROM:<cafe@example.com>',
  `RCPT TO:<${to}>`,
  'DATA',
  `From: Cafe <cafe@example.com>\r\nTo: <${to}>\r\nSubject: ${subject}\r\nMessage-ID: <${subject}@example.com>\r\n\r\n${body}\r\n.`,
  'QUIT',
];

const get = async <T>(path: string) => (await (await fetch(`${catcher.url}${path}`)).json()) as T;
const list = (to: string) => get<CaughtMessage[]>(`/api/messages?to=${to}`);
const control = (fault: object) =>
  fetch(`${catcher.url}/control/mode`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(fault),
  });

describe('the mail catcher', () => {
  test('takes mail over SMTP and lists it newest first', async () => {
    await converse(mail('Guest@Example.com', 'first'));
    await converse(mail('guest@example.com', 'second'));
    expect((await list('GUEST@example.com')).map(({ subject }) => subject)).toEqual(['second', 'first']);
  });

  test('answers a waiting test as soon as the message is there', async () => {
    const waiting = get<CaughtMessage>(
      '/api/messages/wait?to=late@example.com&subject=ticket&timeoutMs=10000',
    );
    await converse(mail('late@example.com', 'other'));
    await converse(mail('late@example.com', 'Your Ticket'));
    expect((await waiting).subject).toBe('Your Ticket');
  });

  test('says so when nothing comes in time', async () => {
    const response = await fetch(`${catcher.url}/api/messages/wait?to=nobody@example.com&timeoutMs=20`);
    expect(response.status).toBe(408);
    expect(await response.json()).toEqual({ message: 'No message to nobody@example.com came within 20 ms.' });
  });

  test('keeps its messages over a restart', async () => {
    await converse(mail('keeper@example.com', 'kept'));
    await catcher.stop();
    catcher = await start();
    expect((await list('keeper@example.com')).map(({ subject }) => subject)).toEqual(['kept']);
  });

  test('shows a message in a frame that can run no script', async () => {
    await converse(mail('frame@example.com', 'framed'));
    const [message] = await list('frame@example.com');
    const page = await (await fetch(`${catcher.url}/messages/${message?.id}`)).text();
    expect(page).not.toContain('allow-scripts');
    const frame = await fetch(`${catcher.url}/messages/${message?.id}/frame`);
    expect(frame.headers.get('Content-Security-Policy')).toContain("default-src 'none'");
  });

  test('escapes a hostile subject in the list', async () => {
    await converse(mail('hostile@example.com', '<img src=x onerror=alert(1)>'));
    const page = await (await fetch(`${catcher.url}/?to=hostile@example.com`)).text();
    expect(page).toContain('&lt;img src=x onerror=alert(1)&gt;');
    expect(page).not.toContain('<img src=x');
  });

  test('refuses a recipient as often as it is told, then accepts again', async () => {
    await control({ mode: 'reject', to: 'refused@example.com', code: 550, times: 1 });
    expect(await converse(mail('refused@example.com', 'no'))).toContainEqual(expect.stringMatching(/^550 /));
    await converse(mail('refused@example.com', 'yes'));
    expect((await list('refused@example.com')).map(({ subject }) => subject)).toEqual(['yes']);
  });

  test('can take a message and hang up instead of saying so', async () => {
    await control({ mode: 'cut-after-data', to: 'cut@example.com', times: 1 });
    const answers = await converse(mail('cut@example.com', 'taken'));
    expect(answers.at(-1)).toMatch(/^354 /);
    expect(await list('cut@example.com')).toHaveLength(1);
  });

  test('can fall silent for one recipient while others are served', async () => {
    await control({ mode: 'hang', to: 'silence@example.com' });
    const { hostname, port } = new URL(catcher.smtpUrl);
    const silent = connect(Number(port), hostname);
    silent.write('EHLO test\r\nMAIL FROM:<a@example.com>\r\nRCPT TO:<silence@example.com>\r\n');
    await converse(mail('served@example.com', 'served'));
    expect(await list('served@example.com')).toHaveLength(1);
    expect(await list('silence@example.com')).toHaveLength(0);
    silent.destroy();
    await control({ mode: 'accept', to: 'silence@example.com' });
  });

  test('refuses a mode it does not know', async () => {
    expect((await control({ mode: 'explode' })).status).toBe(400);
  });

  test('forgets everything when asked to', async () => {
    await converse(mail('gone@example.com', 'gone'));
    expect((await fetch(`${catcher.url}/api/messages`, { method: 'DELETE' })).status).toBe(204);
    expect(await get('/api/messages')).toEqual([]);
  });
});
