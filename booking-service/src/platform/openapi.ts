import { STATUS_CODES } from 'node:http';
import { changedBookingSchema } from 'shared/problems/changed-booking.ts';
import { PROBLEM_MEDIA_TYPE, problemSchema, problemTypes } from 'shared/problems/problem.ts';
import type { ProblemType } from 'shared/problems/problem.ts';
import * as z from 'zod';
import { createDocument } from 'zod-openapi';
import type {
  ZodOpenApiOperationObject,
  ZodOpenApiPathsObject,
  ZodOpenApiResponseObject,
  ZodOpenApiResponsesObject,
} from 'zod-openapi';
import type { Answer, Operation } from './routes.ts';

type StatusCode = `${1 | 2 | 3 | 4 | 5}${string}`;

const info = {
  title: 'Recording cafe booking API',
  version: '1',
  description:
    'Dates and times are wall-clock values in Seoul (Asia/Seoul); instants are ISO 8601 in UTC. Amounts are whole won. ' +
    'Every refusal is a problem (RFC 9457) whose `detail` says what to do. Changes are taken from our own website ' +
    'only: send its origin.',
};

/** A problem document with what pages do not read of every one. */
const documentedProblem = z.object({
  ...problemSchema.shape,
  changed: z.optional(changedBookingSchema),
  /** On payment routes, beside `message`. */
  success: z.literal(false).optional(),
  message: z.string().optional(),
});

/** Returns the API document of these routes: OpenAPI 3.1. */
export function apiDocument(operations: readonly Operation[]) {
  const paths: ZodOpenApiPathsObject = {};
  for (const operation of operations) {
    if (operation.summary === undefined) continue;
    const path = operation.path.replaceAll(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [operation.method]: describe(operation) };
  }
  return createDocument({ openapi: '3.1.0', info, paths });
}

const json = (schema: z.core.$ZodType) => ({ content: { 'application/json': { schema } } });
const bytes = (mediaTypes: readonly string[]) => ({
  content: Object.fromEntries(mediaTypes.map((type) => [type, { schema: z.string() }])),
});

function describe(operation: Operation): ZodOpenApiOperationObject {
  const { tag, summary, description, params, query, headers, body, answers, refusals } = operation;
  return {
    tags: [tag],
    summary,
    description,
    requestParams: {
      ...(params && { path: z.object(params) }),
      ...(query && { query: query as z.ZodObject }),
      ...(headers && { header: z.object(headers) }),
    },
    ...(body && { requestBody: 'mediaTypes' in body ? bytes(body.mediaTypes) : json(body) }),
    responses: {
      ...Object.fromEntries(Object.entries(answers).map(([code, answer]) => [code, response(code, answer)])),
      ...problemResponses(refusals),
    },
  };
}

function response(code: string, answer: Answer): ZodOpenApiResponseObject {
  const description = STATUS_CODES[code] ?? code;
  if (answer === null) return { description };
  if ('mediaTypes' in answer) return { description, ...bytes(answer.mediaTypes) };
  if ('headers' in answer)
    return {
      description,
      headers: z.object(answer.headers),
      ...(answer.schema && json(answer.schema)),
    };
  return { description, ...json(answer) };
}

/** The refusals grouped by status, as OpenAPI wants them. */
function problemResponses(types: readonly ProblemType[]): ZodOpenApiResponsesObject {
  const said = new Map<number, string>();
  for (const type of types) {
    const { status, title } = problemTypes[type];
    said.set(status, [said.get(status) ?? [], `\`${type}\`: ${title}`].flat().join('; '));
  }
  const content = { [PROBLEM_MEDIA_TYPE]: { schema: documentedProblem } };
  return Object.fromEntries(
    [...said].map(([status, description]) => [String(status) as StatusCode, { description, content }]),
  );
}
