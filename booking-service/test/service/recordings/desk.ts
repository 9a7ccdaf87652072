import type { AdminRecordings, OwnRecordings } from 'shared/recordings/recordings.ts';
import type { Problem } from 'shared/problems/problem.ts';
import { recordingAddresses } from 'shared/recordings/addresses.ts';
import { checkRecordings } from '../../../src/recordings/check/check-recordings.job.ts';
import { compareStores } from '../../../src/recordings/keeping/compare-stores.job.ts';
import { endRecordings, removeEnded } from '../../../src/recordings/keeping/end-recordings.job.ts';
import { remindOfEnds } from '../../../src/recordings/keeping/remind.job.ts';
import { visitorBrowser } from '../my-booking/harness.ts';
import type { CashDeskOptions } from '../payments/harness.ts';
import { openStaffDesk } from '../payments/staff-desk.ts';
import { uploader, uploadWhole } from './upload.ts';
import type { UploadOf } from './upload.ts';
import { aWav } from './wav.ts';

/** A desk at which recordings are uploaded, with the jobs of the feature at hand. */
export async function openRecordingDesk(options: CashDeskOptions = {}) {
  const desk = await openStaffDesk(options);
  const { deps } = desk.service;
  const feature = { ...deps, store: deps.recordingStore };
  const staff = uploader(desk.url, desk.admin);
  const running = new AbortController().signal;

  const jobs = {
    check: () => checkRecordings(feature, running),
    end: () => endRecordings(feature),
    remove: () => removeEnded(feature, running),
    remind: () => remindOfEnds(feature, running),
    compare: () => compareStores(feature),
  };

  async function read(bookingId: string): Promise<AdminRecordings> {
    await desk.awake();
    return (await desk.admin.send<AdminRecordings>('GET', recordingAddresses.ofBooking(bookingId))).body;
  }

  /** Uploaded, and checked. */
  async function recorded(bookingId: string, upload: Partial<UploadOf> = {}): Promise<string> {
    await desk.awake();
    const id = await uploadWhole(staff, { bookingId, content: aWav(), ...upload });
    await jobs.check();
    return id;
  }

  const handOver = async (bookingId: string) => {
    await desk.awake();
    return desk.admin.send<AdminRecordings & Problem>('POST', recordingAddresses.handOver(bookingId));
  };

  /** A guest who has paid, whose two recordings were handed over, and their browser with the page open. */
  async function handedOver(fields: Record<string, unknown> = {}) {
    const { booking } = await desk.paidBooking(fields);
    const vocals = await recorded(booking.id);
    const backing = await recorded(booking.id, {
      kind: 'with-backing',
      filename: 'take 1 mr.wav',
      content: aWav({ toneHz: 220 }),
    });
    const { status, body } = await handOver(booking.id);
    if (status !== 200) throw new Error(`hand-over: ${status} ${JSON.stringify(body)}`);
    return { booking, vocals, backing, guest: await visitorBrowser(desk, booking.id) };
  }

  const own = async (guest: Pick<Awaited<ReturnType<typeof visitorBrowser>>, 'send'>) =>
    (await guest.send<OwnRecordings>('GET', recordingAddresses.own)).body;

  return { ...desk, staff, jobs, read, recorded, handOver, handedOver, own, store: deps.recordingStore };
}

export type RecordingDesk = Awaited<ReturnType<typeof openRecordingDesk>>;
