import express, { type Express } from 'express';
import * as z from 'zod';
import { type Faults, faultSchema } from './faults.ts';
import { inboxPage, messageFrame } from './inbox.page.ts';
import type { Mailbox, MessageFilter } from './mailbox.ts';
import { waitForMessage } from './wait-for-message.ts';

const filterSchema = z.object({ to: z.string().optional(), subject: z.string().optional() });

const waitSchema = filterSchema.extend({
  /** Only messages that came in later than the one with this id. */
  after: z.string().optional(),
  timeoutMs: z.coerce.number().int().min(0).max(120_000).default(10_000),
});

/** The inbox page for people, the JSON API for tests, and the control API for faults. */
export function createInbox(mailbox: Mailbox, faults: Faults): Express {
  const app = express();
  app.disable('x-powered-by');
  app.use(express.json());

  app.get('/healthz', (_request, response) => void response.json({ status: 'ok' }));

  app.get('/', (request, response) => {
    const filter = filterSchema.parse(request.query);
    response.type('html').send(inboxPage(mailbox.list(filter), filter));
  });
  app.get('/messages/:id', (request, response) => {
    const filter: MessageFilter = filterSchema.parse(request.query);
    const open = mailbox.get(request.params.id);
    response
      .status(open ? 200 : 404)
      .type('html')
      .send(inboxPage(mailbox.list(filter), filter, open));
  });
  app.get('/messages/:id/frame', (request, response) => {
    const message = mailbox.get(request.params.id);
    if (!message) return void response.sendStatus(404);
    // A message is somebody else's HTML: no script, no form, no origin; links open beside the inbox.
    response.setHeader(
      'Content-Security-Policy',
      "sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; img-src data: http: https:; style-src 'unsafe-inline'; font-src data:",
    );
    response.type('html').send(messageFrame(message));
  });

  app.get('/api/messages', (request, response) => {
    response.json(mailbox.list(filterSchema.parse(request.query)));
  });
  app.get('/api/messages/wait', async (request, response) => {
    const query = waitSchema.safeParse(request.query);
    if (!query.success) return void response.status(400).json({ message: z.prettifyError(query.error) });
    const stop = new AbortController();
    response.on('close', () => stop.abort());
    const message = await waitForMessage(mailbox, query.data, stop.signal);
    if (message) return void response.json(message);
    const { to = 'anybody', subject, timeoutMs } = query.data;
    const about = subject ? ` with “${subject}” in its subject` : '';
    response.status(408).json({ message: `No message to ${to}${about} came within ${timeoutMs} ms.` });
  });
  app.get('/api/messages/:id', (request, response) => {
    const message = mailbox.get(request.params.id);
    if (!message) return void response.status(404).json({ message: 'There is no such message.' });
    response.json(message);
  });
  app.get('/api/messages/:id/source', (request, response) => {
    const source = mailbox.source(request.params.id);
    if (!source) return void response.sendStatus(404);
    response.type('text/plain; charset=utf-8').send(source);
  });
  app.delete('/api/messages', async (_request, response) => {
    await mailbox.clear();
    response.sendStatus(204);
  });

  app.get('/events', (_request, response) => {
    response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' });
    response.write(': listening\n\n');
    response.on(
      'close',
      mailbox.onChange((message) => response.write(`data: ${message?.id ?? ''}\n\n`)),
    );
  });

  app.get('/control/mode', (_request, response) => void response.json({ faults: faults.list() }));
  app.post('/control/mode', (request, response) => {
    const fault = faultSchema.safeParse(request.body);
    if (!fault.success) return void response.status(400).json({ message: z.prettifyError(fault.error) });
    faults.set(fault.data);
    response.json({ faults: faults.list() });
  });
  return app;
}
