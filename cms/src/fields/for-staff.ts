import type { Field } from 'payload';
import { nameRows } from './name-rows.ts';

interface Entity {
  fields: Field[];
  admin?: { hideAPIURL?: boolean };
}

/** What every form has in common for people who know no code: named rows, no technical tab. */
export function forStaff<T extends Entity>(entity: T): T {
  return { ...entity, fields: nameRows(entity.fields), admin: { ...entity.admin, hideAPIURL: true } };
}
