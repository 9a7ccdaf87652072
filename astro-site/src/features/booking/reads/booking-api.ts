import { timeslotsSchema } from 'shared/slots/timeslots.ts';
import { readApi } from '../../../lib/api/api.ts';

/** Free start times of a Seoul date (yyyy-MM-dd). A failure is logged and reads as none. */
export async function fetchTimeslots(date: string): Promise<string[]> {
  try {
    return await readApi(`/api/timeslots/${date}`, timeslotsSchema);
  } catch (cause) {
    // A warning, not an error: the visitor is told on the page, and can check again.
    // eslint-disable-next-line no-console
    console.warn(new Error('Failed to fetch time slots', { cause }));
    return [];
  }
}
