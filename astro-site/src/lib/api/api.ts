import { problemSchema, type Problem } from 'shared/problems/problem.ts';
import type * as z from 'zod/mini';
import '../zod-without-eval.ts';
import { ApiError, NoAnswerError, UnreadableAnswerError } from './api-error.ts';

export interface ApiRequest {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Sent as JSON; without it the request carries no content type and no body. */
  body?: unknown;
  headers?: Record<string, string>;
  signal?: AbortSignal;
  /** Let the request finish even when the page is left meanwhile. */
  keepalive?: boolean;
}

/**
 * Calls our API with the session's cookies.
 * @throws ApiError when the answer is not OK, NoAnswerError when there is none.
 */
export async function callApi(
  path: string,
  { body, headers, ...request }: ApiRequest = {},
): Promise<Response> {
  const response = await send(path, {
    ...request,
    credentials: 'include',
    headers: body === undefined ? headers : { 'Content-Type': 'application/json', ...headers },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  if (!response.ok) throw await refusal(response);
  return response;
}

/**
 * Calls our API and reads the answer by `schema`.
 * @throws what `callApi` throws, and UnreadableAnswerError for an answer of another shape.
 */
export async function readApi<T extends z.ZodMiniType>(
  path: string,
  schema: T,
  request?: ApiRequest,
): Promise<z.infer<T>> {
  return readAnswer(await callApi(path, request), schema);
}

/** @throws UnreadableAnswerError for an answer of another shape. */
export async function readAnswer<T extends z.ZodMiniType>(
  response: Response,
  schema: T,
): Promise<z.infer<T>> {
  const answer = schema.safeParse(await response.json().catch(() => undefined));
  if (!answer.success) throw new UnreadableAnswerError(answer.error);
  return answer.data;
}

async function send(path: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(path, init);
  } catch (error) {
    if (init.signal?.aborted) throw error;
    throw new NoAnswerError(error);
  }
}

async function refusal(response: Response): Promise<ApiError> {
  const text = await response.text().catch(() => '');
  const wait = Number(response.headers.get('Retry-After'));
  return new ApiError(
    response.status,
    text || response.statusText,
    problemIn(text),
    wait > 0 ? wait : undefined,
  );
}

function problemIn(text: string): Problem | undefined {
  try {
    return problemSchema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
