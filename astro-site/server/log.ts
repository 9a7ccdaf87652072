import { pino, type Logger } from 'pino';
import { logShape } from 'shared/log/log-shape.ts';
import { requestFacts } from './current-request.ts';

export type Log = Logger;

/** The log of this process, in the shape that every process has; each line says the request that it comes from. */
export function createLog(service: string, level: string): Log {
  const timestamp = pino.stdTimeFunctions.isoTime;
  return pino({ ...logShape(service), level, timestamp, mixin: requestFacts });
}
