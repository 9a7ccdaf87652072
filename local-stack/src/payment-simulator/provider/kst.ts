const KST_OFFSET_MS = 9 * 60 * 60_000;

const shifted = (iso: string) => new Date(Date.parse(iso) + KST_OFFSET_MS).toISOString();

/** `2026-08-01T12:00:41+09:00`, as instants stand in a Payment object. */
export function kstInstant(iso: string): string {
  return `${shifted(iso).slice(0, 19)}+09:00`;
}

/** `2026-08-01T12:00:41.12345`: Korean time without an offset, as `createdAt` of a webhook. */
export function kstWithoutOffset(iso: string): string {
  return `${shifted(iso).slice(0, 23)}45`;
}
