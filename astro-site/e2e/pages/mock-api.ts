import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { BrowserContext, Request } from '@playwright/test';
import { defaultAnswers } from './defaults.ts';
import { MOCK_HEADER } from './mock-router.ts';

/** A request as it arrived at the place of the booking service. */
type ApiRequest = Pick<Request, 'method' | 'url' | 'headers' | 'postDataJSON'>;

/** What a mocked route answers: JSON with status 200, a problem, or a function that decides with the request at hand. */
type Answer =
  | { status?: number; json: unknown }
  | { problem: { status: number; type?: string; detail?: string; [more: string]: unknown } };
export type Answering = Answer | ((request: ApiRequest, match: RegExpExecArray) => Answer | Promise<Answer>);

/** 'GET /api/timeslots/:date': a method and a path; `:name` stands for one part of it. Query strings are not compared. */
export type RouteName = `${'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'} /api/${string}`;

export interface MockApi {
  /** Answers a route from now on; the last word counts. */
  on: (route: RouteName, answer: Answering) => void;
  /** The requests of a route so far, oldest first. */
  requests: (route: RouteName) => ApiRequest[];
  mock: (context: BrowserContext) => Promise<void>;
  /** Answers nothing more. */
  close: () => void;
}

interface Rule {
  method: string;
  path: RegExp;
  answer: Answering;
}

const ruleOf = (route: RouteName, answer: Answering): Rule => {
  const [method = '', path = ''] = route.split(' ');
  return { method, path: new RegExp(`^${path.replace(/:\w+/g, '([^/]+)')}$`), answer };
};

/**
 * Plays the booking service for one test: islands send their real requests, the site hands them on. It listens by itself, because
 * a browser whose requests are intercepted keeps no copies of files and asks the test about each of them.
 */
export async function startMockApi(): Promise<MockApi> {
  const rules = Object.entries(defaultAnswers).map(([route, answer]) => ruleOf(route as RouteName, answer));
  const seen: ApiRequest[] = [];

  const matching = (request: ApiRequest) => {
    const { pathname } = new URL(request.url());
    for (const rule of rules.toReversed()) {
      const match = rule.method === request.method() ? rule.path.exec(pathname) : null;
      if (match) return { rule, match };
    }
    return undefined;
  };

  async function answer(asked: IncomingMessage, res: ServerResponse): Promise<void> {
    const request = await requestOf(asked);
    seen.push(request);
    const found = matching(request);
    // 501 is no answer of ours, so that the test fails and names the request.
    if (!found) return void res.writeHead(501).end('This page test mocks no such request.');
    const { rule, match } = found;
    const said = typeof rule.answer === 'function' ? await rule.answer(request, match) : rule.answer;
    const [status, type, json] =
      'problem' in said
        ? [said.problem.status, 'problem+json', { type: 'about:blank', title: 'Problem', ...said.problem }]
        : [said.status ?? 200, 'json', said.json];
    const headers = { 'content-type': `application/${type}`, 'cache-control': 'no-store' };
    if (status === 204) res.writeHead(204).end();
    else res.writeHead(status, headers).end(JSON.stringify(json));
  }

  const server = createServer((asked, res) => void answer(asked, res));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    on: (route, said) => void rules.push(ruleOf(route, said)),
    requests: (route) => {
      const { method, path } = ruleOf(route, { json: null });
      return seen.filter(
        (request) => request.method() === method && path.test(new URL(request.url()).pathname),
      );
    },
    mock: (context) => context.setExtraHTTPHeaders({ [MOCK_HEADER]: String(port) }),
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

async function requestOf(asked: IncomingMessage): Promise<ApiRequest> {
  const body = await text(asked);
  const headers = Object.fromEntries(
    Object.entries(asked.headers).map(([name, value]) => [name, String(value)]),
  );
  return {
    method: () => asked.method ?? '',
    url: () => `http://${headers['host'] ?? 'localhost'}${asked.url ?? ''}`,
    headers: () => headers,
    postDataJSON: () => (body === '' ? null : (JSON.parse(body) as unknown)),
  };
}
