import type { postgresAdapter } from '@payloadcms/db-postgres';
import pg from 'pg';
import { currentRequestId } from './current-request.ts';

/** The statement with a comment that says whose it is, in the form of sqlcommenter; as it is where nobody asked. */
export function withComment(statement: unknown): unknown {
  const requestId = currentRequestId();
  if (requestId === undefined) return statement;
  const comment = ` /*request_id='${encodeURIComponent(requestId)}'*/`;
  if (typeof statement === 'string') return statement + comment;
  const isPlain = typeof statement === 'object' && statement !== null && !('submit' in statement);
  // One with a name is prepared once and has to read the same each time.
  if (!isPlain || !('text' in statement) || ('name' in statement && statement.name)) return statement;
  return { ...statement, text: `${String(statement.text)}${comment}` };
}

type PayloadsPool = Parameters<typeof postgresAdapter>[0]['pool'];

class CommentedClient extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(config);
    this.query = new Proxy(this.query, {
      apply: (query, client, [statement, ...rest]: unknown[]): unknown =>
        Reflect.apply(query, client, [withComment(statement), ...rest]),
    });
  }
}

/**
 * Connections of Payload's pool. None of its statements is prepared under a name, so a comment that differs each time costs
 * nothing.
 */
export const commentedClient = CommentedClient as unknown as NonNullable<PayloadsPool['Client']>;
