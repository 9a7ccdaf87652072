import { problemTypes } from 'shared/problems/problem.ts';
import type { ChangedBooking, Problem as ProblemBody, ProblemType } from 'shared/problems/problem.ts';

/** What a refusal may say beside its sentence. */
export interface ProblemExtras {
  errors?: ProblemBody['errors'];
  totalPrice?: number;
  refundWon?: number;
  goneTime?: string;
  nearestTime?: string;
  changed?: ChangedBooking;
  code?: string;
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
 * A refusal with a sentence that a person can act on. Throw it from anywhere below a route; the
 * error handler answers `application/problem+json` with the status that belongs to the type.
 */
export class Problem extends Error {
  readonly type: ProblemType;
  readonly extras: ProblemExtras;

  constructor(type: ProblemType, detail: string, extras: ProblemExtras = {}) {
    super(detail, { cause: extras.cause });
    this.name = 'Problem';
    this.type = type;
    this.extras = extras;
  }

  get status(): number {
    return problemTypes[this.type].status;
  }

  /** The answer's body, without what only the error handler knows. */
  toBody(): ProblemBody {
    const { title, status } = problemTypes[this.type];
    const { errors, totalPrice, refundWon, goneTime, nearestTime, changed, code, challenge } = this.extras;
    return {
      type: this.type,
      title,
      status,
      detail: this.message,
      ...(errors && { errors }),
      ...(totalPrice !== undefined && { totalPrice }),
      ...(refundWon !== undefined && { refundWon }),
      ...(goneTime !== undefined && { goneTime }),
      ...(nearestTime !== undefined && { nearestTime }),
      ...(changed && { changed }),
      ...(code !== undefined && { code }),
      ...(challenge !== undefined && { challenge }),
    };
  }
}
