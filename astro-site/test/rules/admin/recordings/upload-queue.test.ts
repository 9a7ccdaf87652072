import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { problemTypes, type ProblemType } from 'shared/problems/problem.ts';
import type { AdminRecording, AdminRecordings } from 'shared/recordings/recordings.ts';
import type { transfer as Transfer } from '../../../../src/features/admin/recordings/transfer.ts';
import { ApiError, NoAnswerError } from '../../../../src/lib/api/api-error.ts';
import { aRecording, aStorage } from './a-recording.ts';

const { transfer, api } = vi.hoisted(() => ({
  transfer: vi.fn<typeof Transfer>(),
  api: { finishUpload: vi.fn(), readRecordings: vi.fn(), changeKind: vi.fn(), deleteRecording: vi.fn() },
}));
vi.mock('../../../../src/features/admin/recordings/transfer.ts', () => ({ transfer }));
vi.mock('../../../../src/features/admin/recordings/recordings-api.ts', () => api);
vi.mock('../../../../src/features/admin/recordings/hash-file.ts', () => ({ hashFile: async () => 'sum' }));

const page = vi.hoisted(() => {
  const target = new EventTarget();
  vi.stubGlobal('window', target);
  return target;
});

const { enqueue, giveUp, goOn } = await import('../../../../src/features/admin/recordings/upload-queue.ts');
const { uploads } = await import('../../../../src/features/admin/recordings/uploads.ts');
const { noteSignedIn, sessionStore } =
  await import('../../../../src/features/admin/sign-in/session-store.ts');

const answer = (...recordings: AdminRecording[]): AdminRecordings => ({
  ...{ bookingId: 'A', name: 'Mina', recordings, handedOverAt: null, mayHandOver: false, whyNot: null },
  ...{ mayExtend: false, extendedAt: null, keepDays: 30 },
});

function refusal(type: ProblemType): ApiError {
  const problem = { type, ...problemTypes[type], detail: 'No.' };
  return new ApiError(problem.status, '', problem);
}

/** What the next tries come to: an error, or all of it arrives. Where nobody answers, nothing is known of it. */
function tries(...outcomes: (Error | 'arrives')[]): void {
  for (const outcome of outcomes)
    transfer.mockImplementationOnce(async ({ id, file }, _leaving, { onCreated, onProgress }) => {
      if (outcome instanceof NoAnswerError) throw outcome;
      onCreated(id ?? 'r1');
      onProgress(file.size / 2);
      if (outcome !== 'arrives') throw outcome;
    });
}

const send = (id: string | null = null) =>
  enqueue([{ file: new File(['data'], 'take.wav'), bookingId: 'A', kind: 'vocals', id }]);
const one = () => uploads.read()[0];
const idsAsked = () => transfer.mock.calls.map(([{ id }]) => id);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('localStorage', aStorage());
  api.finishUpload.mockResolvedValue(answer(aRecording({ state: 'checking' })));
  api.readRecordings.mockResolvedValue(answer());
  api.deleteRecording.mockResolvedValue(answer());
});
afterEach(() => {
  uploads.set([]);
  sessionStore.set(false);
  vi.resetAllMocks();
  vi.useRealTimers();
});

