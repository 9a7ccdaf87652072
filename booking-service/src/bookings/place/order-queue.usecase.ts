import { claimedUnits } from 'shared/slots/claims.ts';
import { isRefusedByData } from '../../platform/database.ts';
import type { Database } from '../../platform/database.ts';
import { currentId, runAs } from '../../platform/current-work.ts';
import { insertOrders } from './place-booking.store.ts';
import type { NewOrder, Placed } from './place-booking.store.ts';

/** Writes orders that stand alone, as `insertOrder` would. */
export interface OrderQueue {
  insert(order: NewOrder): Promise<Placed>;
}

interface Waiting {
  /** The request that it comes from. */
  requestId: string | undefined;
  order: NewOrder;
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

/**
 * Orders of different visitors share a statement, and its commit, where they come faster than statements end; whoever comes
 * alone waits for nobody. Each is answered when its own is safely stored. Where one breaks a constraint, which undoes the
 * statement, each is written by itself, so nobody is refused for another. Of those who want the same slot the first alone is
 * tried: once it is known whose the slot is, the others are too late without a statement of their own.
 */
export function createOrderQueue(db: Database): OrderQueue {
  let waiting: Waiting[] = [];
  let running = 0;

  function start(): void {
    while (running < AT_ONCE && waiting.length > 0) {
      const { taken, left } = takeTogether(waiting);
      waiting = left;
      running += 1;
      void runAs({ id: sharedId(taken) }, () => write(db, taken)).then((undecided) => {
        running -= 1;
        waiting = [...undecided, ...waiting];
        start();
      });
    }
  }

  return {
    insert: (order) =>
      new Promise((resolve, reject) => {
        waiting.push({ requestId: currentId(), order, ...wantsOf(order), resolve, reject });
        start();
      }),
  };
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
    for (const { first } of taken) first.reject(error);
    return taken.flatMap(({ rivals }) => rivals);
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
