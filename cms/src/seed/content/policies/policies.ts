import { t, type SeedData } from '../../writing/localized.ts';
import { cancellationBody } from './cancellation.ts';
import { privacyBody } from './privacy.ts';
import { termsBody } from './terms.ts';

const effectiveDate = '2025-01-01';

/** The three dialogs of the footer. */
export const policies: SeedData[] = [
  {
    slug: 'privacy',
    title: t('Privacy Policy', '개인정보 처리방침', '隐私政策', 'プライバシーポリシー'),
    effectiveDate,
    body: privacyBody,
  },
  {
    slug: 'terms',
    title: t('Terms of Service', '이용약관', '服务条款', '利用規約'),
    effectiveDate,
    body: termsBody,
  },
  {
    slug: 'cancellation',
    title: t('Cancellation Policy', '취소 및 환불 정책', '取消政策', 'キャンセルポリシー'),
    effectiveDate,
    body: cancellationBody,
    staffNote:
      'The FAQ page says that Klook cancellations follow the marketplace’s standard terms. Refunds are computed from Booking rules, Cancellation.',
  },
];
