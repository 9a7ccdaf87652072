import { ApiError } from '../../lib/api/api-error.ts';
import { words } from './words/words.ts';

/** Why somebody is not on the list, and the time that they may have at once instead. */
export interface Refusal {
  text: string;
  freeTime?: string;
}

export function refusalOf(error: unknown): Refusal {
  const { refused } = words;
  const problem = error instanceof ApiError ? error.problem : undefined;
  switch (problem?.type) {
    case 'times-free':
      return problem.nearestTime
        ? { text: refused.free(problem.nearestTime), freeTime: problem.nearestTime }
        : { text: refused.failed };
    case 'slot-not-on-sale':
      return { text: refused.notOnSale };
    case 'too-many-requests':
      return { text: refused.tooMany };
    default:
      return { text: refused.failed };
  }
}
