import type { ListenWords } from './en.ts';

export const words: ListenWords = {
  title: '给您的一段录音',
  opening: '正在打开录音……',
  noScript: '播放录音需要启用 JavaScript。',
  recordedAt: (cafe) => `录制于首尔 ${cafe}`,
  until: (until) => `可试听至 ${until}（韩国时间）。`,
  own: '您也来唱一首吧：在录音间里的十分钟，带着自己的录音离开。',
  cafe: (cafe) => `了解 ${cafe}`,
  over: {
    heading: '唱片停了',
    text: '此链接已无法试听：分享的人撤回了链接，或录音已按约定到期删除。',
    ask: '如果您认为仍应可以播放，请向分享的人索取新的链接。',
  },
  incomplete: {
    heading: '链接不完整',
    text: '链接缺少了一部分。请打开您收到的完整链接，或请对方重新发送。',
  },
  unreachable: {
    heading: '录音没有加载出来',
    text: '没有收到响应，请检查网络连接后重试。',
    again: '重试',
  },
};
