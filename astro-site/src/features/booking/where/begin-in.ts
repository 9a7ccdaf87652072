import type { BookingFormValues } from '../form/form-values.ts';
import type { PublishedBranch } from '../reads/published.ts';

/**
 * The form with the branch that it begins with: the one that the address asks for (`?branch=hongdae`), else the one that this tab
 * chose before; 0: none, and the form asks.
 */
export function beginIn(
  branches: readonly Pick<PublishedBranch, 'id' | 'slug'>[],
  kept: BookingFormValues,
): BookingFormValues {
  // There is no address where the page is rendered.
  const asked = new URLSearchParams(globalThis.location?.search).get('branch');
  const found = branches.find(({ id, slug }) => (asked ? slug === asked : id === kept.branchId));
  return { ...kept, branchId: found?.id ?? 0 };
}
