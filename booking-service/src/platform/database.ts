import pg from 'pg';
import { inPartOf } from 'shared/tracing/tracing.ts';
import { currentId, nextStatementName } from './current-work.ts';
import type { Logger } from './logger.ts';
import { createNewsSender, NOTIFY } from './news-sender.ts';

/** Anything that answers SQL: the pool, or one transaction. Rows are typed by the caller, next to the SQL. */
export interface Queryable {
  query<Row extends object = Record<string, unknown>>(
    text: string,
    values?: readonly unknown[],
  ): Promise<{ rows: Row[]; rowCount: number }>;
}

/** Says to every copy of the service, `news.ts`, that something is another than it was. */
export interface Teller {
  /**
   * What was changed is heard of once it is there for everybody to read: in a transaction when that has ended well, and at most
   * a moment later.
   *
   * @param topic what followers follow, for example `day/2026-11-26`
   */
  tell(topic: string): void;
}

/** A transaction that is open. Functions that take this type do their work in the caller's transaction. */
export interface Transaction extends Queryable, Teller {
  /** Only here so that the pool cannot be passed by mistake where a transaction is needed. */
  readonly inTransaction: true;
}

export interface Database extends Queryable, Teller {
  transaction<Result>(work: (trx: Transaction) => Promise<Result>): Promise<Result>;
  poolState(): { total: number; idle: number; waiting: number };
  close(): Promise<void>;
}

const INT8 = 20;

/** bigint columns hold content versions and ids far below 2^53, so they are read as numbers. */
const types: pg.CustomTypesConfig = {
  getTypeParser: ((id: number, format?: 'text' | 'binary') =>
    id === INT8 && format !== 'binary'
      ? Number
      : pg.types.getTypeParser(id, format)) as typeof pg.types.getTypeParser,
};

/** Statements stay prepared per connection. Texts come from the code, never from input, so their number is small. */
const statementNames = new Map<string, string>();

function statementName(text: string): string {
  let name = statementNames.get(text);
  if (name === undefined) {
    name = `s${statementNames.size}`;
    statementNames.set(text, name);
  }
  return name;
}

/** What a trace says of a statement: its text comes from the code, and its values are no part of it. */
const told = (text: string) => ({ 'db.system.name': 'postgresql', 'db.query.text': text });

/** A prepared statement as the driver takes it; its type does not know the portal. */
interface PreparedQuery extends pg.QueryConfig {
  portal: string | undefined;
}

/**
 * Statements by themselves run in a portal that is named after their request, so that what Postgres logs of slow ones says
 * whose they are, and they stay prepared. In a transaction portals would live on until its end: there the connection is
 * named instead.
 */
function queryable(
  target: Pick<pg.Pool | pg.ClientBase, 'query'>,
  portalName: () => string | undefined,
): Queryable {
  return {
    async query<Row extends object>(text: string, values: readonly unknown[] = []) {
      const name = statementName(text);
      const statement: PreparedQuery = { name, text, values: [...values], portal: portalName() };
      const result = await inPartOf('statement', { kind: 'client', attributes: told(text) }, () =>
        target.query<Row & pg.QueryResultRow>(statement),
      );
      return { rows: result.rows, rowCount: result.rowCount ?? 0 };
    },
  };
}

/** What the service's connections are called in `pg_stat_activity`. */
const APPLICATION = 'booking-service';

export interface DatabaseOptions {
  url: string;
  poolSize: number;
  log: Logger;
}

export function openDatabase({ url, poolSize, log }: DatabaseOptions): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    types,
    // The wait for one's turn counts too: in a rush, waiting some seconds beats being sent away.
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: 30_000,
    // How long a statement may take stands with the role (`session-limits.ts`): a pooler takes no such settings from a client.
    // A machine that is gone says nothing: whoever waits for its answer gives up after some seconds.
    keepAlive: true,
    keepAliveInitialDelayMillis: 2_000,
    application_name: APPLICATION,
  });
  // A connection that breaks while idle is replaced by the pool; without a listener it would end the process.
  pool.on('error', (error) => log.warn({ err: error }, 'an idle database connection was lost'));
  const news = createNewsSender((topics) => pool.query(NOTIFY, [topics]), log);
  return {
    ...queryable(pool, nextStatementName),
    tell: news.send,
    transaction: (work) =>
      inPartOf('transaction', { kind: 'internal' }, () =>
        retrying(() => runTransaction(pool, news.send, work)),
      ),
    poolState: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    async close() {
      await news.stop();
      await pool.end();
    },
  };
}

