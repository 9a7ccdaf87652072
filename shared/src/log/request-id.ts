/**
 * The header by which one request has one id from the front door to the database: the front door makes it, and whoever hands
 * the request on hands it on too.
 */
export const REQUEST_ID_HEADER = 'x-request-id';

/** No letter of it means anything in a log, in SQL or in a header. */
const shape = /^[\w-]{8,40}$/;

/**
 * The id under which a request is to be logged: what a proxy of ours has sent, or `made`. What strangers send counts only where
 * such a proxy stands in front, which writes the header anew.
 */
export function requestIdFrom(
  sent: unknown,
  { isFromProxy, made }: { isFromProxy: boolean; made: string },
): string {
  return isFromProxy && typeof sent === 'string' && shape.test(sent) ? sent : made;
}
