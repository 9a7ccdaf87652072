import { logShape } from 'shared/log/log-shape.ts';

const { formatters, ...shape } = logShape('cms');

/** Options of Payload's log, in the shape that every process has. */
export const logOptions = (level: string) => ({
  ...shape,
  level,
  formatters: {
    ...formatters,
    // Payload adds a name of its own; `service` says whose log it is.
    bindings: ({ name: _, ...bindings }: Record<string, unknown>) => bindings,
  },
  timestamp: () => `,"time":"${new Date().toISOString()}"`,
});
