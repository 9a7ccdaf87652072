import type { Database } from '../../src/platform/database.ts';

/** The same database, with what its transactions ask changed: a guard taken away, or a wait put before a statement. For controls. */
export const changingQueries = (
  db: Database,
  change: (text: string) => string | Promise<string>,
): Database => ({
  ...db,
  transaction: (work) =>
    db.transaction((trx) =>
      work({ ...trx, query: async (text, values) => trx.query(await change(text), values) }),
    ),
});

/** Resolves for everybody once so many have come. */
export function meeting(size: number): () => Promise<void> {
  const all = Promise.withResolvers<null>();
  let come = 0;
  return async () => {
    come += 1;
    if (come === size) all.resolve(null);
    await all.promise;
  };
}
