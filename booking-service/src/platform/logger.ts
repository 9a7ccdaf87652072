import { pino } from 'pino';
import type { Logger } from 'pino';

export type { Logger };

/**
 * Structured logs, one JSON line per event. Names, addresses, e-mails, keys and bodies are not logged at all: callers
 * log numbers that lead to them (booking, order, request id). The redaction below is the second line, not the first.
 */
export function createLogger(level: string): Logger {
  return pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: {
      paths: [
        'email',
        'name',
        'phone',
        'password',
        'paymentKey',
        'secret',
        '*.email',
        '*.password',
        '*.paymentKey',
      ],
      censor: '[redacted]',
    },
    // An error's own fields can carry a row ("Key (email)=…") or a request: only what helps to find the cause is kept.
    serializers: { err: describeError },
  });
}

/** An error as it may appear in a log. */
function describeError(error: unknown): object {
  if (!(error instanceof Error)) return { message: String(error) };
  const { code, constraint } = error as { code?: unknown; constraint?: unknown };
  const cause = error.cause instanceof Error ? { cause: describeError(error.cause) } : {};
  return { type: error.name, message: error.message, code, constraint, stack: error.stack, ...cause };
}
