import fc from 'fast-check';
import { apiSecurityHeaders } from 'shared/http/security-headers.ts';
import { PROBLEM_MEDIA_TYPE, problemSchema } from 'shared/problems/problem.ts';
import { addSeoulDays } from 'shared/time/seoul.ts';
import { expect } from 'vitest';
import * as z from 'zod';
import { nearly } from '../../faults/requests/generators.ts';
import { fromSchema } from '../requests/from-schema.ts';
import type { Known, Schema } from '../requests/from-schema.ts';
import { bodyOf, mediaType, methodNear, partNear, queryNear, strangeHeaders } from '../requests/hostile.ts';
import type { Route } from '../requests/run.ts';
import { send } from '../requests/wire.ts';
import type { Answer, Sent } from '../requests/wire.ts';
import type { Operation } from './api-document.ts';
import { isRefusedByNode, judgeAnswer } from './judging.ts';
import type { Staff } from './desk.ts';
import type { World } from './world.ts';

/** Routes that no document shows: for operators, for the card provider, for the CMS, or the document itself. */
export const undocumented: Operation[] = [
  ...['/healthz', '/readyz', '/metrics', '/api/openapi.json', '/api/docs', '/api/docs/start.js'].map(
    (path) => ({
      ...{ method: 'GET', path, parameters: [], body: undefined, answers: new Map() },
    }),
  ),
  ...[
    'POST /internal/cms-sessions',
    'GET /internal/cms-sessions/:id',
    'DELETE /internal/cms-sessions/:id',
  ].map((route) => {
    const [method = '', path = ''] = route.split(' ');
    return { method, path, parameters: [], body: undefined, answers: new Map() };
  }),
  {
    ...{ method: 'POST', path: '/api/payments/webhook', parameters: [], answers: new Map() },
    body: {
      type: 'object',
      properties: {
        eventType: { const: 'PAYMENT_STATUS_CHANGED' },
        data: {
          type: 'object',
          properties: {
            orderId: { type: 'string' },
            paymentKey: { type: 'string' },
            status: { type: 'string' },
          },
          required: ['orderId'],
        },
      },
      required: ['eventType', 'data'],
    },
  },
];

/**
 * Where a 503 is an answer and no failure, as long as it says when to come back: passwords are hashed two at a time, and the
 * provider's ledger cannot always be asked.
 */
const sheds = /^\/api\/(auth\/(login|password|sessions|other-sessions)|admin\/users|admin\/reconciliations)/;

const got = (status: number) => (status >= 200 && status < 400) || status === 409 || status === 422;

