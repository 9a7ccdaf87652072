import pg from 'pg';

export interface DatabaseOwner {
  database: string;
  role: string;
  password: string;
}

/**
 * Makes sure that the role and its database exist, that the password is the one given and that no other role may
 * connect. `adminUrl` is a superuser's connection. Returns the URL with which the role connects.
 */
export async function ensureDatabase(adminUrl: string, owner: DatabaseOwner): Promise<string> {
  const database = pg.escapeIdentifier(owner.database);
  const role = pg.escapeIdentifier(owner.role);
  await withClient(adminUrl, async (client) => {
    const roles = await client.query('SELECT 1 FROM pg_roles WHERE rolname = $1', [owner.role]);
    const verb = roles.rowCount ? 'ALTER' : 'CREATE';
    await client.query(`${verb} ROLE ${role} LOGIN PASSWORD ${pg.escapeLiteral(owner.password)}`);
    const databases = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [owner.database]);
    if (!databases.rowCount) await client.query(`CREATE DATABASE ${database} OWNER ${role}`);
    await client.query(`REVOKE ALL ON DATABASE ${database} FROM PUBLIC`);
  });
  return databaseUrl(adminUrl, owner);
}

/** The same server as `adminUrl`, another database and role. */
export function databaseUrl(adminUrl: string, { database, role, password }: DatabaseOwner): string {
  const url = new URL(adminUrl);
  url.username = encodeURIComponent(role);
  url.password = encodeURIComponent(password);
  url.pathname = `/${encodeURIComponent(database)}`;
  return url.toString();
}

/** Runs `work` on one connection, and closes it whatever happens. */
export async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
