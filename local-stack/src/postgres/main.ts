import { freePort } from '../processes/ports.ts';
import { startEmbeddedPostgres } from './embedded-postgres.ts';

/**
 * `node main.ts <folder> <port> <password>`: one PostgreSQL on its own, for tests that make it crash. Prints the
 * superuser's connection and the server's pid as JSON once it answers, and ends when the server ends. SIGTERM stops it.
 * Port 0 takes a free one, and one that no outgoing connection can take while the server is down.
 */
const [folder = '', port = '', password = ''] = process.argv.slice(2);
const server = await startEmbeddedPostgres({ folder, port: Number(port) || (await freePort()), password });
process.once('SIGTERM', () => void server.stop());
process.stdout.write(`${JSON.stringify({ url: server.url, pid: server.pid })}\n`);
process.exitCode = (await server.exited) === 0 ? 0 : 1;
