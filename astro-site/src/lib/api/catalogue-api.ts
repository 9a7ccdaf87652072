import { addOnSchema, publicRulesSchema } from 'shared/catalogue/on-sale.ts';
import * as z from 'zod/mini';
import { readApi } from './api.ts';
import { branchQuery } from './branch-query.ts';

/** @param branchId the first one when left out */
export const fetchRules = (branchId?: number) =>
  readApi(`/api/rules${branchQuery(branchId)}`, publicRulesSchema);
export const fetchAddOns = () => readApi('/api/addons', z.array(addOnSchema));