/** Nothing lies there that could be dealt with: the right request is told so. */
const alsoReached: Record<string, number> = {
  'POST /api/admin/attention/dismissals': 404,
  'PATCH /api/auth/second-factor/passkeys/:passkeyId': 404,
  'POST /api/auth/second-factor/passkeys/:passkeyId/removal': 404,
  'POST /api/auth/second-factor/app/removal': 404,
  'POST /api/auth/sessions/:sessionId/end': 404,
  // Only the CMS has the token; the account of the tests may not edit the website.
  'POST /internal/cms-sessions': 401,
  'GET /internal/cms-sessions/:id': 401,
  'DELETE /internal/cms-sessions/:id': 401,
  'POST /api/auth/cms-tickets': 403,
  // Nobody has typed a password a moment ago, and nobody types an address twice.
  'POST /api/auth/second-step': 401,
  'POST /api/admin/personal-data/erase': 400,
  // What waits for its payment stands in no calendar.
  'GET /api/my-booking/calendar.ics': 404,
  // Nobody has asked for another address, or read a mail that can be switched off.
  'POST /api/my-booking/email/confirmation': 401,
  'POST /api/my-booking/no-reminders': 401,
  'POST /api/mail-opt-out/:link': 401,
  // Nothing was handed over of sessions that are not paid for, and the bytes of a file are no JSON.
  'PUT /api/my-booking/bookings/:bookingId/recordings/share': 404,
  'GET /api/my-booking/bookings/:bookingId/recordings.zip': 404,
  'DELETE /api/my-booking/bookings/:bookingId/recordings': 404,
  'GET /api/my-booking/recordings/:recordingId/file': 404,
  'DELETE /api/my-booking/recordings/:recordingId': 404,
  'GET /api/listen/:token': 404,
  'GET /api/listen/:token/:recordingId': 404,
  'GET /api/admin/recordings/:recordingId/file': 404,
  'PATCH /api/admin/recordings/uploads/:recordingId': 400,
  'POST /api/admin/recordings/uploads': 400,
  // Nobody has read a mail of the waitlist; of the days that are tried none is full.
  'POST /api/waitlist': 409,
  'POST /api/waitlist/wish': 401,
  'POST /api/waitlist/wish/take': 401,
  'POST /api/waitlist/wish/leave': 401,
  'DELETE /api/admin/waitlist/:wishId': 404,
  // A file is fetched by the number that its order was given.
  'GET /api/admin/exports/:exportId': 404,
  'GET /api/admin/exports/:exportId/file': 404,
  // No month of the tests is over.
  'POST /api/admin/statements/:month/close': 409,
  // No code of the tests is a voucher's, and nothing of them is paid for by one.
  'POST /api/payments/voucher': 409,
  'POST /api/payments/complete': 409,
  'POST /api/admin/vouchers/quote': 409,
  // No gift card of the tests was bought.
  'POST /api/admin/vouchers/:voucherId/give-back': 404,
  // Whoever has typed a wrong password too often.
  'POST /api/auth/password': 429,
};

interface Sample {
  sent: Sent;
  isStaff: boolean;
  /** Method and address are the ones of the document. */
  isMeant: boolean;
}

/** Requests to one operation, from somebody who is signed in and from strangers, and what the document says of answers. */
export async function serviceRoute(world: World, operation: Operation): Promise<Route<Sample>> {
  const { serviceUrl, siteOrigin } = world.desk;
  const { staff, known } = await askerOf(world, operation);
  return {
    name: `${operation.method} ${operation.path}`,
    sample: samplesOf(operation, known, siteOrigin),
    async ask({ sent, isStaff }) {
      const headers = isStaff ? { Cookie: staff.cookie(), ...sent.headers } : sent.headers;
      const answer = await send(serviceUrl, { ...sent, headers });
      const hasSession = isStaff && headers.Cookie === staff.cookie();
      const isOver = answer.status === 401 && !operation.path.startsWith('/internal/');
      if (hasSession && (isOver || endsSession(answer))) await staff.renew();
      return { sent: { ...sent, headers }, answer };
    },
    judge: (sent, answer, { isMeant }) => judge(operation, sent, answer, isMeant),
    // By its own method: every address answers OPTIONS.
    isReached: ({ status }, { method }) =>
      method === operation.method && (got(status) || status === alsoReached[`${method} ${operation.path}`]),
  };
}

/** Whoever may do what the operation does: staff, or a visitor with a page of their own. */
async function askerOf(world: World, { method, path }: Operation): Promise<{ staff: Staff; known: Known }> {
  if (path.startsWith('/api/my-booking')) {
    const { visitor, known } = await world.openVisitor();
    return { staff: visitor, known };
  }
  const staff = method === 'GET' ? world.reader : await world.desk.openStaff();
  return { staff, known: knownFor(method, path, world) };
}

function knownFor(
  method: string,
  path: string,
  { known, unopened, deletable, delivered, desk }: World,
): Known {
  if (method === 'DELETE')
    return { ...known, recordingId: path.includes('/uploads/') ? deletable.uploads : deletable.recordings };
  if (path.includes('/deliveries/')) return { ...known, bookingId: delivered };
  if (path.endsWith('/link')) return { ...known, bookingId: unopened };
  // Days to come are not signed.
  if (path.includes('/cash-ups/')) return { ...known, date: [desk.tomorrow, '2024-02-29'].map(dayBefore) };
  return known;
}

