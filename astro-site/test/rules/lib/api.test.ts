import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import {
  ApiError,
  NoAnswerError,
  outcomeUnknown,
  sentenceFor,
  UnreadableAnswerError,
} from '../../../src/lib/api/api-error.ts';
import { callApi, readApi } from '../../../src/lib/api/api.ts';

interface Seen {
  method: string | undefined;
  contentType: string | undefined;
  body: string;
}

let server: Server;
let origin: string;
let seen: Seen;

const problem = {
  type: 'slot-taken',
  title: 'This time has just been taken',
  status: 409,
  detail: 'Please choose another time.',
};

const answers: Record<string, [status: number, body: string]> = {
  '/ok': [200, '{"id":7}'],
  '/problem': [409, JSON.stringify(problem)],
  '/plain': [500, 'it broke'],
  '/empty': [503, ''],
};

async function bodyOf(req: IncomingMessage): Promise<string> {
  let body = '';
  for await (const chunk of req) body += String(chunk);
  return body;
}

beforeAll(async () => {
  server = createServer((req, res) => {
    void bodyOf(req).then((body) => {
      seen = { method: req.method, contentType: req.headers['content-type'], body };
      const [status, text] = answers[req.url ?? ''] ?? [404, ''];
      res.writeHead(status, status === 503 ? { 'Retry-After': '60' } : {}).end(text);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

const failureOf = (call: Promise<unknown>) =>
  call.then(
    () => null,
    (error: unknown) => error,
  );

test('a request without a body carries neither content type nor body', async () => {
  await callApi(`${origin}/ok`);
  expect(seen).toEqual({ method: 'GET', contentType: undefined, body: '' });
});

test('a body goes out as JSON', async () => {
  await callApi(`${origin}/ok`, { method: 'POST', body: { a: 1 } });
  expect(seen).toEqual({ method: 'POST', contentType: 'application/json', body: '{"a":1}' });
});

test('the error of a refusal reads "{status}: {text}" and carries the problem', async () => {
  const error = await failureOf(callApi(`${origin}/problem`));
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({ message: `409: ${JSON.stringify(problem)}`, status: 409, problem });
  expect(sentenceFor(error, 'fallback')).toBe('Please choose another time.');
});

test('a refusal that is no problem keeps its text; an empty one gets the status text', async () => {
  expect(await failureOf(callApi(`${origin}/plain`))).toMatchObject({
    message: '500: it broke',
    problem: undefined,
  });
  expect(await failureOf(callApi(`${origin}/empty`))).toMatchObject({
    message: '503: Service Unavailable',
    retryAfterSeconds: 60,
  });
});

test('an answer is read by its schema, and one of another shape is an error that can be shown', async () => {
  expect(await readApi(`${origin}/ok`, z.object({ id: z.int() }))).toEqual({ id: 7 });
  const error = await failureOf(readApi(`${origin}/ok`, z.object({ name: z.string() })));
  expect(error).toBeInstanceOf(UnreadableAnswerError);
  expect(sentenceFor(error, '')).toBe('The answer could not be read. Please reload the page and try again.');
});

test('no answer is told from a refusal: nobody knows whether the request arrived', async () => {
  const error = await failureOf(callApi('http://127.0.0.1:1/'));
  expect(error).toBeInstanceOf(NoAnswerError);
  expect(outcomeUnknown(error)).toBe(true);
  expect(outcomeUnknown(await failureOf(callApi(`${origin}/plain`)))).toBe(true);
  expect(outcomeUnknown(await failureOf(callApi(`${origin}/problem`)))).toBe(false);
});
