import { pino } from 'pino';
import type { DestinationStream, Logger } from 'pino';
import { logShape } from 'shared/log/log-shape.ts';
import { workFacts } from './current-work.ts';

export type { Logger };

/** The log of this process, in the shape that every process has; each line says the request or job that it comes from. */
export function createLogger(level: string, destination?: DestinationStream): Logger {
  const timestamp = pino.stdTimeFunctions.isoTime;
  const options = { ...logShape('booking-service'), level, timestamp, mixin: workFacts };
  return destination ? pino(options, destination) : pino(options);
}
