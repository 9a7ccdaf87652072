type Level = 'debug' | 'info' | 'warn' | 'error';
const levels: readonly Level[] = ['debug', 'info', 'warn', 'error'];

export type Log = Record<Level, (message: string, facts?: Record<string, unknown>) => void>;

/** One JSON line per event on standard output; `part` names the process. */
export function createLog(part: string, lowest: Level): Log {
  const write =
    (level: Level) =>
    (message: string, facts: Record<string, unknown> = {}): void => {
      if (levels.indexOf(level) < levels.indexOf(lowest)) return;
      const line = { level, time: new Date().toISOString(), part, msg: message, ...facts };
      process.stdout.write(`${JSON.stringify(line)}\n`);
    };
  return { debug: write('debug'), info: write('info'), warn: write('warn'), error: write('error') };
}

/** An error as facts for a log line. */
export function errorFacts(error: unknown): { error: string; cause?: string } {
  if (!(error instanceof Error)) return { error: String(error) };
  const cause = error.cause instanceof Error ? { cause: error.cause.message } : {};
  return { error: error.message, ...cause };
}
