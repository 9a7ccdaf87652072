import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  arrivedBytesOf,
  begunUploadOf,
  forgetBegun,
  noteBegun,
} from '../../../../src/features/admin/recordings/begun-uploads.ts';
import {
  toUploads,
  withFiles,
  type Surroundings,
} from '../../../../src/features/admin/recordings/choose-files.ts';
import { aRecording, aStorage } from './a-recording.ts';

const aFile = (name = 'take.wav', lastModified = 1) => new File(['data'], name, { lastModified });

const around = (more: Partial<Surroundings> = {}): Surroundings => ({
  party: {
    singers: [
      { id: 'A', name: 'Mina' },
      { id: 'B', name: 'Jun' },
    ],
    email: 'mina@example.com',
    locale: 'en',
    addOnIds: [],
  },
  bookingId: 'A',
  present: [],
  uploads: [],
  ...more,
});

beforeEach(() => vi.stubGlobal('localStorage', aStorage()));

describe('files that are chosen', () => {
  it('go to their singers as what they are, and what is guessed says so', () => {
    const chosen = withFiles([], [aFile('Jun MR.wav'), aFile('001.wav'), aFile('002.wav')], around());
    expect(chosen.map(({ bookingId, kind, guessed }) => ({ bookingId, kind, guessed }))).toEqual([
      { bookingId: 'B', kind: 'with-backing', guessed: { singer: false, kind: false } },
      { bookingId: 'A', kind: 'vocals', guessed: { singer: true, kind: true } },
      { bookingId: 'A', kind: 'with-backing', guessed: { singer: true, kind: true } },
    ]);
  });

  it('count what is there already, and not what was deleted', () => {
    const present = [aRecording({ state: 'ready' }), aRecording({ kind: 'with-backing', state: 'ended' })];
    expect(withFiles([], [aFile('001.wav')], around({ present }))[0]?.kind).toBe('with-backing');
  });

  it('are listed once, and told apart from what is on its way', () => {
    const once = withFiles([], [aFile(), aFile()], around());
    expect(withFiles(once, [aFile()], around())).toHaveLength(1);
    const stands = { state: 'sending', sentBytes: 0, isSent: false, rate: null, error: null } as const;
    const uploads = [{ ...stands, key: 1, file: aFile(), bookingId: 'A', kind: 'mix' as const, id: null }];
    const [again] = withFiles([], [aFile()], around({ uploads }));
    expect(again?.problem).toBe('twice');
    expect(toUploads(again ? [again] : [], [])).toEqual([]);
  });
});

describe('an upload that was cut off', () => {
  const begun = aRecording();

  it('is gone on with by the same file of the same singer, also from another browser', () => {
    expect(begunUploadOf(aFile(), 'A', [begun])?.id).toBe('r1');
    expect(begunUploadOf(aFile(), 'B', [begun])).toBeUndefined();
    expect(begunUploadOf(aFile('other.wav'), 'A', [begun])).toBeUndefined();
    expect(begunUploadOf(aFile(), 'A', [aRecording({ state: 'ready' })])).toBeUndefined();
    // As macOS writes it.
    const korean = aRecording({ fileName: '미나.wav'.normalize('NFC') });
    expect(begunUploadOf(aFile('미나.wav'.normalize('NFD')), 'A', [korean])?.id).toBe('r1');
  });

  it('is not gone on with by an export of the same name and length, where this browser knows better', () => {
    noteBegun('r1', aFile('take.wav', 1), 3);
    expect(begunUploadOf(aFile('take.wav', 1), 'A', [begun])?.id).toBe('r1');
    expect(begunUploadOf(aFile('take.wav', 2), 'A', [begun])).toBeUndefined();
  });

  it('is known by how far it came, until it is over', () => {
    noteBegun('r1', aFile(), 3);
    expect(arrivedBytesOf('r1')).toBe(3);
    forgetBegun('r1');
    expect(arrivedBytesOf('r1')).toBeUndefined();
  });

  it('is chosen as what it was', () => {
    const [chosen] = withFiles([], [aFile()], around({ present: [aRecording({ kind: 'mix' })] }));
    expect(chosen).toMatchObject({ kind: 'mix', guessed: { kind: false } });
    expect(toUploads(chosen ? [chosen] : [], [begun])[0]?.id).toBe('r1');
  });

  it('works where storage is switched off', () => {
    vi.stubGlobal('localStorage', undefined);
    noteBegun('r1', aFile(), 3);
    expect(arrivedBytesOf('r1')).toBeUndefined();
  });
});
