/** Reads the configuration; ends the process with a readable reason when something in it is missing or wrong. */
export async function checkConfig(): Promise<void> {
  try {
    await import('./configuration/config.ts');
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  }
}
