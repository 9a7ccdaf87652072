import fc from 'fast-check';
import { addSeoulDays } from 'shared/time/seoul.ts';
import { TOMORROW } from '../../../harness/clock.ts';
import { nearly, pathPart } from './generators.ts';
import {
  rightAbandon,
  rightBooking,
  rightConfirm,
  rightEnquiry,
  rightInitialize,
  rightLogin,
  rightSecondStep,
  rightWebhook,
} from './right-bodies.ts';
import type { Stage } from './stage.ts';

export interface Route {
  method: 'GET' | 'POST';
  path: fc.Arbitrary<string>;
  body?: fc.Arbitrary<unknown>;
  /** Answers that some requests must have got: otherwise they have not reached what they are about. */
  reaches: number[];
  /** May send people away for a moment, saying for how long (503 with Retry-After). */
  sheds?: true;
}

const query = (address: string) => fc.webQueryParameters().map((text) => `${address}?${text}`);
const get = (path: fc.Arbitrary<string>, ...reaches: number[]): Route => ({ method: 'GET', path, reaches });
const post = (path: string, right: fc.Arbitrary<Record<string, unknown>>, ...reaches: number[]): Route => ({
  ...{ method: 'POST', path: fc.constant(path), body: nearly(right), reaches },
});
const somewhere = pathPart.map((part) => `/api/${part}`);
const someDay = fc.oneof(
  fc.nat({ max: 120 }).map((day) => addSeoulDays(TOMORROW, day)),
  pathPart,
);

/** Every route that strangers reach; the authorization matrix lists them too. */
export const publicRoutes = (stage: Stage): Record<string, Route> => ({
  'GET /api/addons': get(query('/api/addons'), 200),
  'GET /api/rules': get(query('/api/rules'), 200),
  'GET /api/timeslots/:date': get(
    fc
      .tuple(someDay, fc.constantFrom('', '?people=3', '?people=0'))
      .map((parts) => `/api/timeslots/${parts.join('')}`),
    ...[200, 400],
  ),
  'GET /api/openapi.json': get(query('/api/openapi.json'), 200),
  'GET /api/docs': get(query('/api/docs'), 200),
  'GET /api/auth/user': get(query('/api/auth/user'), 401),
  'POST /api/bookings': post('/api/bookings', rightBooking, 201, 400, 409, 422),
  'POST /api/enquiries': post('/api/enquiries', rightEnquiry, 201, 400),
  'POST /api/payments/initialize': post(
    '/api/payments/initialize',
    rightInitialize(stage),
    200,
    400,
    404,
    409,
  ),
  'POST /api/payments/confirm': post('/api/payments/confirm', rightConfirm(stage), 200, 400, 404, 409),
  'POST /api/payments/abandon': post('/api/payments/abandon', rightAbandon(stage), 200, 400, 404, 409),
  'POST /api/payments/webhook': post('/api/payments/webhook', rightWebhook(stage), 200),
  // Passwords are hashed two at a time, and whoever comes on top is sent away.
  'POST /api/auth/login': { ...post('/api/auth/login', rightLogin(stage), 200, 400, 401), sheds: true },
  'POST /api/auth/second-step': post('/api/auth/second-step', rightSecondStep, 400, 401),
  'POST /api/auth/logout': post('/api/auth/logout', fc.constant({}), 204),
  'GET /api/:anything': get(somewhere, 404),
});
