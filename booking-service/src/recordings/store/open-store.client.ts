import type { RecordingPlace } from '../../platform/recording-place.ts';
import { folderStore } from './folder.client.ts';
import type { RecordingStore } from './recording-store.client.ts';
import type { UploadFacts } from './upload-facts.store.ts';

/** The store that is configured. What speaks to a bucket is loaded only where there is one: it is large. */
export async function openRecordingStore(
  at: RecordingPlace['at'],
  facts: UploadFacts,
): Promise<RecordingStore> {
  if ('folder' in at) return folderStore(at.folder, facts);
  const { bucketStore } = await import('./bucket.client.ts');
  return bucketStore(at);
}
