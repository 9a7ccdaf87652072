import { createServer, request, type Server } from 'node:http';

/** Names the port at which the mocked API of a test listens. */
export const MOCK_HEADER = 'x-mock-api';

/** Stands where the site expects the booking service, and hands each request to the test that its page belongs to. */
export function createMockRouter(): Server {
  return createServer((asked, res) => {
    const port = Number(asked.headers[MOCK_HEADER]);
    const { method, url: path, headers } = asked;
    const onward = request({ port, host: '127.0.0.1', method, path, headers, agent: false }, (answer) => {
      res.writeHead(answer.statusCode ?? 500, answer.headers);
      answer.pipe(res);
    });
    // The test has ended, and its page with it.
    onward.on('error', () => res.destroy());
    asked.pipe(onward);
  });
}
