const IPV4 = /^(\d{1,3}\.\d{1,3}\.\d{1,3})\.\d{1,3}$/;
/** The first three groups of a network as limits count it. */
const IPV6 = /^([\da-f]{1,4}:[\da-f]{1,4}:[\da-f]{1,4}):[\da-f]{1,4}::\/64$/;

/**
 * An address as limits count it, roughly: "203.0.113.*" or "2001:db8:1:*". Enough for somebody to know their own network by,
 * too little to find a household. Null for what is no address: a proxy may pass on whatever a stranger wrote.
 */
export function roughAddress(counted: string): string | null {
  const fourth = IPV4.exec(counted)?.[1];
  if (fourth) return `${fourth}.*`;
  const sixth = IPV6.exec(counted)?.[1];
  return sixth ? `${sixth}:*` : null;
}
