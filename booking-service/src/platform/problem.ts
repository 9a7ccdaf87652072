import type { ChangedBooking } from 'shared/problems/changed-booking.ts';
import { problemTypes } from 'shared/problems/problem.ts';
import type { Problem as ProblemBody, ProblemType } from 'shared/problems/problem.ts';
import { inEnglish } from 'shared/problems/refusals.en.ts';
import type { PlainCode, Refusal } from 'shared/problems/refusals.en.ts';

/** What a refusal may say beside its code and its params. */
export interface ProblemExtras {
  errors?: ProblemBody['errors'];
  totalPrice?: number;
  refundWon?: number;
  goneTime?: string;
  nearestTime?: string;
  changed?: ChangedBooking;
  /** On `proof-required`: the challenge as JSON text. */
  challenge?: string;
  /** Seconds; becomes the `Retry-After` header. */
  retryAfterSeconds?: number;
  /** What was counted when a limit was reached, for the log. Never sent. */
  limited?: string;
  /** What to log. Never sent. */
  cause?: unknown;
}

/**
 * A refusal that a person can act on. Throw it from anywhere below a route; the
 * error handler answers `application/problem+json` with the status that belongs to the type, and the English sentence as detail.
 */
export class Problem extends Error {
  readonly type: ProblemType;
  readonly refusal: Refusal;
  readonly extras: ProblemExtras;

  /** @param why its code alone, where its sentence names nothing */
  constructor(type: ProblemType, why: PlainCode | Refusal, extras: ProblemExtras = {}) {
    const refusal = typeof why === 'string' ? { code: why } : why;
    super(extras.errors ? allOf(extras.errors) : inEnglish(refusal), { cause: extras.cause });
    this.name = 'Problem';
    this.type = type;
    this.refusal = refusal;
    this.extras = extras;
  }

  get status(): number {
    return problemTypes[this.type].status;
  }

  /** The answer's body, without what only the error handler knows. */
  toBody(): ProblemBody {
    const { title, status } = problemTypes[this.type];
    const { errors, totalPrice, refundWon, goneTime, nearestTime, changed, challenge } = this.extras;
    return {
      type: this.type,
      title,
      status,
      detail: this.message,
      ...this.refusal,
      ...(errors && { errors }),
      ...(totalPrice !== undefined && { totalPrice }),
      ...(refundWon !== undefined && { refundWon }),
      ...(goneTime !== undefined && { goneTime }),
      ...(nearestTime !== undefined && { nearestTime }),
      ...(changed && { changed }),
      ...(challenge !== undefined && { challenge }),
    };
  }
}

/** For clients that show one sentence only: what is wrong with every field, each said once. */
const allOf = (errors: readonly { message: string }[]) =>
  `${[...new Set(errors.map(({ message }) => message.replace(/\.$/, '')))].join('. ')}.`;
