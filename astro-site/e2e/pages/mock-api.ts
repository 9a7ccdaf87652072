import type { BrowserContext, Request, Route } from '@playwright/test';
import { defaultAnswers } from './defaults.ts';

/** What a mocked route answers: JSON with status 200, a problem, or a function that decides with the request at hand. */
type Answer =
  | { status?: number; json: unknown }
  | { problem: { status: number; type?: string; detail?: string; [more: string]: unknown } };
export type Answering = Answer | ((request: Request, match: RegExpExecArray) => Answer | Promise<Answer>);

/** 'GET /api/timeslots/:date': a method and a path; `:name` stands for one part of it. Query strings are not compared. */
export type RouteName = `${'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'} /api/${string}`;

export interface MockApi {
  /** Answers a route from now on; the last word counts. */
  on: (route: RouteName, answer: Answering) => void;
  /** The requests of a route so far, oldest first. */
  requests: (route: RouteName) => Request[];
  mock: (context: BrowserContext) => Promise<void>;
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

/** Plays the booking service for one test, at the network: islands send their real requests. */
export function createMockApi(): MockApi {
  const rules = Object.entries(defaultAnswers).map(([route, answer]) => ruleOf(route as RouteName, answer));
  const seen: Request[] = [];

  const matching = (request: Request) => {
    const { pathname } = new URL(request.url());
    for (const rule of rules.toReversed()) {
      const match = rule.method === request.method() ? rule.path.exec(pathname) : null;
      if (match) return { rule, match };
    }
    return undefined;
  };

  async function answer(route: Route): Promise<void> {
    const request = route.request();
    seen.push(request);
    const found = matching(request);
    // 501 is no answer of ours, so that the test fails and names the request.
    if (!found) return route.fulfill({ status: 501, body: 'This page test mocks no such request.' });
    const { rule, match } = found;
    const said = typeof rule.answer === 'function' ? await rule.answer(request, match) : rule.answer;
    if ('problem' in said)
      return route.fulfill({
        status: said.problem.status,
        contentType: 'application/problem+json',
        json: { type: 'about:blank', title: 'Problem', ...said.problem },
      });
    return route.fulfill({ status: said.status ?? 200, json: said.json });
  }

  return {
    on: (route, said) => void rules.push(ruleOf(route, said)),
    requests: (route) => {
      const { method, path } = ruleOf(route, { json: null });
      return seen.filter(
        (request) => request.method() === method && path.test(new URL(request.url()).pathname),
      );
    },
    mock: async (context) => {
      await context.route((url) => url.pathname.startsWith('/api/'), answer);
    },
  };
}
