import type { Request } from 'express';
import { Metadata } from '@tus/server';
import { highestNumber } from 'shared/branches/branch.ts';
import { bookingIdSchema } from 'shared/bookings/booking-id.ts';
import { recordingIdSchema } from 'shared/recordings/recordings.ts';
import { rowIdOf } from '../platform/parse.ts';

/** What a request names; each list holds well-formed numbers alone, since no other one leads anywhere. */
export interface Concerned {
  bookings: string[];
  recordings: string[];
  blocks: number[];
  wishes: number[];
  studios: number[];
  branches: number[];
  /** A day of a branch that the request does not name, which is the first one then. */
  firstBranch: boolean;
}

type Asked = Pick<Request, 'path' | 'query' | 'get'> & { body?: unknown };
type Names = (asked: Asked, id: string) => Partial<Concerned>;

const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const fieldsOf = ({ body }: Asked) => Object(body) as Record<string, unknown>;

const bookings = (ids: unknown[]) => ids.flatMap((id) => bookingIdSchema.safeParse(id).data ?? []);
const recordings = (id: string) => [recordingIdSchema.safeParse(id).data ?? []].flat();
const studios = (ids: unknown[]) =>
  ids.filter(
    (id): id is number => Number.isSafeInteger(id) && Number(id) > 0 && Number(id) <= highestNumber.studio,
  );
const rows = (id: unknown) => [rowIdOf(id) ?? []].flat();

const dayOfBranch: Names = ({ query }) => ({ firstBranch: query['branchId'] === undefined });
const studiosInBody: Names = (asked) => {
  const { studioId, studioIds } = fieldsOf(asked);
  return { studios: studios([studioId, ...list(studioIds)]) };
};

function bookingOfUpload(asked: Asked): Partial<Concerned> {
  try {
    return { bookings: bookings([Metadata.parse(asked.get('Upload-Metadata') ?? '')['bookingId']]) };
  } catch {
    // Answered where it is read.
    return {};
  }
}

/** Below `/api/admin`, in the order in which they are tried: what stands for `*` names what the request is about. */
const places: readonly (readonly [place: string, names: Names])[] = [
  [
    'bookings/swap',
    (asked) => ({ bookings: bookings(list(fieldsOf(asked)['bookings']).map((one) => Object(one).id)) }),
  ],
  ['bookings/*', (asked, id) => ({ bookings: bookings([id]), ...studiosInBody(asked, id) })],
  ['recordings/uploads', bookingOfUpload],
  ['recordings/uploads/*', (_, id) => ({ recordings: recordings(id) })],
  ['recordings/*', (_, id) => ({ recordings: recordings(id) })],
  ['blocks/guests', studiosInBody],
  ['blocks/*', (asked, id) => ({ blocks: rows(id), ...studiosInBody(asked, id) })],
  ['blocks', studiosInBody],
  ['waitlist/*', (_, id) => ({ wishes: rows(id) })],
  ['walk-ins', studiosInBody],
  ['day/*', dayOfBranch],
  ['cash-ups/*', dayOfBranch],
  // Lists, which hold what is the account's alone, and what belongs to no branch.
  ...['klook-tray', 'deliveries', 'branches', 'vouchers/quote'].map((place) => [place, () => ({})] as const),
];

const patterns = places.map(([place, names]) => {
  const pattern = place.endsWith('*') ? `${place.slice(0, -1)}([^/]+)(?:/.*)?` : place;
  return { pattern: new RegExp(`^/${pattern}/?$`, 'i'), names };
});

const nothing: Concerned = {
  ...{ bookings: [], recordings: [], blocks: [], wishes: [], studios: [], branches: [] },
  firstBranch: false,
};

/**
 * What a request of the counter (its path below `/api/admin`) is about; null for a place that is not known here, which no account of
 * some branches may enter.
 */
export function concernedBy(asked: Asked): Concerned | null {
  for (const { pattern, names } of patterns) {
    const found = pattern.exec(asked.path);
    if (!found) continue;
    const branches = rows(asked.query['branchId']).filter((id) => id <= highestNumber.branch);
    return { ...nothing, branches, ...names(asked, decoded(found[1] ?? '')) };
  }
  return null;
}

/** As the router reads it; what it cannot read it refuses. */
function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return '';
  }
}