/**
 * Runs `work` in one READ COMMITTED transaction: committed when it returns, rolled back when it throws. Work must touch
 * nothing but the database, because it is run again (at most three times) after a deadlock or serialization failure.
 */
export function inTransaction<Result>(
  db: Database,
  work: (trx: Transaction) => Promise<Result>,
): Promise<Result> {
  return db.transaction(work);
}

/** Opens a transaction; until it ends its connection says whose it is, also while it waits for a lock. No round trip more. */
function begin(): string {
  const id = currentId();
  return id === undefined
    ? 'BEGIN'
    : `BEGIN; SET LOCAL application_name = ${pg.escapeLiteral(`${APPLICATION} ${id}`)}`;
}

async function runTransaction<Result>(
  pool: pg.Pool,
  tell: Teller['tell'],
  work: (trx: Transaction) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  const news = new Set<string>();
  let broken: Error | undefined;
  // A connection that breaks between two statements tells only who listens; without a listener the process would end.
  const noteBroken = (error: Error) => (broken = error);
  client.on('error', noteBroken);
  try {
    await client.query(begin());
    const result = await work({
      ...queryable(client, () => undefined),
      tell: (topic) => news.add(topic),
      inTransaction: true,
    });
    const { command } = await client.query('COMMIT');
    // Postgres answers COMMIT with ROLLBACK when a statement had failed and the work swallowed the error.
    if (command !== 'COMMIT')
      throw new Error('The transaction was rolled back: one of its statements had failed');
    for (const topic of news) tell(topic);
    return result;
  } catch (error) {
    await client.query('ROLLBACK').catch((failure: Error) => (broken = failure));
    throw error;
  } finally {
    // A broken one keeps its listener: it may complain again while it is thrown away.
    if (!broken) client.removeListener('error', noteBroken);
    client.release(broken);
  }
}

const SERIALIZATION_FAILURE = '40001';
const DEADLOCK_DETECTED = '40P01';
const MAX_RUNS = 4;

/**
 * Runs what is all or nothing; again, at most three times, where rivals and it have only stood in each other's way.
 *
 * @throws what the last run has thrown
 */
export async function retrying<Result>(run: () => Promise<Result>): Promise<Result> {
  for (let runs = 1; ; runs += 1) {
    try {
      return await run();
    } catch (error) {
      if (!isPassing(error) || runs === MAX_RUNS) throw error;
    }
  }
}

/** True when the same work may succeed at the next try, because rivals only stood in each other's way. */
export function isPassing(error: unknown): boolean {
  const code = sqlState(error);
  return code === SERIALIZATION_FAILURE || code === DEADLOCK_DETECTED;
}

/** The SQLSTATE of a database error, or undefined for any other. */
function sqlState(error: unknown): string | undefined {
  return error instanceof pg.DatabaseError ? error.code : undefined;
}

/** Classes of values that cannot be stored, broken constraints and rivals in each other's way. */
const dataProblems = /^(22|23|40)/;

/** True when what a statement was to write was refused, so nothing of it is stored, and something else may be. */
export function isRefusedByData(error: unknown): boolean {
  const state = sqlState(error);
  return state !== undefined && dataProblems.test(state);
}

/** The constraint that a statement would have broken, or undefined. */
export function brokenConstraint(error: unknown): string | undefined {
  return error instanceof pg.DatabaseError ? error.constraint : undefined;
}

/** Classes of connection, resource, operator and system trouble, a statement that took too long, and a server that is no primary. */
const connectionProblems = /^(08|53|57P|58|57014|25P03|25006)/;
const socketProblems = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EPIPE',
  'EAI_AGAIN',
]);

/** True when Postgres could not be asked (down, restarting, out of connections), so asking later may work. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const state = sqlState(error);
  if (state !== undefined) return connectionProblems.test(state);
  if ('code' in error && typeof error.code === 'string' && socketProblems.has(error.code)) return true;
  return /Connection terminated|timeout exceeded when trying to connect|not queryable/.test(error.message);
}
