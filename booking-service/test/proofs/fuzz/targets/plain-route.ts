import fc from 'fast-check';
import type { OutgoingHttpHeaders } from 'node:http';
import { bodyOf, mediaType, methodNear, queryNear, strangeHeaders } from '../requests/hostile.ts';
import type { Route } from '../requests/run.ts';
import { send } from '../requests/wire.ts';
import type { Answer, Sent } from '../requests/wire.ts';
import { isRefusedByNode, judgeAnswer } from './judging.ts';
import type { Judged } from './judging.ts';

export interface PlainRoute extends Judged {
  origin: string;
  method?: string;
  /** As it is shown; what is asked for is made by `addresses`, or is the same. */
  path: string;
  addresses?: fc.Arbitrary<string>;
  query?: fc.Arbitrary<[string, string][]>;
  body?: fc.Arbitrary<unknown>;
  /** Who asks, by name: the headers of each are looked up when the request is sent. */
  people?: Record<string, () => OutgoingHttpHeaders>;
  /** After each answer, for whoever asked. */
  heard?: (who: string, answer: Answer) => Promise<void>;
  isReached?: (answer: Answer) => boolean;
}

interface Sample {
  sent: Sent;
  who: string;
}

/** Requests to one address that no document describes. */
export function plainRoute(route: PlainRoute): Route<Sample> {
  const { origin, method = 'GET', path } = route;
  const people: NonNullable<PlainRoute['people']> = route.people ?? { anybody: () => ({}) };
  return {
    name: `${method} ${path}`,
    sample: samplesOf(route, Object.keys(people)),
    async ask({ sent, who }) {
      const headers = { ...people[who]?.(), ...sent.headers };
      const answer = await send(origin, { ...sent, headers });
      await route.heard?.(who, answer);
      return { sent: { ...sent, headers }, answer };
    },
    judge(_sent, answer, { who }) {
      if (!isRefusedByNode(answer)) judgeAnswer(answer, route, who);
    },
    isReached: route.isReached ?? (({ status }) => status >= 200 && status < 400),
  };
}

function samplesOf(route: PlainRoute, people: string[]): fc.Arbitrary<Sample> {
  const { method = 'GET', path, addresses = fc.constant(path), query = fc.constant([]), body } = route;
  return fc
    .record({
      method: methodNear(method),
      address: addresses,
      query: fc.oneof({ weight: 1, arbitrary: fc.constant('') }, { weight: 1, arbitrary: queryNear(query) }),
      headers: strangeHeaders,
      type: mediaType,
      body: body ? bodyOf(body) : fc.constant(undefined),
      who: fc.constantFrom(...people),
    })
    .map(({ who, address, query: asked, type, ...sample }) => {
      const sendsBody = sample.body !== undefined && !['GET', 'HEAD'].includes(sample.method);
      return {
        who,
        sent: {
          method: sample.method,
          path: address + asked,
          headers: { ...(sendsBody && { 'Content-Type': type }), ...sample.headers },
          body: sendsBody ? sample.body : undefined,
        },
      };
    });
}
