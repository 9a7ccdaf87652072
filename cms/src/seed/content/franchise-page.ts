import { t, type SeedData } from '../localized.ts';
import { franchiseHero, franchisePersonas, franchiseStats, franchiseWhyUs } from './franchise/offer.ts';
import {
  franchiseClosing,
  franchiseNotes,
  franchiseProcess,
  franchiseRevenue,
  franchiseRoadmap,
} from './franchise/plan.ts';

/**
 * /franchise (spec.md sections 1, 2 and 9). Phone, e-mail, address and hours are the site settings'; here stand only
 * their labels.
 */
export const franchisePage = {
  seoTitle: t('Open a recording cafe: franchise', '레코딩 카페 가맹 안내', '录音咖啡馆加盟'),
  seoDescription: t(
    'Open a K-pop recording cafe: three revenue streams averaging 75,000,000 won a month per location, training, and first-year support.',
    'K-POP 레코딩 카페 창업 안내. 매장당 월평균 7,500만 원의 세 가지 수익 구조와 교육, 첫해 지원을 제공합니다.',
    'K-pop录音咖啡馆加盟：三重收入模式，单店月均7500万韩元，提供培训与首年支持。',
  ),
  hero: franchiseHero,
  stats: franchiseStats,
  whyUs: franchiseWhyUs,
  audience: franchisePersonas,
  revenue: franchiseRevenue,
  roadmap: franchiseRoadmap,
  process: franchiseProcess,
  notes: franchiseNotes,
  closing: franchiseClosing,
} satisfies SeedData;
