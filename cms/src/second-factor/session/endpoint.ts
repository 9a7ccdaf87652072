import { APIError, type Endpoint, type PayloadRequest } from 'payload';
import type * as z from 'zod';
import { isReason, refusal } from '../store/refusal.ts';

/** Reads what a page of ours has sent. @throws APIError 400 in the words of the schema, or those that its message names */
async function readBody<T>(req: PayloadRequest, schema: z.ZodType<T>): Promise<T> {
  const body: unknown = await req.json?.().catch(() => null);
  const parsed = schema.safeParse(body);
  if (parsed.success) return parsed.data;
  const message = parsed.error.issues[0]?.message ?? 'Unusable';
  throw isReason(message) ? refusal(req, 400, message) : new APIError(message, 400, {}, true);
}

export interface Answer {
  body?: object | null;
  headers?: Headers;
}

/** `POST /api/second-factor/…` with a JSON body, answered with JSON. */
export function post<T>(
  path: string,
  schema: z.ZodType<T>,
  answer: (req: PayloadRequest, data: T) => Promise<Answer>,
): Endpoint {
  return {
    method: 'post',
    path: `/second-factor/${path}`,
    handler: async (req) => {
      const { body, headers } = await answer(req, await readBody(req, schema));
      return Response.json(body ?? {}, headers && { headers });
    },
  };
}
