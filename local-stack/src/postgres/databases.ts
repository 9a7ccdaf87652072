import pg from 'pg';

export interface DatabaseRole {
  database: string;
  role: string;
  password: string;
}

/**
 * Makes sure that the role and its database exist, that the password is the one given and that no other role may
 * connect. `adminUrl` is a superuser's connection. Returns the URL with which the role connects.
 */
export async function ensureDatabase(adminUrl: string, owner: DatabaseRole): Promise<string> {
  const database = pg.escapeIdentifier(owner.database);
  const role = pg.escapeIdentifier(owner.role);
  await withClient(adminUrl, async (client) => {
    await ensureRole(client, owner);
    const databases = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [owner.database]);
    if (!databases.rowCount) await client.query(`CREATE DATABASE ${database} OWNER ${role}`);
    await client.query(`REVOKE ALL ON DATABASE ${database} FROM PUBLIC`);
  });
  return databaseUrl(adminUrl, owner);
}

/**
 * Makes sure that a role exists which uses the database and owns nothing. The migration says what it may do with the tables.
 * Returns the URL with which it connects.
 */
export async function ensureGuest(adminUrl: string, guest: DatabaseRole): Promise<string> {
  const [database, role] = [guest.database, guest.role].map((name) => pg.escapeIdentifier(name));
  await withClient(adminUrl, async (client) => {
    await ensureRole(client, guest);
    await client.query(`GRANT CONNECT ON DATABASE ${database} TO ${role}`);
  });
  return databaseUrl(adminUrl, guest);
}

async function ensureRole(client: pg.Client, { role, password }: DatabaseRole): Promise<void> {
  const roles = await client.query('SELECT 1 FROM pg_roles WHERE rolname = $1', [role]);
  const verb = roles.rowCount ? 'ALTER' : 'CREATE';
  await client.query(
    `${verb} ROLE ${pg.escapeIdentifier(role)} LOGIN PASSWORD ${pg.escapeLiteral(password)}`,
  );
}

/** The same server as `adminUrl`, another database and role. */
export function databaseUrl(adminUrl: string, { database, role, password }: DatabaseRole): string {
  const url = new URL(onDatabase(adminUrl, database));
  url.username = encodeURIComponent(role);
  url.password = encodeURIComponent(password);
  return url.toString();
}

/** The same role on another database of the server. */
function onDatabase(adminUrl: string, database: string): string {
  const url = new URL(adminUrl);
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
