/** Starts a Postgres, writes a row, prints the server's pid and waits to be killed. */
import { withClient } from '../../../src/postgres/databases.ts';
import { startEmbeddedPostgres } from '../../../src/postgres/embedded-postgres.ts';
import { freePort } from '../../../src/processes/ports.ts';

const [folder = '', password = ''] = process.argv.slice(2);
const server = await startEmbeddedPostgres({ folder, port: await freePort(), password });
await withClient(server.url, (client) => client.query('CREATE TABLE left_behind AS SELECT 1 AS row'));
process.stdout.write(String(server.pid));
