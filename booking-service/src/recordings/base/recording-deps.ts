import type { Catalogues } from '../../catalogue/catalogues.usecase.ts';
import type { EmailQueue } from '../../email/base/email.ts';
import type { Draining } from '../../platform/draining.ts';
import type { PlatformDeps } from '../../platform/deps.ts';
import type { RecordingStore } from '../store/recording-store.client.ts';

/** What the feature needs. */
export interface RecordingDeps extends PlatformDeps {
  store: RecordingStore;
  emails: EmailQueue;
  catalogues: Catalogues;
  draining: Draining;
}
