import type { ExportOrder } from 'shared/exports/exports.ts';
import { addSeoulDays, instantInSeoul } from 'shared/time/seoul.ts';
import type { Days } from './sheets/sheet.ts';

export const daysOf = ({ from, to }: Pick<ExportOrder, 'from' | 'to'>): Days => ({
  from: instantInSeoul(from, '00:00'),
  until: instantInSeoul(addSeoulDays(to, 1), '00:00'),
});
