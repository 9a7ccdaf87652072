import type { PriceBand } from '../catalogue/catalogue.ts';
import { minutesOfDay } from '../time/seoul.ts';
import type { Locale } from '../languages/localized-text.ts';

/** A refund step with the step before it: `until` is null for the first one, which has no upper end. */
export interface RefundStep {
  percent: number;
  from: number;
  until: number | null;
}

/** How one language says what the booking rules hold. */
interface RulePhrases {
  won: (amount: string) => string;
  onRequest: string;
  /** In words where that is usual ("ten minutes"), else in figures. */
  minutes: (count: number) => string;
  /** A time of day on a twelve-hour clock. */
  clock: (time: string) => string;
  prices: (bands: readonly { band: PriceBand; fee: string }[]) => string;
  /** Within a sentence. */
  refunds: (steps: readonly RefundStep[]) => string;
  /** On a line of its own. */
  refundLine: (step: RefundStep) => string;
  refund: (percent: number) => string;
  times: (count: number) => string;
}

const twelveHours = (time: string) => {
  const minutes = minutesOfDay(time);
  const hour = Math.floor(minutes / 60);
  return { hour, shown: hour % 12 || 12, minute: time.slice(3) };
};

const tens = ['ten', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];
const chineseDigits = ['', '二', '三', '四', '五', '六', '七', '八', '九'];

/** "a, b, and c". */
const listed = (parts: readonly string[]) =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')}, and ${parts.at(-1) ?? ''}`;

const en: RulePhrases = {
  won: (amount) => `${amount} won`,
  onRequest: 'a price on request',
  minutes: (count) => `${tens[count / 10 - 1] ?? count} minutes`,
  clock: (time) => {
    const { hour, shown, minute } = twelveHours(time);
    return `${shown}:${minute} ${hour < 12 ? 'AM' : 'PM'}`;
  },
  prices: (bands) =>
    listed(bands.map(({ band, fee }) => `${fee} from ${band.startsAt} to ${band.lastStartAt}`)),
  refunds: (steps) =>
    listed(
      steps.map(({ percent, from, until }, index) => {
        const share = percent === 100 ? 'a full refund' : percent === 0 ? 'nothing' : `${percent}%`;
        const session = index === 0 ? ' before your session' : ' before';
        if (until === null)
          return from === 0 ? `${share} until it begins` : `${share} up to ${from} hours${session}`;
        return from === 0
          ? `${share} under ${until} hours before`
          : `${share} between ${from} and ${until} hours before`;
      }),
    ),
  refundLine: ({ percent, from, until }) => {
    const refund = en.refund(percent);
    if (until === null)
      return from === 0
        ? `Until the session begins: ${refund}.`
        : `Up to ${from} hours before the session: ${refund}.`;
    return from === 0
      ? `Less than ${until} hours before: ${refund}.`
      : `From ${from} to ${until} hours before: ${refund}.`;
  },
  refund: (percent) => (percent === 100 ? 'full refund' : percent === 0 ? 'no refund' : `${percent}% refund`),
  times: (count) => (count === 1 ? 'once' : `${count} times`),
};

const ko: RulePhrases = {
  won: (amount) => `${amount}원`,
  onRequest: '별도 문의',
  minutes: (count) => `${count}분`,
  clock: (time) => {
    const { hour, shown, minute } = twelveHours(time);
    return `${hour < 12 ? '오전' : '오후'} ${shown}시${minute === '00' ? '' : ` ${Number(minute)}분`}`;
  },
  prices: (bands) =>
    bands
      .map(
        ({ band, fee }, index) =>
          `${band.startsAt}~${band.lastStartAt}${index === 0 ? ' 시작' : ''}은 ${fee}`,
      )
      .join(', '),
  refunds: (steps) =>
    steps
      .map(({ percent, from, until }) => {
        const refund = ko.refund(percent);
        if (until === null) return from === 0 ? `시작 전까지는 ${refund}` : `${from}시간 전까지는 ${refund}`;
        return from === 0 ? `${until}시간 이내에는 ${refund}` : `${from}~${until}시간 전에는 ${refund}`;
      })
      .join(', '),
  refundLine: ({ percent, from, until }) => {
    const refund = ko.refund(percent);
    if (until === null)
      return from === 0 ? `세션 시작 전까지: ${refund}` : `세션 ${from}시간 전까지: ${refund}`;
    return from === 0 ? `${until}시간 이내: ${refund}` : `${from}~${until}시간 전: ${refund}`;
  },
  refund: (percent) => (percent === 100 ? '전액 환불' : percent === 0 ? '환불 불가' : `${percent}% 환불`),
  times: (count) => `${count}회`,
};

