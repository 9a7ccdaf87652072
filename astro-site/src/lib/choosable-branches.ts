/** The branches that visitors choose from: where there is but one cafe nobody is asked. */
export const choosable = <Branch>(branches: readonly Branch[]): readonly Branch[] =>
  branches.length > 1 ? branches : [];
