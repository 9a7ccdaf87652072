import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { get } from '../../../server/http/get.ts';

/** What becomes of each request, in turn: an answer, or a connection that is closed without one. */
async function serve(...turns: ('answered' | 'closed')[]) {
  const asked: string[] = [];
  const server = createServer((req, res) => {
    asked.push(req.url ?? '');
    if (turns.shift() === 'closed') return void req.socket.destroy();
    res.end('here');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closing.push(() => new Promise((resolve) => (server.close(() => resolve()), server.closeAllConnections())));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/page`, asked, server };
}
const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

it('asks once more where a kept connection was closed under the request', async () => {
  const { url, asked } = await serve('answered', 'closed', 'answered');
  await (await get(url)).text();
  expect(await (await get(url)).text()).toBe('here');
  expect(asked).toHaveLength(3);
});

it('asks no third time, and does not ask again whom it cannot reach', async () => {
  const { url, asked, server } = await serve('closed', 'closed', 'answered');
  await expect(get(url)).rejects.toThrow('fetch failed');
  expect(asked).toHaveLength(2);
  await new Promise<void>((resolve) => server.close(() => resolve()));
  await expect(get(url)).rejects.toMatchObject({ cause: { code: 'ECONNREFUSED' } });
});
