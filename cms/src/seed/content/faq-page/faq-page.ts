import { t } from '../../writing/localized.ts';
import type { EveryLanguage } from '../../writing/every-language.ts';
import { addOnQuestions } from './add-ons.ts';
import { arrivalQuestions } from './arrival.ts';
import { bookingQuestions } from './booking.ts';
import { cafeQuestions } from './cafe.ts';
import { changeQuestions } from './changes.ts';
import type { FaqPageQuestion } from './faq-page-question.ts';
import { fileQuestions } from './files.ts';
import { paymentQuestions } from './payment.ts';
import { releaseQuestions } from './release.ts';
import { sessionQuestions } from './session.ts';
import { songQuestions } from './songs.ts';
import { visitQuestions } from './visit.ts';

/** The heading of /faq. */
export const faqPageHeading: { title: EveryLanguage; subtitle: EveryLanguage } = {
  title: t('Frequently Asked Questions', '자주 묻는 질문', '常见问题', 'よくある質問'),
  subtitle: t(
    'From choosing your song to holding the record: what visitors ask us before, during and after a session.',
    '곡을 고르는 순간부터 음반을 손에 쥘 때까지, 방문객들이 가장 많이 묻는 것들을 모았습니다.',
    '从选歌到拿到唱片，客人在录音前后最常问的问题，都在这里。',
    '曲選びからレコードを手にするまで。レコーディングの前、当日、そのあとについて、お客様からよくいただく質問をまとめました。',
  ),
};

/** The 47 questions of /faq in page order, in the page's own readings of what docs/product.md says twice. */
export const faqPageQuestions: FaqPageQuestion[] = [
  ...bookingQuestions,
  ...sessionQuestions,
  ...songQuestions,
  ...arrivalQuestions,
  ...cafeQuestions,
  ...fileQuestions,
  ...addOnQuestions,
  ...releaseQuestions,
  ...paymentQuestions,
  ...changeQuestions,
  ...visitQuestions,
];
