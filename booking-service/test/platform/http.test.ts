import { expect, test } from 'vitest';
import { startTestService } from '../harness/service.ts';

const service = await startTestService();

test('an address that nobody serves is a problem with a sentence', async () => {
  const { status, headers, body } = await service.get('/api/nothing');
  expect(status).toBe(404);
  expect(headers.get('Content-Type')).toContain('application/problem+json');
  expect(body).toEqual({
    type: 'not-found',
    title: 'Nothing is here under that address',
    status: 404,
    detail: 'There is nothing under this address. Please check it for typing mistakes.',
  });
});

test('the health routes answer', async () => {
  expect(await service.get('/healthz')).toMatchObject({ status: 200, body: { status: 'ok' } });
});
