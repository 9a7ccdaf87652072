import {
  APIError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  type PayloadRequest,
} from 'payload';

const sentence =
  'This is the last manager. Make somebody else a manager first, or nobody could change prices and accounts.';

async function assertAnotherManager(id: number | string, req: PayloadRequest): Promise<void> {
  const { totalDocs } = await req.payload.count({
    collection: 'users',
    where: { role: { equals: 'manager' }, id: { not_equals: id } },
    req,
  });
  if (totalDocs === 0) throw new APIError(sentence, 409, {}, true);
}

/** The last manager cannot become an editor. */
export const keepOneManager: CollectionBeforeChangeHook = async ({ data, operation, originalDoc, req }) => {
  const losesRole = operation === 'update' && originalDoc?.role === 'manager' && data['role'] === 'editor';
  if (losesRole) await assertAnotherManager(originalDoc.id, req);
  return data;
};

/** The last manager cannot be deleted. */
export const keepOneManagerOnDelete: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const user = await req.payload.findByID({ collection: 'users', id, depth: 0, req });
  if (user.role === 'manager') await assertAnotherManager(id, req);
};
