import type { Locale } from 'shared/languages/localized-text.ts';
import { weekdays } from 'shared/time/display.ts';
import { longDateIn } from 'shared/time/long-date.ts';
import { seoulWallClock } from 'shared/time/seoul.ts';

/*
 * Moments as the page writes them: "Tue 24 Nov, 18:30 KST". Put together here rather than by Intl, whose punctuation differs
 * between browsers.
 */
const monthsEn = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const short = {
  en: weekdays.map((name) => name.slice(0, 3)),
  ko: ['일', '월', '화', '수', '목', '금', '토'],
  zh: ['周日', '周一', '周二', '周三', '周四', '周五', '周六'],
  ja: ['日', '月', '火', '水', '木', '金', '土'],
} satisfies Record<Locale, string[]>;

interface DayParts {
  day: number;
  /** From 1. */
  month: number;
  weekday: number;
}

const shortDay: Record<Locale, (parts: DayParts) => string> = {
  en: ({ day, month, weekday }) => `${short.en[weekday]} ${day} ${monthsEn[month - 1]}`,
  ko: ({ day, month, weekday }) => `${month}월 ${day}일 (${short.ko[weekday]})`,
  zh: ({ day, month, weekday }) => `${month}月${day}日（${short.zh[weekday]}）`,
  ja: ({ day, month, weekday }) => `${month}月${day}日（${short.ja[weekday]}）`,
};

const partsOf = (date: string): DayParts => ({
  day: Number(date.slice(8)),
  month: Number(date.slice(5, 7)),
  weekday: new Date(`${date}T00:00:00Z`).getUTCDay(),
});

/** No line ends between a time and its zone. */
const TIED = '\u00a0';

/** Between a day and a time of day. */
const joint: Record<Locale, string> = { en: ', ', ko: ' ', zh: '', ja: '' };

/** The same where the day ends with its name. */
const longJoint: Record<Locale, string> = { ...joint, zh: ' ' };

function momentsIn(locale: Locale) {
  const dayShort = (date: string) => shortDay[locale](partsOf(date));
  const dayAndTime = (date: string, time: string) => `${dayShort(date)}${joint[locale]}${time}${TIED}KST`;
  const longDate = longDateIn(locale);
  return {
    /** "Tue 24 Nov" of a Seoul date (yyyy-MM-dd). */
    dayShort,
    /** "Tue 24 Nov, 18:30 KST" of a Seoul date and time. */
    dayAndTime,
    /** The same of an ISO instant. */
    moment(instant: string): string {
      const { date, time } = seoulWallClock(new Date(instant));
      return dayAndTime(date, time);
    },
    /** "Tuesday 24 November 2026" of a Seoul date. */
    longDate,
    /** "Tuesday 24 November 2026, 18:30 KST" of an ISO instant. */
    longMoment(instant: string): string {
      const { date, time } = seoulWallClock(new Date(instant));
      return `${longDate(date)}${longJoint[locale]}${time}${TIED}KST`;
    },
  };
}

export const moments: Record<Locale, ReturnType<typeof momentsIn>> = {
  en: momentsIn('en'),
  ko: momentsIn('ko'),
  zh: momentsIn('zh'),
  ja: momentsIn('ja'),
};
