import { pino } from 'pino';
import type { Logger } from 'pino';
import { logShape } from 'shared/log/log-shape.ts';

export type { Logger };

/** The log of this process, in the shape that every process has. */
export function createLogger(level: string): Logger {
  return pino({ ...logShape('booking-service'), level, timestamp: pino.stdTimeFunctions.isoTime });
}