const zh: RulePhrases = {
  won: (amount) => `${amount}韩元`,
  onRequest: '另行报价',
  minutes: (count) => (tens[count / 10 - 1] ? `${chineseDigits[count / 10 - 1]}十分钟` : `${count}分钟`),
  clock: (time) => {
    const { hour, shown, minute } = twelveHours(time);
    return `${hour < 12 ? '上午' : hour < 18 ? '下午' : '晚上'}${shown}:${minute}`;
  },
  prices: (bands) => bands.map(({ band, fee }) => `${band.startsAt}-${band.lastStartAt}为${fee}`).join('，'),
  refunds: (steps) =>
    steps
      .map(({ percent, from, until }) => {
        const refund = percent === 100 ? '全额退款' : percent === 0 ? '不退款' : `退${percent}%`;
        if (until === null) return from === 0 ? `开始前${refund}` : `${from}小时以上${refund}`;
        return from === 0 ? `不足${until}小时${refund}` : `${from}-${until}小时${refund}`;
      })
      .join('，'),
  refundLine: ({ percent, from, until }) => {
    const refund = zh.refund(percent);
    if (until === null)
      return from === 0 ? `录音开始前取消：${refund}。` : `录音开始前${from}小时以上取消：${refund}。`;
    return from === 0 ? `开始前不足${until}小时：${refund}。` : `开始前${from}-${until}小时：${refund}。`;
  },
  refund: (percent) => (percent === 100 ? '全额退款' : percent === 0 ? '不予退款' : `退款${percent}%`),
  times: (count) => `${count}次`,
};

const ja: RulePhrases = {
  won: (amount) => `${amount}ウォン`,
  onRequest: '別途お見積もり',
  minutes: (count) => `${count}分`,
  clock: (time) => {
    const { hour, minute } = twelveHours(time);
    // Noon is the afternoon's zero.
    return `${hour < 12 ? '午前' : '午後'}${hour % 12}時${minute === '00' ? '' : `${Number(minute)}分`}`;
  },
  prices: (bands) =>
    bands
      .map(
        ({ band, fee }, index) => `${band.startsAt}〜${band.lastStartAt}${index === 0 ? '開始' : ''}は${fee}`,
      )
      .join('、'),
  refunds: (steps) =>
    steps
      .map(({ percent, from, until }) => {
        const refund = ja.refund(percent);
        if (until === null) return from === 0 ? `開始までは${refund}` : `${from}時間前までは${refund}`;
        return from === 0 ? `${until}時間前を過ぎると${refund}` : `${from}〜${until}時間前は${refund}`;
      })
      .join('、'),
  refundLine: ({ percent, from, until }) => {
    const refund = ja.refund(percent);
    if (until === null)
      return from === 0
        ? `レコーディング開始まで：${refund}`
        : `レコーディング開始の${from}時間前まで：${refund}`;
    return from === 0 ? `${until}時間前を過ぎた場合：${refund}` : `${from}〜${until}時間前：${refund}`;
  },
  refund: (percent) => (percent === 100 ? '全額返金' : percent === 0 ? '返金なし' : `${percent}%返金`),
  times: (count) => `${count}回`,
};

export const rulePhrases: Record<Locale, RulePhrases> = { en, ko, zh, ja };
