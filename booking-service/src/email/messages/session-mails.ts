import type { Locale } from 'shared/languages/localized-text.ts';

/** What the mails around a session say beside the words that staff have chosen. `count`: of how many sessions. */
const en = {
  reminder: {
    lamp: 'Reminder',
    subject: (id: string, when: string) => `Reminder: booking #${id}, ${when}`,
    intro: (when: string, count: number) =>
      count === 1
        ? `A reminder: you have booked a session for ${when}.`
        : `A reminder: you have booked ${count} sessions, the first for ${when}.`,
  },
  followUp: {
    lamp: 'Thank you',
    subject: (id: string) => `How was it? Booking #${id}`,
    review: 'Leave a review',
  },
};

export const sessionMailWords: Record<Locale, typeof en> = {
  en,
  ko: {
    reminder: {
      lamp: '미리 알림',
      subject: (id, when) => `다가오는 녹음 안내: 예약 #${id}, ${when}`,
      intro: (when, count) =>
        count === 1
          ? `예약하신 세션을 미리 알려 드립니다: ${when}`
          : `예약하신 세션 ${count}회를 미리 알려 드립니다. 첫 세션은 ${when}에 시작합니다.`,
    },
    followUp: {
      lamp: '감사 인사',
      subject: (id) => `녹음은 어떠셨나요? 예약 #${id}`,
      review: '후기 남기기',
    },
  },
  zh: {
    reminder: {
      lamp: '提醒',
      subject: (id, when) => `录音提醒：预订 #${id}，${when}`,
      intro: (when, count) =>
        count === 1
          ? `温馨提示：您预订了 ${when} 的录音。`
          : `温馨提示：您预订了 ${count} 场录音，第一场于 ${when} 开始。`,
    },
    followUp: {
      lamp: '感谢',
      subject: (id) => `这次录音感觉如何？预订 #${id}`,
      review: '写评价',
    },
  },
  ja: {
    reminder: {
      lamp: 'リマインド',
      subject: (id, when) => `もうすぐレコーディングです：予約#${id}、${when}`,
      intro: (when, count) =>
        count === 1
          ? `ご予約いただいたレコーディングのお知らせです：${when}`
          : `ご予約いただいたレコーディング全${count}回のお知らせです。最初の回は${when}に始まります。`,
    },
    followUp: {
      lamp: 'お礼',
      subject: (id) => `レコーディングはいかがでしたか？ 予約#${id}`,
      review: 'レビューを書く',
    },
  },
};
