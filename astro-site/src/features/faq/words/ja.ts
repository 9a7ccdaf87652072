import type { FaqWords } from './en.ts';

export const words: FaqWords = {
  search: '質問を検索',
  placeholder: '例：ミキシング、返金、YouTube',
  found: '{total}件の質問のうち{count}件',
  nothing: '当てはまる質問がありません。もっと短い言葉で探すか、お気軽にお問い合わせください。',
  clear: 'すべての質問を表示',
  languages: '言語',
  stillAsking: '答えが見つかりませんか？',
  contact: '問い合わせる',
  findBooking: '予約を確認する',
};
