import type { Problem } from 'shared/problems/problem.ts';
import { SITE_ORIGIN } from './config.ts';
import { inTime } from './waits.ts';

export interface Reply<Body> {
  status: number;
  headers: Headers;
  body: Body;
}

/** Calls over real HTTP, as our own pages make them. */
export interface HttpClient {
  url: string;
  get<Body = Problem>(path: string, headers?: Record<string, string>): Promise<Reply<Body>>;
  post<Body = Problem>(path: string, body: unknown, headers?: Record<string, string>): Promise<Reply<Body>>;
  /** Anything else: the request exactly as given. */
  send<Body = Problem>(path: string, init: RequestInit): Promise<Reply<Body>>;
}

export function httpClient(url: string): HttpClient {
  const send = async <Body>(path: string, init: RequestInit): Promise<Reply<Body>> => {
    const exchange = async () => {
      const response = await fetch(`${url}${path}`, init);
      return { response, text: await response.text() };
    };
    const { response, text } = await inTime(`an answer to ${init.method ?? 'GET'} ${path}`, exchange());
    // HEAD is answered with the type of what would be there.
    const isJson = init.method !== 'HEAD' && /\bjson\b/.test(response.headers.get('Content-Type') ?? '');
    return {
      status: response.status,
      headers: response.headers,
      body: (isJson ? JSON.parse(text) : text) as Body,
    };
  };
  return {
    url,
    send,
    get: (path, headers = {}) => send(path, { headers }),
    post: (path, body, headers = {}) =>
      send(path, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Origin: SITE_ORIGIN, ...headers },
        body: JSON.stringify(body),
      }),
  };
}