const dayBefore = (date: string) => addSeoulDays(date, -1);

const endsSession = ({ headers }: Answer) => /\b(session|visit)=;/.test(String(headers['set-cookie'] ?? ''));

function samplesOf(operation: Operation, known: Known, siteOrigin: string): fc.Arbitrary<Sample> {
  const { method, path, parameters, body } = operation;
  const of = (place: string) => parameters.filter((parameter) => parameter.in === place);
  const parts = path.split('/').map((part) => {
    if (!part.startsWith(':')) return fc.constant(part);
    const name = part.slice(1);
    // Of accounts only those that stand there for it: the others are whom the requests come from.
    const right = known[name]
      ? fc.constantFrom(...known[name])
      : fromSchema(of('path').find((one) => one.name === name)?.schema ?? {}, known, name);
    return partNear(right.map((value) => encodeURIComponent(String(value))));
  });
  const pairs = of('query').map(({ name, schema }) =>
    fc.option(fromSchema(schema, known, name).map((value): [string, string] => [name, String(value)])),
  );
  const meantHeaders = fc.record(
    Object.fromEntries(of('header').map(({ name, schema }) => [name, headerOf(schema)])),
    { requiredKeys: [] },
  );
  return fc
    .record({
      method: methodNear(method),
      parts: fc.tuple(...parts),
      query: queryNear(fc.tuple(...pairs).map((all) => all.filter((pair) => pair !== null))),
      meantHeaders,
      from: fc.ipV4(),
      headers: strangeHeaders,
      type: mediaType,
      body: body
        ? bodyOf(nearly(fromSchema(body, known) as fc.Arbitrary<Record<string, unknown>>))
        : fc.constant(undefined),
      isStaff: fc.oneof(
        { weight: 4, arbitrary: fc.constant(true) },
        { weight: 1, arbitrary: fc.constant(false) },
      ),
    })
    .map(({ isStaff, parts: found, query, type, from, ...sample }) => ({
      isStaff,
      isMeant: sample.method === method && found.slice(1).every((part) => part !== '' && !part.includes('%')),
      sent: {
        method: sample.method,
        path: found.join('/') + query,
        headers: {
          Origin: siteOrigin,
          'X-Forwarded-For': from,
          ...sample.meantHeaders,
          ...(sample.body !== undefined && { 'Content-Type': type }),
          ...sample.headers,
        },
        body: sample.method === 'GET' || sample.method === 'HEAD' ? undefined : sample.body,
      },
    }));
}

const headerOf = (schema: Schema) =>
  fromSchema(schema, {}).map((value) => String(value).replaceAll(/[^\x21-\x7e]/g, 'x') || 'x');

const securityHeaders = Object.keys(apiSecurityHeaders({ https: false }));

function judge(operation: Operation, sent: Sent, answer: Answer, isMeant: boolean): void {
  if (isRefusedByNode(answer)) return;
  const { status, headers, body } = answer;
  const isShed = () => status === 503 && headers['retry-after'] !== undefined && sheds.test(operation.path);
  judgeAnswer(answer, { securityHeaders, isMeant: isShed });
  expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  if (sent.method === 'HEAD') return;
  if (status >= 400) {
    expect(headers['content-type']).toContain(PROBLEM_MEDIA_TYPE);
    expect(z.parse(problemSchema, JSON.parse(body)).status).toBe(status);
  }
  // Whoever has the answer, whatever it says ("*"), is told that it is the same.
  if (!isMeant || operation.answers.size === 0 || status === 304) return;
  expect([...operation.answers.keys()], 'the statuses of the document').toContain(status);
  const schema = operation.answers.get(status);
  if (schema)
    expect(z.fromJSONSchema(schema as never).safeParse(JSON.parse(body)).error?.issues ?? []).toEqual([]);
}
