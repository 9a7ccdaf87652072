import type { RecordingStore } from '../../../src/recordings/store/recording-store.client.ts';
import { startService } from '../../../src/service.ts';
import type { Service } from '../../../src/service.ts';
import { afterAll } from 'vitest';
import type { RecordingDesk } from './desk.ts';

/** Another copy of the service whose store of recordings behaves as a test wants it to. */
export async function aCopyOf(desk: RecordingDesk, differs: Partial<RecordingStore>): Promise<Service> {
  const { config, clock } = desk.service.deps;
  const recordingStore = { ...desk.store, ...differs };
  const copy = await startService({ ...config, port: 0 }, { backgroundJobs: false, clock, recordingStore });
  afterAll(() => copy.stop());
  return copy;
}
