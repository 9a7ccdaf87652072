import type { CollectionBeforeChangeHook, CollectionBeforeDeleteHook, PayloadRequest } from 'payload';
import { refused } from '../language/refusal.ts';

const lastManager = {
  en: 'This is the last manager. Make somebody else a manager first, or nobody could change prices and accounts.',
  ko: '마지막 관리자입니다. 가격과 계정을 바꿀 사람이 없어지지 않도록 먼저 다른 사람을 관리자로 정해 주세요.',
};

async function assertAnotherManager(id: number | string, req: PayloadRequest): Promise<void> {
  const { totalDocs } = await req.payload.count({
    collection: 'users',
    where: { role: { equals: 'manager' }, id: { not_equals: id } },
    req,
  });
  if (totalDocs === 0) throw refused(req, 409, lastManager);
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
