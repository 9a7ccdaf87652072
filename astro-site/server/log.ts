import { pino, type Logger } from 'pino';
import { logShape } from 'shared/log/log-shape.ts';

export type Log = Logger;

/** The log of this process, in the shape that every process has. */
export function createLog(service: string, level: string): Log {
  return pino({ ...logShape(service), level, timestamp: pino.stdTimeFunctions.isoTime });
}
