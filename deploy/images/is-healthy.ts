/**
 * `node is-healthy.ts <address> [field]`: ends with 0 when the address answers 2xx, and, where a field is named, when the
 * answer's JSON has it and it is not null. The health checks of all images; there is no curl in them.
 */
const [address = '', field] = process.argv.slice(2);
try {
  const response = await fetch(address, { signal: AbortSignal.timeout(8_000) });
  const body = field ? ((await response.json()) as Record<string, unknown>) : {};
  process.exit(response.ok && (!field || body[field] != null) ? 0 : 1);
} catch {
  process.exit(1);
}
