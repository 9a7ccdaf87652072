import type { PlayerWords } from './en.ts';

export const words: PlayerWords = {
  kinds: {
    vocals: 'ボーカルのみ',
    'with-backing': 'ボーカル＋伴奏',
    mix: 'ミックス版',
    video: '動画',
    other: 'その他',
  },
  several: (kind, number) => `${kind} ${number}`,
  choose: '再生するファイル',
  play: (track) => `再生：${track}`,
  pause: (track) => `一時停止：${track}`,
  loading: '読み込んでいます…',
  position: '再生位置',
  at: (at, of) => `全体${of}のうち${at}`,
  spoken: (minutes, seconds) => (minutes > 0 ? `${minutes}分${seconds}秒` : `${seconds}秒`),
  failed: '接続が切れたため、再生できませんでした。',
  again: 'もう一度試す',
  unplayable: (formats) => `このブラウザーでは${formats}を再生できません。`,
  of: (what, whom) => `${what}（${whom}）`,
};
