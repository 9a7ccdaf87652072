/** Closed to every request; only our own commands, which skip access rules, may. */
export const nobody = (): boolean => false;
