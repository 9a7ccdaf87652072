import type { RecordingPlace } from '../../platform/recording-place.ts';
import { folderStore } from './folder-store.ts';
import type { RecordingStore } from './recording-store.ts';
import type { UploadFacts } from './upload-facts.ts';

/** The store that is configured. What speaks to a bucket is loaded only where there is one: it is large. */
export async function openRecordingStore(
  at: RecordingPlace['at'],
  facts: UploadFacts,
): Promise<RecordingStore> {
  if ('folder' in at) return folderStore(at.folder, facts);
  const { bucketStore } = await import('./bucket-store.ts');
  return bucketStore(at);
}
