import { randomUUID } from 'node:crypto';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { REQUEST_ID_HEADER, requestIdFrom } from 'shared/log/request-id.ts';
import { enterRequest } from '../requests/current-request.ts';

/** Next refuses a method that it does not know at an address of the API, and fails over it elsewhere. */
const refused = { method: 'REFUSED', url: '/api/refused' };
/** All that anything here takes. Next fails over building a request with some of the others. */
const usableMethods = new Set(['GET', 'HEAD', 'OPTIONS', 'POST', 'PUT', 'PATCH', 'DELETE']);
const readingMethods = new Set(['GET', 'HEAD']);
/** What takes more than a GET; everything else is files. */
const takesMore = /^\/(?:api|admin|healthz)(?:[/?]|$)/;

const isRefused = ({ method = '', url = '' }: IncomingMessage) =>
  !usableMethods.has(method) || (!readingMethods.has(method) && !takesMore.test(url));

/** What a file may be asked for with and Next answers with a failure of its own where it does not hold. Files are small. */
const conditions = ['if-match', 'if-unmodified-since', 'if-range', 'range'];

const isReadable = (address: string) => {
  try {
    decodeURIComponent(address);
    return true;
  } catch {
    return false;
  }
};

/** One address for each thing: Next would lead there by a redirect that carries none of our headers. */
function tidyAddress(address: string): string {
  const [path = ''] = address.split('?', 1);
  if (!/^\/+api\b/.test(path)) return address;
  const { pathname } = new URL(path.replaceAll(/\/{2,}/g, '/'), 'http://cms');
  return pathname.replace(/(?<=.)\/$/, '') + address.slice(path.length);
}

/**
 * What has to be settled before Next builds its own request: what it answers with a failure of its own.
 */
function tidyIncomingRequest(request: IncomingMessage, response: ServerResponse): void {
  const address = tidyAddress(request.url ?? '');
  const [path = ''] = address.split('?', 1);
  request.url = isReadable(path) ? address : '/unreadable-address';
  if (isRefused(request)) {
    Object.assign(request, refused);
    response.setHeader('cache-control', 'no-store');
  }
  if (!takesMore.test(request.url))
    for (const condition of conditions) Reflect.deleteProperty(request.headers, condition);
}

/** Under which id the request is logged, from the proxy in front to the database; the answer says it. */
function nameRequest(request: IncomingMessage, response: ServerResponse, isFromProxy: boolean): void {
  const requestId = requestIdFrom(request.headers[REQUEST_ID_HEADER], { isFromProxy, made: randomUUID() });
  request.headers[REQUEST_ID_HEADER] = requestId;
  response.setHeader(REQUEST_ID_HEADER, requestId);
  enterRequest(requestId);
}

const REQUEST_COMES = 'http.server.request.start';

/**
 * From now on for every request to this process; Node tells of each before the server gets it.
 *
 * @returns what ends it
 */
export function tidyIncomingRequests({ trustedProxies }: { trustedProxies: number }): () => void {
  const tidy = (message: unknown) => {
    const { request, response } = message as { request: IncomingMessage; response: ServerResponse };
    nameRequest(request, response, trustedProxies > 0);
    tidyIncomingRequest(request, response);
  };
  subscribe(REQUEST_COMES, tidy);
  return () => unsubscribe(REQUEST_COMES, tidy);
}
