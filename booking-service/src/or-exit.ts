import { ConfigError } from './config.ts';

/** Ends the process with a reason that tells what to do. */
export function exitSaying(message: string): never {
  process.stderr.write(`The booking service cannot start:\n${message}\n`);
  process.exit(1);
}

/** What `read` makes of this process's environment; ends it with a readable reason when something is missing or wrong. */
export function orExit<Result>(read: (environment: NodeJS.ProcessEnv) => Result): Result {
  try {
    return read(process.env);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    exitSaying(error.message);
  }
}
