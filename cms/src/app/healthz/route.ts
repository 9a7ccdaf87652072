import { getPayload } from 'payload';
import { sql } from '@payloadcms/db-postgres/drizzle';
import config from '../../payload.config.ts';

export const dynamic = 'force-dynamic';

/**
 * 200 when the CMS and its database answer, else 503, without any detail. The first call also starts
 * Payload and with it scheduled publishing.
 */
export async function GET(): Promise<Response> {
  try {
    const payload = await getPayload({ config, cron: true });
    await payload.db.drizzle.execute(sql`SELECT 1`);
    return Response.json({ status: 'ok' });
  } catch (error) {
    process.stderr.write(`health check failed: ${error instanceof Error ? error.message : String(error)}\n`);
    return Response.json({ status: 'unavailable' }, { status: 503 });
  }
}
