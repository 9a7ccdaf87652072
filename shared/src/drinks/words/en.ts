/** How drinks are called, and how they are served. */
export const words = {
  /** By value, where they are not the catalogue's label. */
  names: {} as Record<string, string>,
  temperatures: { hot: 'hot', iced: 'iced' },
};
export type DrinkWords = typeof words;
