import { wishNotedSchema, wishSchema, type Wish } from 'shared/waitlist/waitlist.ts';
import type { Answering, MockApi } from '../mock-api.ts';
import { openDay } from './slot.ts';

/** The random part of a link in a mail. */
export const LINK = 'w'.repeat(43);

/** A place on the list for one start in the afternoon; the first in line, unless `differing` says otherwise. */
export const wish = (differing: Partial<Wish> = {}): Answering => ({
  json: wishSchema.parse({
    ...{ earliest: '15:00', latest: '15:00', people: 1, state: 'waiting', ahead: 0, offer: null },
    ...{ branchId: 1, date: openDay(), email: 'guest@example.com' },
    ...differing,
  }),
});

/** A time that is held for twenty minutes. */
export const offered = (): Answering =>
  wish({
    state: 'offered',
    offer: { time: '15:00', until: new Date(Date.now() + 20 * 60_000).toISOString() },
  });

/** Whoever asks gets on the list. */
export function takesWishes(api: MockApi): void {
  api.on('POST /api/waitlist', (request) => ({
    status: 201,
    json: wishNotedSchema.parse(request.postDataJSON()),
  }));
}
