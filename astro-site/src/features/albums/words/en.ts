/** Labels of the portfolio's players. */
export const words = {
  comingSoon: 'Coming soon',
  play: (title: string, artist: string) => `Play ${title} by ${artist}`,
  player: (title: string, artist: string) => `Music player: ${title} by ${artist}`,
};
export type AlbumWords = typeof words;
