/** What a kept connection says that the other side had closed before it took the request. */
const closedBefore = ['UND_ERR_SOCKET', 'ECONNRESET'];

function wasClosed(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined;
  return cause instanceof Error && 'code' in cause && closedBefore.includes(String(cause.code));
}

/**
 * GET over connections that are kept. Whoever answers closes an idle one after some seconds, and a busy machine hears of it
 * too late: the request is then made once more. Reading changes nothing, so twice is as good as once.
 *
 * @throws TypeError as `fetch` does
 */
export async function get(
  url: URL | string,
  init: Omit<RequestInit, 'method' | 'body'> = {},
): Promise<Response> {
  try {
    return await fetch(url, init);
  } catch (error) {
    if (!wasClosed(error)) throw error;
    return fetch(url, init);
  }
}
