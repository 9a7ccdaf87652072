import 'vitest';

declare module 'vitest' {
  /** What the global setup in local-stack (and, where it says so, of one project) provides; read with `inject('…')` from any project's tests. */
  export interface ProvidedContext {
    /** Superuser connection to the run's own PostgreSQL, e.g. `postgres://postgres:…@127.0.0.1:40123/postgres`. */
    postgresUrl: string;
    /** Port at 127.0.0.1 where a pooler stands before that PostgreSQL; null but for `npm run test:pooled`. */
    poolerPort: number | null;
    /** Name of a database migrated like booking-service's own, to be copied with `CREATE DATABASE … TEMPLATE`. */
    bookingTemplate: string;
    /** The same database as the service's role sees it: a role that owns nothing. */
    bookingUrl: string;
    /** Base URL of the mail catcher's inbox and JSON API. */
    mailUrl: string;
    /** `smtp://127.0.0.1:…` of the mail catcher. */
    smtpUrl: string;
    /** Base URL of the payment simulator. */
    simulatorUrl: string;
    /** astro-site's tests only: folder of an `astro build` of the present sources. */
    siteBuild: string;
  }
}
