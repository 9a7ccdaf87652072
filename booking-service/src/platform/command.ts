import { ConfigError } from 'shared/configuration/environment.ts';

/** Something to be told to the person at the terminal, without a stack. */
export class Refusal extends Error {}

/** Runs a command of the terminal. What it refuses is written there; it fails with anything else. */
export async function runCommand(main: () => Promise<void>): Promise<void> {
  try {
    await main();
  } catch (error) {
    if (!(error instanceof Refusal || error instanceof ConfigError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}
