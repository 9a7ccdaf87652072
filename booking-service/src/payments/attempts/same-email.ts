/** Addresses are compared as people type them. */
export const sameEmail = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();
