import { Router } from 'express';
import type { IRoute, Request, RequestHandler, Response } from 'express';
import type { ProblemType } from 'shared/problems/problem.ts';
import * as z from 'zod';
import { fieldRefusals } from './parse.ts';
import { Problem } from './problem.ts';
import { reader, shapeOf } from './read-input.ts';
import type { File, Schema, Shape, Takes } from './read-input.ts';

type Method = 'get' | 'head' | 'post' | 'put' | 'patch' | 'delete';

/**
 * `own-proof`: everybody, from any origin. `visitors`: guests who have opened their own page. `editors`: accounts that may edit the
 * website. `cms`: the CMS alone, with the token that the two share.
 */
export type Group =
  | 'everybody'
  | 'own-proof'
  | 'visitors'
  | 'signed-in'
  | 'editors'
  | 'cms'
  | 'staff'
  | 'admins'
  | 'super-admins';

/** Who may use a route, and what its handler learns about the sender. */
export interface Access<Sender extends object = object> {
  group: Group;
  refusals: readonly ProblemType[];
  /** @throws Problem one of `refusals` */
  enter: (req: Request, res: Response) => OrPromise<Sender>;
}

export const everybody: Access = { group: 'everybody', refusals: [], enter: () => ({}) };
export const ownProof: Access = { ...everybody, group: 'own-proof' };

/** A body that is no JSON: the handler reads or sends it by itself. */
export const file = (...mediaTypes: string[]): File => ({ mediaTypes });

interface WithHeaders<Body extends Schema | undefined = Schema | undefined> {
  schema: Body;
  headers: Shape;
}
/** JSON, or nothing, with the address of what was made. */
export const located = <Body extends Schema | undefined>(schema: Body): WithHeaders<Body> => ({
  schema,
  headers: { Location: z.string() },
});
/** JSON with a `version`, which is sent as `ETag` too. */
export const versioned = <Body extends Schema>(schema: Body): WithHeaders<Body> => ({
  schema,
  headers: { ETag: z.string() },
});
/** JSON of a page; one that is not the last names the cursor of the next in a header. */
export const pageOf = <Body extends Schema>(schema: Body, cursorHeader: string): WithHeaders<Body> => ({
  schema,
  headers: { [cursorHeader]: z.string().optional() },
});

/** JSON of a schema, a file, or null for no body. */
export type Answer = Schema | WithHeaders | File | null;
type Answers = Record<number, Answer>;

/** What JSON writes as `Value`: an instant may be a Date still. */
type Sent<Value> = Value extends object
  ? { readonly [Key in keyof Value]: Sent<Value[Key]> }
  : string extends Value
    ? Value | Date
    : Value;
type OrPromise<Value> = Value | Promise<Value>;
type BodyOf<One> = One extends Schema
  ? Sent<z.output<One>>
  : One extends WithHeaders<infer Body extends Schema>
    ? Sent<z.output<Body>>
    : never;

type Caller<Sender> = Sender & { req: Request; res: Response };
type Input<Sender, Params extends Shape, Query, Headers extends Shape, Body> = Caller<Sender> & {
  params: { [Name in keyof Params]: z.output<Params[Name]> };
  query: z.output<Query>;
  headers: { [Name in keyof Headers]: z.output<Headers[Name]> };
  body: Body extends Schema ? z.output<Body> : unknown;
};

/** What a route takes and answers. The API document is written from it. */
interface Options extends Takes {
  /** Without one the route is between machines, and the document leaves it out. */
  summary?: string;
  description?: string;
  /** By status; what the handler returns is sent with the lowest one. */
  answers?: Answers;
  /** Beside those that follow from access, method and input. */
  refusals?: readonly ProblemType[];
}

interface Route<
  Sender extends object,
  Params extends Shape,
  Query extends Schema,
  Headers extends Shape,
  Body extends Schema | File,
  Answered extends Answers,
> extends Options {
  params?: Params;
  query?: Query;
  headers?: Headers;
  body?: Body;
  answers?: Answered;
  /** Counts the call before its input is read. @throws Problem `too-many-requests` */
  limit?: (caller: Caller<Sender>) => Promise<void>;
  /** Returns the body of the answer, or sends it and returns nothing. */
  handle: (
    input: Input<Sender, Params, Query, Headers, Body>,
  ) => OrPromise<BodyOf<Answered[keyof Answered]> | undefined> | Promise<void>;
}

/** A route as it was added. */
export interface Operation extends Options {
  /** For example `GET /api/timeslots/:date`. */
  name: string;
  method: Method;
  path: string;
  tag: string;
  group: Group;
  answers: Answers;
  refusals: readonly ProblemType[];
}

