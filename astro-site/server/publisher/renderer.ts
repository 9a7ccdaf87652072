import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { readAddress } from 'shared/languages/read-address.ts';
import * as z from 'zod';
import { get } from '../http/get.ts';

type Handler = (
  req: IncomingMessage,
  res: ServerResponse,
  next: () => void,
  locals: App.Locals,
) => Promise<void>;

interface RenderedPage {
  status: number;
  contentType: string;
  body: string;
  /** Sources of the inline scripts, for the content security policy. */
  scriptHashes: string[];
}

export interface Renderer {
  /**
   * Renders one address with the given content: its page, in its language.
   *
   * @throws Error when the page fails to render; nothing half-made is ever returned.
   */
  render(path: string, locals: Omit<App.Locals, 'locale'>): Promise<RenderedPage>;
  close(): Promise<void>;
}

/** Opens the built Astro app on a loopback port of its own, so that pages are rendered as any visitor would get them. */
export async function openRenderer(buildDir: string): Promise<Renderer> {
  const entry: unknown = await import(pathToFileURL(join(buildDir, 'server/entry.mjs')).href);
  const handler = z
    .object({ handler: z.custom<Handler>((value) => typeof value === 'function') })
    .parse(entry).handler;
  const pending = new Map<string, App.Locals>();
  let count = 0;

  const server = createServer((req, res) => {
    const locals = pending.get(String(req.headers['x-render']));
    if (!locals) return void res.writeHead(404).end();
    void handler(req, res, () => res.writeHead(404).end(), locals);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  return {
    async render(path, locals) {
      const ticket = String(++count);
      const { locale, page } = readAddress(path);
      pending.set(ticket, { ...locals, locale });
      try {
        const response = await get(origin + page, { headers: { 'x-render': ticket }, redirect: 'manual' });
        const body = await response.text();
        const expected = page === '/404' ? 404 : 200;
        if (response.status !== expected)
          throw new Error(`${path} answered ${response.status} instead of ${expected}`);
        return {
          status: response.status,
          contentType: response.headers.get('content-type') ?? 'text/html; charset=utf-8',
          body,
          scriptHashes: scriptHashes(response.headers.get('content-security-policy') ?? ''),
        };
      } finally {
        pending.delete(ticket);
      }
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function scriptHashes(policy: string): string[] {
  const directive = policy.split(';').find((part) => part.trim().startsWith('script-src'));
  return directive?.match(/'sha(256|384|512)-[^']+'/g) ?? [];
}
