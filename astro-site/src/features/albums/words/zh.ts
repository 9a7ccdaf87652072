import type { AlbumWords } from './en.ts';

export const words: AlbumWords = {
  comingSoon: '敬请期待',
  play: (title, artist) => `播放${artist}的《${title}》`,
  player: (title, artist) => `音乐播放器：${artist}的《${title}》`,
};
