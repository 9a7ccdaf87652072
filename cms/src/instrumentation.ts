/**
 * Runs once when the server starts: a wrong configuration or an unreachable database shows at once, and
 * scheduled publishing runs without waiting for the first visitor of the admin panel.
 */
export async function register(): Promise<void> {
  if (process.env['NEXT_RUNTIME'] !== 'nodejs') return;
  const { startPayload } = await import('./start-payload.ts');
  await startPayload();
}
