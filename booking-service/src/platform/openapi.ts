import { changedBookingSchema } from 'shared/problems/changed-booking.ts';
import { PROBLEM_MEDIA_TYPE, problemSchema, problemTypes } from 'shared/problems/problem.ts';
import type { ProblemType } from 'shared/problems/problem.ts';
import * as z from 'zod';
import { createDocument } from 'zod-openapi';
import type {
  ZodOpenApiMediaTypeObject,
  ZodOpenApiPathsObject,
  ZodOpenApiResponsesObject,
} from 'zod-openapi';

/** A feature's part of the API document, written next to its routes. */
export type ApiPaths = ZodOpenApiPathsObject;

type StatusCode = `${1 | 2 | 3 | 4 | 5}${string}`;

/** A problem document with what pages do not read of every one. */
const documentedProblem = z.object({
  ...problemSchema.shape,
  changed: z.optional(changedBookingSchema),
  /** On payment routes, beside `message`. */
  success: z.literal(false).optional(),
  message: z.string().optional(),
});

/** The refusals that an operation can answer with, grouped by status as OpenAPI wants them. */
export function problemResponses(...types: ProblemType[]): ZodOpenApiResponsesObject {
  const responses: ZodOpenApiResponsesObject = {};
  for (const type of types) {
    const { status, title } = problemTypes[type];
    const code: StatusCode = `${status as 400}`;
    const earlier =
      responses[code] && 'description' in responses[code] ? `${responses[code].description}; ` : '';
    responses[code] = {
      description: `${earlier}\`${type}\`: ${title}`,
      content: { [PROBLEM_MEDIA_TYPE]: { schema: documentedProblem } },
    };
  }
  return responses;
}

/** A JSON body of this shape, asked for or answered. */
export const json = (schema: NonNullable<ZodOpenApiMediaTypeObject['schema']>) => ({
  content: { 'application/json': { schema } },
});

/** Refusals of every change that staff make. */
export const adminChange = [
  'validation-failed',
  'malformed-request',
  'sign-in-required',
  'not-allowed',
  'second-factor-required',
  'other-origin',
  'payload-too-large',
  'not-ready',
] as const satisfies readonly ProblemType[];

/** Refusals of everything that staff read. */
export const adminRead = problemResponses(
  'validation-failed',
  'sign-in-required',
  'not-allowed',
  'second-factor-required',
  'too-many-requests',
  'not-ready',
);

/** OpenAPI 3.1 of all features together. */
export function apiDocument(...features: ApiPaths[]) {
  return createDocument({
    openapi: '3.1.0',
    info: {
      title: 'Recording cafe booking API',
      version: '1',
      description:
        'Dates and times are wall-clock values in Seoul (Asia/Seoul); instants are ISO 8601 in UTC. Amounts are whole won. ' +
        'Every refusal is a problem (RFC 9457) whose `detail` says what to do. Changes are taken from our own website ' +
        'only: send its origin.',
    },
    paths: Object.assign({}, ...features) as ApiPaths,
  });
}
