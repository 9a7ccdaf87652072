import { initialSessionMails } from '../session-mails/initial-session-mails.ts';
import { initialArrival } from './arrival.ts';
import type { AddOn, BusinessRules, Catalogue, Venue } from './catalogue.ts';
import { initialDeliveryOf } from './delivery-terms.ts';
import { initialRecordingKeepDays } from './recording-keep-days.ts';

/** The first rules (docs/product.md). The CMS is seeded with them; tests sell from them. */
export const initialRules: BusinessRules = {
  openingHours: { opensAt: '10:00', closesAt: '22:00' },
  closedDates: [],
  slotMinutes: 10,
  priceBands: [
    {
      key: 'morning',
      label: 'Morning',
      labels: { en: 'Morning', ko: '오전', zh: '上午', ja: '午前' },
      startsAt: '10:00',
      lastStartAt: '12:50',
      feeWon: 40_000,
    },
    {
      key: 'day',
      label: 'Afternoon',
      labels: { en: 'Afternoon', ko: '오후', zh: '下午', ja: '午後' },
      startsAt: '13:00',
      lastStartAt: '17:50',
      feeWon: 50_000,
    },
    {
      key: 'evening',
      label: 'Evening',
      labels: { en: 'Evening', ko: '저녁', zh: '晚上', ja: '夜' },
      startsAt: '18:00',
      lastStartAt: '22:00',
      feeWon: 44_000,
    },
  ],
  leadTimeMinutes: 30,
  horizonDays: 90,
  holdMinutes: 15,
  arrival: initialArrival,
  recordingKeepDays: initialRecordingKeepDays,
  studios: [{ id: 1, name: 'Studio 1' }],
  cancellationPolicy: {
    direct: [
      { hoursBefore: 48, refundPercent: 100 },
      { hoursBefore: 24, refundPercent: 50 },
      { hoursBefore: 0, refundPercent: 25 },
    ],
    noShowRefundPercent: 0,
    addOnHoursAfterSession: [
      { addOnId: 4, hours: 24 },
      { addOnId: 3, hours: 24 },
      { addOnId: 5, hours: 48 },
    ],
    rescheduling: { maxMoves: 2, minHoursBefore: 24 },
  },
};

/** The first add-ons. */
export const initialAddOns: AddOn[] = [
  {
    id: 1,
    name: 'Full Track Mixing',
    names: { en: 'Full Track Mixing', ko: '풀 트랙 믹싱', zh: '整曲混音', ja: 'フルトラックミキシング' },
    description: 'An engineer balances, tunes and masters your take. Ready in 3-5 business days.',
    price: 100_000,
    needsDeliveryAddress: false,
    customQuote: false,
    delivery: initialDeliveryOf(1),
  },
  {
    id: 2,
    name: 'Recording Video (Raw)',
    names: {
      en: 'Recording Video (Raw)',
      ko: '녹음 영상 (원본)',
      zh: '录音视频（原片）',
      ja: 'レコーディング動画（未編集）',
    },
    description: 'The camera runs while you sing; you get the uncut footage.',
    price: 50_000,
    needsDeliveryAddress: false,
    customQuote: false,
    delivery: initialDeliveryOf(2),
  },
  {
    id: 3,
    name: 'Recording Video (Edited)',
    names: {
      en: 'Recording Video (Edited)',
      ko: '녹음 영상 (편집본)',
      zh: '录音视频（剪辑版）',
      ja: 'レコーディング動画（編集版）',
    },
    description: 'Your footage cut to the song, ready to share.',
    price: 100_000,
    needsDeliveryAddress: false,
    customQuote: false,
    delivery: initialDeliveryOf(3),
  },
  {
    id: 4,
    name: 'LP Record Production',
    names: { en: 'LP Record Production', ko: 'LP 제작', zh: 'LP黑胶唱片制作', ja: 'LPレコード制作' },
    description:
      'Your song on vinyl, mixing included. Pressed in 2-3 weeks, shipped within 2-3 weeks after that.',
    price: 300_000,
    needsDeliveryAddress: true,
    customQuote: false,
    delivery: initialDeliveryOf(4),
  },
  {
    id: 5,
    name: 'Global Distribution',
    names: { en: 'Global Distribution', ko: '글로벌 음원 유통', zh: '全球发行', ja: 'グローバル配信' },
    description: 'Your track on streaming services worldwide, with royalties in your name for 70 years.',
    price: 1_300_000,
    needsDeliveryAddress: false,
    customQuote: false,
    delivery: initialDeliveryOf(5),
  },
  {
    id: 6,
    name: 'Billboard Marketing Package',
    names: {
      en: 'Billboard Marketing Package',
      ko: '빌보드 마케팅 패키지',
      zh: 'Billboard推广套餐',
      ja: 'ビルボード マーケティングパッケージ',
    },
    description: 'A release campaign planned with you. We send a custom quote after your session.',
    price: 0,
    needsDeliveryAddress: false,
    customQuote: true,
    delivery: initialDeliveryOf(6),
  },
];

/**
 * Name and directions; phone, e-mail and chat handle are samples. The directions are those of the contact section; the
 * payment success page has its own ("exit 8, 3-minute walk").
 */
export const initialVenue: Venue = {
  cafeName: {
    en: 'Sinsa Record Cafe',
    ko: '신사 레코드 카페',
    zh: '新沙唱片咖啡馆',
    ja: 'シンサ・レコードカフェ',
  },
  address: {
    en: 'Sinsa-dong, Gangnam-gu, Seoul',
    ko: '서울특별시 강남구 신사동',
    zh: '首尔特别市江南区新沙洞',
    ja: 'ソウル特別市江南区新沙洞',
  },
  directions: {
    en: '4 minutes on foot from Sinsa Station (Line 3)',
    ko: '신사역(3호선)에서 걸어서 4분',
    zh: '从新沙站（3号线）步行4分钟',
    ja: '地下鉄3号線 新沙（シンサ）駅から徒歩4分',
  },
  supportHandle: '@sinsarecordcafe',
  email: 'hello@sinsarecordcafe.example',
  franchiseEmail: 'franchise@sinsarecordcafe.example',
  phone: '+82 2-0000-0000',
};

export const initialCatalogue: Catalogue = {
  version: 0,
  rules: initialRules,
  branches: [],
  addons: initialAddOns,
  venue: initialVenue,
  sessionMails: initialSessionMails,
};
