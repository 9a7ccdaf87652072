import { getPayload } from 'payload';

/** Loads the configuration and connects; ends the process with a readable reason when it cannot. */
export async function startPayload(): Promise<void> {
  try {
    const { default: config } = await import('./payload.config.ts');
    await getPayload({ config, cron: true });
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  }
}
