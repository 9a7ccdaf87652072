import type { AlbumWords } from './en.ts';

export const words: AlbumWords = {
  comingSoon: '곧 공개',
  play: (title, artist) => `${artist}의 ${title} 재생`,
  player: (title, artist) => `음악 플레이어: ${artist}의 ${title}`,
};
