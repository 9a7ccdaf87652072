import { addOnSchema, publicRulesSchema } from 'shared/catalogue/on-sale.ts';
import * as z from 'zod/mini';
import { readApi } from './api.ts';

export const fetchRules = () => readApi('/api/rules', publicRulesSchema);
export const fetchAddOns = () => readApi('/api/addons', z.array(addOnSchema));
