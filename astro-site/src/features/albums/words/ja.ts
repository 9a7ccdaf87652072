import type { AlbumWords } from './en.ts';

export const words: AlbumWords = {
  comingSoon: '近日公開',
  play: (title, artist) => `${artist}「${title}」を再生`,
  player: (title, artist) => `音楽プレーヤー：${artist}「${title}」`,
};
