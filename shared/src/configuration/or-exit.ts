import { ConfigError, type Environment } from './environment.ts';

/** The part of Node's `process` that is needed here. */
interface Program {
  env: Environment;
  stderr: { write: (text: string) => unknown };
  exit: (code: number) => never;
}

/** Ends the program with a reason that says what to do; `name` says which program it is. */
export function cannotStart(program: Program, name: string, reason: string): never {
  program.stderr.write(`The ${name} cannot start:\n${reason}\n`);
  return program.exit(1);
}

/** What `read` makes of the program's environment; ends the program when something in it is missing or wrong. */
export function orExit<Config>(
  program: Program,
  name: string,
  read: (environment: Environment) => Config,
): Config {
  try {
    return read(program.env);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    return cannotStart(program, name, error.message);
  }
}
