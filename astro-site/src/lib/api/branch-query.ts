/** `?branchId=` of what is asked for a branch; nothing where the house names none. */
export const branchQuery = (branchId: number | undefined): string =>
  branchId === undefined ? '' : `?branchId=${branchId}`;
