import type { PlayerWords } from './en.ts';

export const words: PlayerWords = {
  kinds: {
    vocals: '纯人声',
    'with-backing': '人声加伴奏',
    mix: '混音版',
    video: '视频',
    other: '其他文件',
  },
  several: (kind, number) => `${kind} ${number}`,
  choose: '选择要听的文件',
  play: (track) => `播放：${track}`,
  pause: (track) => `暂停：${track}`,
  loading: '正在加载……',
  position: '播放位置',
  at: (at, of) => `${at}，共 ${of}`,
  spoken: (minutes, seconds) => (minutes > 0 ? `${minutes} 分 ${seconds} 秒` : `${seconds} 秒`),
  failed: '连接中断，无法播放。',
  again: '重试',
  unplayable: (formats) => `此浏览器无法播放 ${formats} 文件。`,
  of: (what, whom) => `${whom}：${what}`,
};
