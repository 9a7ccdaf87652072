import { claimedUnits } from 'shared/slots/claims.ts';
import { isRefusedByData } from '../../platform/database.ts';
import type { Database } from '../../platform/database.ts';
import { currentId, runAs } from '../../platform/current-work.ts';
import { Problem } from '../../platform/problem.ts';
import { insertOrders } from './place-booking.store.ts';
import type { NewOrder, Placed } from './place-booking.store.ts';

export interface OrderQueue {
  /**
   * Writes an order that stands alone, as `insertOrder` would.
   *
   * @throws Problem `not-ready` where too many wait already
   * @throws the reason of `gone` where that is aborted before the order's turn; nothing is stored then
   */
  insert(order: NewOrder, gone: AbortSignal): Promise<Placed>;
}

interface Waiting {
  /** The request that it comes from. */
  requestId: string | undefined;
  order: NewOrder;
  gone: AbortSignal;
  slots: readonly string[];
  /** Each submission and each proof is good for one order. */
  marks: readonly string[];
  resolve: (placed: Placed) => void;
  reject: (error: unknown) => void;
}

/** An order of a statement, and those who came after it for one of its slots. */
interface Taken {
  first: Waiting;
  rivals: Waiting[];
}

/** Enough to share what a statement and its commit cost, and few enough that nobody waits long for the others. */
const TOGETHER = 32;
/** While one waits for its commit the next is worked on. */
const AT_ONCE = 2;
/** Sixteen statements: at the pace of a busy machine they are through within seconds, long before a proxy gives up. */
const MOST_WAITING = 512;
const SECONDS_UNTIL_RETRY = 5;
/**
 * Orders of different visitors share a statement, and its commit, where they come faster than statements end; whoever comes
 * alone waits for nobody. Each is answered when its own is safely stored. Where one breaks a constraint, which undoes the
 * statement, each is written by itself, so nobody is refused for another. Of those who want the same slot the first alone is
 * tried: once it is known whose the slot is, the others are too late without a statement of their own. Where the statement
 * fails, as it does while the database is away, it fails for all of them at once.
 */
export function createOrderQueue(db: Database): OrderQueue {
  let waiting: Waiting[] = [];
  let running = 0;

  function start(): void {
    while (running < AT_ONCE && waiting.length > 0) {
      const { taken, left } = takeTogether(waiting.filter(isStillThere));
      waiting = left;
      if (taken.length === 0) return;
      running += 1;
      void runAs({ id: sharedId(taken) }, () => write(db, taken)).then((undecided) => {
        running -= 1;
        waiting = [...undecided, ...waiting];
        start();
      });
    }
  }

  return {
    insert: (order, gone) =>
      new Promise((resolve, reject) => {
        if (waiting.length >= MOST_WAITING)
          throw new Problem('not-ready', 'booking-rush', { retryAfterSeconds: SECONDS_UNTIL_RETRY });
        waiting.push({ requestId: currentId(), order, gone, ...wantsOf(order), resolve, reject });
        start();
      }),
  };
}

function isStillThere({ gone, reject }: Waiting): boolean {
  if (gone.aborted) reject(gone.reason);
  return !gone.aborted;
}

/** A statement that several share says whose the first order is, and how many more there are. */
function sharedId([first, ...more]: readonly Taken[]): string {
  const id = first?.first.requestId ?? 'orders';
  return more.length > 0 ? `${id}+${more.length}` : id;
}

function wantsOf({ checked, studioId, submission, proof }: NewOrder): Pick<Waiting, 'slots' | 'marks'> {
  const { slotMinutes } = checked.catalogue.rules;
  const units = checked.sessions.flatMap(({ startsAt }) =>
    startsAt ? claimedUnits(startsAt, slotMinutes) : [],
  );
  return {
    slots: units.map((unit) => `${studioId} ${unit.getTime()}`),
    marks: [
      ...(submission ? [`${submission.route} ${submission.key}`] : []),
      ...(proof ? [proof.nonce] : []),
    ],
  };
}

/** The first who can share a statement, with their rivals. */
function takeTogether(waiting: readonly Waiting[]): { taken: Taken[]; left: Waiting[] } {
  const taken: Taken[] = [];
  const left: Waiting[] = [];
  const bySlot = new Map<string, Taken>();
  const marks = new Set<string>();
  for (const one of waiting) {
    const ahead = one.slots.map((slot) => bySlot.get(slot)).find((other) => other !== undefined);
    if (ahead) {
      ahead.rivals.push(one);
    } else if (taken.length === TOGETHER || one.marks.some((mark) => marks.has(mark))) {
      left.push(one);
    } else {
      const own: Taken = { first: one, rivals: [] };
      taken.push(own);
      for (const slot of one.slots) bySlot.set(slot, own);
      for (const mark of one.marks) marks.add(mark);
    }
  }
  return { taken, left };
}

/** @returns rivals of whose slots nothing is known yet */
async function write(db: Database, taken: readonly Taken[]): Promise<Waiting[]> {
  try {
    const placed = await insertOrders(
      db,
      taken.map(({ first }) => first.order),
    );
    return taken.flatMap((own, index) => answer(own, placed[index]));
  } catch (error) {
    if (taken.length > 1 && isRefusedByData(error))
      return (await Promise.all(taken.map((own) => write(db, [own])))).flat();
    const isOwnFault = isRefusedByData(error);
    for (const { first, rivals } of taken)
      for (const one of isOwnFault ? [first] : [first, ...rivals]) one.reject(error);
    return isOwnFault ? taken.flatMap(({ rivals }) => rivals) : [];
  }
}

function answer({ first, rivals }: Taken, placed: Placed | undefined): Waiting[] {
  if (!placed) {
    first.reject(new Error('The statement that makes orders did not tell of each'));
    return rivals;
  }
  first.resolve(placed);
  const isGone =
    !placed.placed && placed.mayHold && placed.catalogueVersion === first.order.checked.catalogue.version;
  const isTooLate = ({ slots }: Waiting) =>
    placed.placed || (isGone && first.slots.every((slot) => slots.includes(slot)));
  for (const rival of rivals.filter(isTooLate)) rival.resolve({ ...placed, placed: false, mayHold: true });
  return rivals.filter((rival) => !isTooLate(rival));
}
