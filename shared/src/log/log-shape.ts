/** From which level on a process logs; LOG_LEVEL of every process is one of them. */
export const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;

/**
 * The shape of every process's log, as options for pino: one JSON line per event with level, time (which the process adds),
 * service and msg, and beside them what the event is about. Names, addresses, e-mails, keys and bodies are not logged at
 * all: callers log numbers that lead to them (booking, order, request id). The redaction below is the second line, not the
 * first.
 */
export const logShape = (service: string) => ({
  base: { service },
  formatters: { level: (label: string) => ({ level: label }) },
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

/** An error as it may appear in a log. */
function describeError(error: unknown): object {
  if (!(error instanceof Error)) return { message: String(error) };
  const { code, constraint } = error as { code?: unknown; constraint?: unknown };
  const cause = error.cause instanceof Error ? { cause: describeError(error.cause) } : {};
  return { type: error.name, message: error.message, code, constraint, stack: error.stack, ...cause };
}