const operations = new WeakMap<object, Operation>();

interface Layer {
  route?: { path: string; stack: readonly Layer[] };
  handle: object & { stack?: readonly Layer[] };
}

/** Returns every route below a router, in the order in which they are tried. @throws Error for one that declares nothing */
export const operationsOf = ({ stack }: { stack: readonly Layer[] }): Operation[] =>
  stack.flatMap(({ route, handle }) => {
    if (!route) return handle.stack ? operationsOf({ stack: handle.stack }) : [];
    const declared = route.stack.flatMap((layer) => operations.get(layer.handle) ?? []);
    if (declared.length === 0) throw new Error(`${route.path} was added without taggedRouter`);
    return declared;
  });

/** Returns a router and what adds routes to it. @param tag under which the API document shows them */
export function taggedRouter(tag: string) {
  const router = Router();
  const paths = new Map<string, { route: IRoute; allowed: string[] }>();

  function pathOf(path: string) {
    const known = paths.get(path);
    if (known) return known;
    const added = { route: router.route(path), allowed: [] as string[] };
    added.route.all((req, res, next) => {
      if (added.allowed.includes(req.method)) return next();
      res.set('Allow', [...added.allowed, 'OPTIONS'].join(', '));
      if (req.method === 'OPTIONS') return void res.status(204).end();
      throw new Problem('method-not-allowed', {
        code: 'method-not-allowed',
        params: { allowed: added.allowed },
      });
    });
    paths.set(path, added);
    return added;
  }

  /** Adds a route, for example `GET /api/timeslots/:date`. GET answers HEAD too. */
  function route<
    Sender extends object,
    Params extends Shape = Record<never, never>,
    Query extends Schema = z.ZodUndefined,
    Headers extends Shape = Record<never, never>,
    Body extends Schema | File = z.ZodUndefined,
    Answered extends Answers = { 200: null },
  >(
    name: `${Uppercase<Method>} ${string}`,
    access: Access<Sender>,
    options: Route<Sender, Params, Query, Headers, Body, Answered>,
  ): void {
    const [verb = '', path = ''] = name.split(' ');
    const method = verb.toLowerCase() as Method;
    const inPath = [...path.matchAll(/:(\w+)/g)].map(([, part]) => part);
    if (inPath.join() !== Object.keys(options.params ?? {}).join())
      throw new Error(`${name} has to declare the params ${inPath.join()}, in this order`);
    const { limit, handle, ...described } = options;
    const answers: Answers = options.answers ?? { 200: null };
    const [status = 200] = Object.keys(answers).map(Number);
    const read = reader(options);

    const answer: RequestHandler = async (req, res) => {
      const caller = { ...(await access.enter(req, res)), req, res } as Caller<Sender>;
      await limit?.(caller);
      const input = await read(req);
      res.status(status);
      const body = await handle(Object.assign(caller, input) as Input<Sender, Params, Query, Headers, Body>);
      send(res, answers[status] ?? null, body);
    };

    const refusals = new Set([
      ...refusalsOf(method, access.group, options),
      ...access.refusals,
      ...(options.refusals ?? []),
    ]);
    const { group } = access;
    operations.set(answer, {
      ...described,
      ...{ name, method, path, tag, group, answers, refusals: [...refusals] },
    });
    const { route: added, allowed } = pathOf(path);
    allowed.push(...(method === 'get' ? ['GET', 'HEAD'] : [verb]));
    added[method](answer);
  }

  return { router, route };
}

/** Refusals that follow from what a route is. */
function refusalsOf(
  method: Method,
  group: Group,
  { params, query, headers, body, limit }: Options & { limit?: unknown },
): ProblemType[] {
  const isRead = method === 'get' || method === 'head';
  const changes = ['malformed-request', 'payload-too-large'] as const;
  return [
    ...(params || query || headers || body ? (['validation-failed'] as const) : []),
    ...(isRead ? [] : changes),
    ...(isRead || group === 'own-proof' ? [] : (['other-origin'] as const)),
    ...(isRead || limit ? (['too-many-requests'] as const) : []),
    'not-ready',
    ...[params, headers, shapeOf(body)].flatMap((shape) => (shape ? fieldRefusals(shape) : [])),
  ];
}

function send(res: Response, answer: Answer, body: unknown): void {
  if (body === undefined) {
    if (answer === null && !res.headersSent) res.end();
    return;
  }
  if (answer && 'headers' in answer && 'ETag' in answer.headers)
    res.set('ETag', `"${(body as { version: number }).version}"`);
  res.json(body);
}
