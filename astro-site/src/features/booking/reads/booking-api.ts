import { timeslotsSchema } from 'shared/slots/timeslots.ts';
import { readApi } from '../../../lib/api/api.ts';

/**
 * Start times of a Seoul date (yyyy-MM-dd) from which so many people can sing in a row. A failure is logged and reads as
 * none.
 *
 * @param branchId 0: where nobody has to say where
 */
export async function fetchTimeslots(date: string, people = 1, branchId = 0): Promise<string[]> {
  const where = branchId > 0 ? `&branchId=${branchId}` : '';
  try {
    return await readApi(`/api/timeslots/${date}?people=${people}${where}`, timeslotsSchema);
  } catch (cause) {
    // A warning, not an error: the visitor is told on the page, and can check again.
    // oxlint-disable-next-line no-console
    console.warn(new Error('Failed to fetch time slots', { cause }));
    return [];
  }
}
