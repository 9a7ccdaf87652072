/** The number of a house that names no branches, and of all that was sold before it named any. A file of its own: pages need no more. */
export const FIRST_BRANCH = 1;
