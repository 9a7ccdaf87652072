import type { Request } from 'express';
import { highestNumber } from 'shared/branches/branch.ts';
import { bookingMessages } from 'shared/bookings/booking-fields.ts';
import * as z from 'zod';
import { rowIdOf, validationFailed } from '../platform/parse.ts';

/** `?branchId=` as the API document shows it. */
export const branchParameter = z
  .int()
  .min(1)
  .max(highestNumber.branch)
  .optional()
  .meta({ description: 'Number of a branch; the first one when left out' });

/** The branch that `?branchId=` names, where it is there. @throws Problem `validation-failed` where it names none */
export function branchIn({ branchId: asked }: Request['query']): { branchId?: number } {
  if (asked === undefined) return {};
  const branchId = rowIdOf(asked);
  if (branchId === undefined)
    throw validationFailed([{ path: 'branchId', message: bookingMessages.branchId }]);
  return { branchId };
}
