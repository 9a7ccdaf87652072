import type { DataPaths } from './data-folder.ts';
import type { Ports } from './ports.ts';
import type { Secrets } from './secrets.ts';

/** Everything the definition of a service may need to know about this run. */
export interface StackContext {
  ports: Ports;
  host: string;
  paths: DataPaths;
  secrets: Secrets;
  /** Where each part is reached. `site`, `cms`, `preview` and `simulator` as a browser writes them, so as origins too. */
  urls: StackUrls;
  /** `bookingOwner` is for migrations: the service itself connects as a role that owns nothing. */
  databaseUrls: { bookingOwner: string; booking: string; cms: string };
}

export type StackUrls = ReturnType<typeof stackUrls>;

export const stackUrls = (ports: Ports) => ({
  site: `http://localhost:${ports.site}`,
  cms: `http://localhost:${ports.cms}`,
  simulator: `http://localhost:${ports.simulator}`,
  inbox: `http://localhost:${ports.inbox}`,
  smtp: `smtp://127.0.0.1:${ports.smtp}`,
  bookingService: `http://127.0.0.1:${ports.bookingService}`,
  publisher: `http://127.0.0.1:${ports.publisher}`,
  preview: `http://localhost:${ports.preview}`,
});

/** Fixed and easy on purpose: they open nothing but the local stack, and production refuses them by name. */
export const localLogins = {
  admin: { username: 'admin', password: 'local-admin', email: 'admin@example.com' },
  /** Edits the website, and nothing else. */
  editor: { username: 'editor', password: 'local-editor', email: 'editor@example.com' },
};

/** The simulator's merchant. */
export const localTossKeys = { clientKey: 'test_ck_local_simulator', secretKey: 'test_sk_local_simulator' };
