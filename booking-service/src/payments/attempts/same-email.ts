/** Addresses are compared as people type them. */
export const sameEmail = (one: string, other: string) =>
  one.trim().toLowerCase() === other.trim().toLowerCase();
