import type { FieldError } from 'shared/problems/problem.ts';
import { sentenceOf } from 'shared/problems/refusal.ts';
import { words as fieldWords } from 'shared/problems/words/words.ts';
import { ApiError, NoAnswerError, outcomeUnknown, sentenceFor } from '../../../lib/api/api-error.ts';
import { fieldOf, fieldPaths } from '../form/form-values.ts';
import { words } from '../words/words.ts';

/** What the wizard does about a booking that was not made. Nothing typed is ever lost. */
export type BookingFailure =
  /** The time is gone: clear it, load the times again. A party is told which of its times, and where there is room for all. */
  | { kind: 'slot-lost'; sentence: string; goneTime?: string | undefined; nearestTime?: string | undefined }
  /** Load rules and add-ons again and ask to confirm the new total. */
  | { kind: 'price-changed'; totalWon: number }
  /** Show each message at its field. */
  | { kind: 'fields'; errors: { field: string; message: string }[]; sentence: string }
  /** The session that was to be changed no longer waits for payment. */
  | { kind: 'held-gone'; sentence: string }
  | { kind: 'other'; sentence: string };

export function bookingFailure(error: unknown): BookingFailure {
  if (error instanceof NoAnswerError) return { kind: 'other', sentence: words.failure.noAnswer };
  const problem = error instanceof ApiError ? error.problem : undefined;
  const sentence = sentenceFor(error, words.failure.fallback);
  switch (problem?.type) {
    case 'slot-taken':
    case 'slot-not-on-sale':
      return { kind: 'slot-lost', sentence, goneTime: problem.goneTime, nearestTime: problem.nearestTime };
    case 'price-changed':
      return problem.totalPrice === undefined
        ? { kind: 'other', sentence }
        : { kind: 'price-changed', totalWon: problem.totalPrice };
    case 'klook-already-used':
      return { kind: 'fields', errors: [{ field: 'klookBookingId', message: sentence }], sentence };
    case 'validation-failed': {
      const errors = knownFields(problem.errors ?? []);
      return errors.length > 0 ? { kind: 'fields', errors, sentence } : { kind: 'other', sentence };
    }
    case 'already-paid':
    case 'payment-closed':
    case 'payment-not-found':
      return { kind: 'held-gone', sentence };
    default:
      return {
        kind: 'other',
        sentence: !problem && outcomeUnknown(error) ? words.failure.breakdown : sentence,
      };
  }
}

/** Errors at fields of this form; "selectedAddons.0" belongs to selectedAddons. */
function knownFields(errors: readonly FieldError[]) {
  return errors.flatMap((error) => {
    const field = fieldOf(error.path.split('.'));
    return fieldPaths.includes(field)
      ? [{ field, message: sentenceOf(fieldWords, error) ?? error.message }]
      : [];
  });
}
