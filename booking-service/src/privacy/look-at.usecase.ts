import type { Database, Transaction } from '../platform/database.ts';

/** Thrown to undo what was only to be looked at. */
class LookedAt<Result> extends Error {
  readonly result: Result;
  constructor(result: Result) {
    super('Nothing was to be changed');
    this.result = result;
  }
}

/** What `work` would do at this moment: it is done and undone, so what is told and what is done later cannot differ. */
export async function lookAt<Result>(
  db: Database,
  work: (trx: Transaction) => Promise<Result>,
): Promise<Result> {
  const looked = await db
    .transaction<LookedAt<Result>>(async (trx) => {
      throw new LookedAt(await work(trx));
    })
    .catch((error: unknown) => {
      if (error instanceof LookedAt) return error as LookedAt<Result>;
      throw error;
    });
  return looked.result;
}