describe('an upload', () => {
  it('is sent, its sum is said, and it is followed until it is checked', async () => {
    tries('arrives');
    send();
    await vi.waitFor(() => expect(one()?.state).toBe('checking'));
    expect(api.finishUpload).toHaveBeenCalledExactlyOnceWith('r1', 'sum');
  });

  it('goes on by itself where it was, however often the service or the network is away', async () => {
    tries(refusal('not-ready'), refusal('not-ready'), new NoAnswerError(null), 'arrives');
    send();
    await vi.waitFor(() => expect(one()?.state).toBe('interrupted'));
    await vi.runAllTimersAsync();
    expect(one()?.state).toBe('checking');
    expect(idsAsked()).toEqual([null, 'r1', 'r1', 'r1']);
  });

  it('is shown as waiting until the service answers, however often it is tried in vain', async () => {
    tries(refusal('not-ready'), new NoAnswerError(null), new NoAnswerError(null), 'arrives');
    send('r1');
    await vi.waitFor(() => expect(one()?.state).toBe('interrupted'));
    const states: (string | undefined)[] = [];
    const end = uploads.subscribe(() => states.push(one()?.state));
    await vi.runAllTimersAsync();
    end();
    expect(states.filter((state, at) => state !== states[at - 1])).toEqual([
      ...['interrupted', 'sending', 'finishing', 'checking'],
    ]);
  });

  it('goes on at once when the network says that it is back', async () => {
    tries(refusal('not-ready'), 'arrives');
    send();
    await vi.waitFor(() => expect(one()?.state).toBe('interrupted'));
    page.dispatchEvent(new Event('online'));
    await vi.waitFor(() => expect(one()?.state).toBe('checking'));
  });

  it('is not begun twice where the answer to its beginning was lost', async () => {
    tries(new NoAnswerError(null), 'arrives');
    api.readRecordings.mockResolvedValue(answer(aRecording({ id: 'begun' })));
    send();
    await vi.waitFor(() => expect(one()?.state).toBe('interrupted'));
    await vi.runAllTimersAsync();
    expect(idsAsked()).toEqual([null, 'begun']);
  });

  it('waits for somebody to sign in again, asks for it, and goes on where it was', async () => {
    tries(refusal('sign-in-required'), 'arrives');
    send();
    await vi.waitFor(() => expect(one()?.state).toBe('stopped'));
    expect(sessionStore.read()).toBe(true);
    noteSignedIn();
    await vi.waitFor(() => expect(one()?.state).toBe('checking'));
    expect(idsAsked()).toEqual([null, 'r1']);
  });

  it('that is refused stops, and the next has its turn', async () => {
    tries(refusal('storage-full'), 'arrives');
    send();
    send('r2');
    await vi.waitFor(() => expect(uploads.read().map(({ state }) => state)).toEqual(['stopped', 'checking']));
  });

  it('whose end was answered by nobody is ended once more, not sent once more', async () => {
    tries('arrives');
    api.finishUpload.mockRejectedValueOnce(refusal('internal-error'));
    send();
    await vi.waitFor(() => expect(one()?.state).toBe('interrupted'));
    await vi.runAllTimersAsync();
    expect(one()?.state).toBe('checking');
    expect(transfer).toHaveBeenCalledOnce();
    expect(api.finishUpload).toHaveBeenCalledTimes(2);
  });

  it('of which something is missing after all is asked for what is missing', async () => {
    tries('arrives', 'arrives');
    api.finishUpload.mockRejectedValueOnce(refusal('recordings-changed'));
    send();
    await vi.waitFor(() => expect(one()?.state).toBe('interrupted'));
    await vi.runAllTimersAsync();
    expect(idsAsked()).toEqual([null, 'r1']);
  });

  it('that somebody has deleted meanwhile stops, and begins anew only when asked to', async () => {
    tries(refusal('recording-not-found'), 'arrives');
    send('gone');
    await vi.waitFor(() => expect(one()?.state).toBe('stopped'));
    goOn(one()?.key ?? 0);
    await vi.waitFor(() => expect(one()?.state).toBe('checking'));
    expect(idsAsked()).toEqual(['gone', null]);
  });

  it('that goes on as something else is renamed when it has arrived', async () => {
    tries('arrives');
    api.finishUpload.mockResolvedValue(answer(aRecording({ kind: 'mix', state: 'checking' })));
    api.changeKind.mockResolvedValue(answer());
    send('r1');
    await vi.waitFor(() => expect(api.changeKind).toHaveBeenCalledExactlyOnceWith('r1', 'vocals'));
  });

  it('that is given up is deleted, with all that was sent of it', async () => {
    tries(refusal('storage-full'));
    send();
    await vi.waitFor(() => expect(one()?.state).toBe('stopped'));
    await giveUp(one()?.key ?? 0);
    expect(uploads.read()).toEqual([]);
    expect(api.deleteRecording).toHaveBeenCalledExactlyOnceWith('r1');
  });

  it('warns whoever leaves the page, until all of it is there', async () => {
    const leave = () => {
      const event = new Event('beforeunload', { cancelable: true });
      page.dispatchEvent(event);
      return event.defaultPrevented;
    };
    expect(leave()).toBe(false);
    tries(refusal('not-ready'), 'arrives');
    send();
    await vi.waitFor(() => expect(one()?.state).toBe('interrupted'));
    expect(leave()).toBe(true);
    await vi.runAllTimersAsync();
    expect(leave()).toBe(false);
  });
});
