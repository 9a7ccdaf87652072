import { recordingAddresses } from 'shared/recordings/addresses.ts';
import { sharedRecordingsSchema, type SharedRecordings } from 'shared/recordings/recordings.ts';
import { numbered, type Track } from '../../components/player/track.ts';
import { ApiError } from '../../lib/api/api-error.ts';
import { readApi } from '../../lib/api/api.ts';

export type ListenState =
  | { kind: 'opening' }
  | { kind: 'open'; shared: SharedRecordings }
  /** Withdrawn, or deleted: nobody is told which. */
  | { kind: 'over' }
  | { kind: 'incomplete' }
  | { kind: 'unreachable' };

/**
 * What opens the page. It stays in the address, unlike the link to one's own booking: it was made to be passed on, and a reload
 * has to find it.
 */
export const tokenIn = (hash: string): string | null => /^#([\w-]{43})$/.exec(hash)?.[1] ?? null;

const TOO_MANY = 429;

/** What an answer that is no recording leads to. */
export function stateAfter(error: unknown): ListenState {
  const isRefused = error instanceof ApiError && error.status < 500 && error.status !== TOO_MANY;
  return { kind: isRefused ? 'over' : 'unreachable' };
}

export async function openShared(token: string | null): Promise<ListenState> {
  if (token === null) return { kind: 'incomplete' };
  try {
    const shared = await readApi(recordingAddresses.listen(token), sharedRecordingsSchema);
    return shared.recordings.length > 0 ? { kind: 'open', shared } : { kind: 'over' };
  } catch (error) {
    return stateAfter(error);
  }
}

/** The files behind a link as the player takes them. */
export const sharedTracks = (token: string, { recordings }: SharedRecordings): Track[] =>
  numbered(recordings).map((recording) => ({
    ...recording,
    src: recordingAddresses.listenFile(token, recording.id),
  }));
