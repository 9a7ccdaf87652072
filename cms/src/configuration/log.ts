import { logShape } from 'shared/log/log-shape.ts';
import { requestFacts } from '../requests/current-request.ts';

const { formatters, ...shape } = logShape('cms');

/** Options of Payload's log, in the shape that every process has; each line says the request that it comes from. */
export const logOptions = (level: string) => ({
  ...shape,
  level,
  mixin: requestFacts,
  formatters: {
    ...formatters,
    // Payload adds a name of its own; `service` says whose log it is.
    bindings: ({ name: _, ...bindings }: Record<string, unknown>) => bindings,
  },
  timestamp: () => `,"time":"${new Date().toISOString()}"`,
});
