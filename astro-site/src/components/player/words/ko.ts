import type { PlayerWords } from './en.ts';

export const words: PlayerWords = {
  kinds: {
    vocals: '보컬',
    'with-backing': '보컬 + 반주',
    mix: '믹싱본',
    video: '영상',
    other: '추가 파일',
  },
  several: (kind, number) => `${kind} ${number}`,
  choose: '들을 파일',
  play: (track) => `재생: ${track}`,
  pause: (track) => `일시정지: ${track}`,
  loading: '불러오는 중...',
  position: '재생 위치',
  at: (at, of) => `전체 ${of} 중 ${at}`,
  spoken: (minutes, seconds) => (minutes > 0 ? `${minutes}분 ${seconds}초` : `${seconds}초`),
  failed: '연결이 끊겨 재생하지 못했어요.',
  again: '다시 시도',
  unplayable: (formats) => `이 브라우저에서는 ${formats} 파일을 재생할 수 없어요.`,
  of: (what, whom) => `${whom} ${what}`,
};
