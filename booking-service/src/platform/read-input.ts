import type { Request } from 'express';
import * as z from 'zod';
import { bodyOf, parseAll } from './parse.ts';

export type Schema = z.core.$ZodType;
export type Shape = Record<string, Schema>;

/** A body that is no JSON, of one of these media types. */
export interface File {
  mediaTypes: readonly string[];
}

/** What a route takes. */
export interface Takes {
  params?: Shape;
  query?: Schema;
  headers?: Shape;
  body?: Schema | File;
  /** What a body that does not fit `body` is held to instead, to list every error. */
  listErrorsBy?: () => Promise<Schema>;
}

const isSchema = (body: object): body is Schema => '_zod' in body;

/** Returns the fields of a JSON body. */
export function shapeOf(body: Schema | File | undefined): Shape | undefined {
  return body && isSchema(body) ? (body as z.ZodObject).shape : undefined;
}

/** Returns what reads the parts of a request that a route declares; one refusal names the errors of all of them. */
export function reader({ params, query, headers, body, listErrorsBy }: Takes) {
  const [paramsSchema, headersSchema] = [params, headers].map((shape) => z.object(shape));
  const bodySchema = body && isSchema(body) ? body : undefined;
  return async (req: Request) => {
    const sent = bodySchema && bodyOf(req);
    const named = Object.fromEntries(Object.keys(headers ?? {}).map((name) => [name, req.get(name)]));
    const isBroken = bodySchema && listErrorsBy && !z.safeParse(bodySchema, sent).success;
    return parseAll({
      params: [params && paramsSchema, req.params],
      query: [query, req.query],
      headers: [headers && headersSchema, named],
      body: [isBroken ? await listErrorsBy() : bodySchema, sent],
    });
  };
}
