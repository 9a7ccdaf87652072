import type { Tab } from 'payload';
import { label, labels } from '../fields/common-labels.ts';
import { localizedLine, localizedParagraph } from '../fields/localized-text.ts';
import { heading, lead, page, rows, titleAndText } from '../fields/page.ts';
import type { StaffText } from '../language/staff-text.ts';
import { ruleWordHint } from '../validation/rule-words.ts';
import { wholeNumber } from '../validation/whole-number.ts';
import { packages } from './landing-packages.ts';

/** The layout is made for three and four steps, so their number is fixed. */
const steps = (count: number, description: StaffText) =>
  rows('steps', labels('Step', 'Steps', '단계'), titleAndText(), {
    label: { en: 'Steps', ko: '단계' },
    min: count,
    max: count,
    description,
  });

const experience: Tab = {
  name: 'experience',
  label: { en: 'Experience', ko: '체험' },
  fields: [
    heading(),
    lead(),
    steps(3, {
      en: 'Three steps: order and relax, choose your song, record like a star.',
      ko: '세 단계: 주문하고 쉬기, 노래 고르기, 스타처럼 녹음하기.',
    }),
  ],
};

const howToUse: Tab = {
  name: 'howToUse',
  label: { en: 'How to use', ko: '이용 방법' },
  fields: [
    heading(),
    lead(),
    steps(4, {
      en: `Four steps. The second says when to arrive, {cafeMinutes} at the cafe and {boothMinutes} at the booth: both are booking rules. ${ruleWordHint.en}`,
      ko: `네 단계입니다. 두 번째는 도착 시간을 알려 줍니다. 카페는 {cafeMinutes}, 부스는 {boothMinutes}로 쓰고, 둘 다 예약 규칙에서 정합니다. ${ruleWordHint.ko}`,
    }),
  ],
};

const hero: Tab = {
  name: 'hero',
  label: { en: 'Hero', ko: '첫 화면' },
  description: {
    en: 'The first screen. Its button "Start Recording Journey" is fixed.',
    ko: '처음 보이는 화면입니다. "Start Recording Journey" 버튼은 고정되어 있습니다.',
  },
  fields: [
    localizedLine('eyebrow', {
      label: { en: 'Small line above the title', ko: '제목 위 작은 글' },
      maxLength: 80,
    }),
    localizedLine('title', { label: label.title, maxLength: 100 }),
    {
      name: 'titleKorean',
      label: { en: 'Korean line', ko: '한국어 한 줄' },
      type: 'text',
      required: true,
      maxLength: 60,
    },
    localizedParagraph('lead', { label: { en: 'Text under the title', ko: '제목 아래 글' }, maxLength: 400 }),
    localizedLine('note', {
      label: { en: 'Small line under the button', ko: '버튼 아래 작은 글' },
      maxLength: 160,
    }),
  ],
};

const tours: Tab = {
  name: 'tours',
  label: { en: 'Tours', ko: '투어' },
  fields: [
    heading(),
    lead(),
    rows(
      'routes',
      labels('Route', 'Routes', '코스'),
      [
        localizedLine('name', { label: label.name, maxLength: 80 }),
        {
          name: 'minutes',
          label: { en: 'Minutes on foot', ko: '걸어서 몇 분' },
          type: 'number',
          required: true,
          validate: wholeNumber({ what: { en: 'The walk', ko: '걷는 시간은' }, min: 1, max: 180 }),
        },
        localizedParagraph('body', { label: label.body, maxLength: 600 }),
      ],
      { label: { en: 'Routes', ko: '코스' }, max: 6 },
    ),
  ],
};

const gallery: Tab = {
  name: 'gallery',
  label: { en: 'Gallery', ko: '갤러리' },
  description: {
    en: 'Pictures and quotes are edited under Lists, Gallery and Customer quotes.',
    ko: '사진과 후기는 ‘목록’의 ‘갤러리’와 ‘고객 후기’에서 고칩니다.',
  },
  fields: [
    heading(),
    lead(),
    localizedLine('quotesHeading', {
      label: { en: 'Heading above the customer quotes', ko: '고객 후기 위의 제목' },
      maxLength: 100,
    }),
  ],
};

const booking: Tab = {
  name: 'booking',
  label: { en: 'Booking', ko: '예약' },
  description: {
    en: 'Texts around the booking form. Labels and messages of the form itself are fixed.',
    ko: '예약 양식 주변의 글입니다. 양식 자체의 이름과 메시지는 고정되어 있습니다.',
  },
  fields: [
    heading(),
    lead(),
    localizedLine('klookTitle', {
      label: { en: 'Klook card: title', ko: 'Klook 카드: 제목' },
      maxLength: 80,
    }),
    localizedParagraph('klookBody', {
      label: { en: 'Klook card: text', ko: 'Klook 카드: 글' },
      maxLength: 300,
    }),
    localizedLine('directTitle', {
      label: { en: 'Direct card: title', ko: '직접 예약 카드: 제목' },
      maxLength: 80,
    }),
    localizedParagraph('directBody', {
      label: { en: 'Direct card: text', ko: '직접 예약 카드: 글' },
      maxLength: 300,
    }),
  ],
};

/** The words of the landing page, section by section. */
export const landingPage = page({
  slug: 'landing-page',
  label: { en: 'Landing page', ko: '랜딩 페이지' },
  description: {
    en: 'The texts of the start page, in the order in which they appear.',
    ko: '첫 페이지의 글을 나오는 순서대로 담았습니다.',
  },
  tabs: [
    hero,
    experience,
    howToUse,
    packages,
    {
      name: 'menu',
      label: { en: 'Menu', ko: '메뉴' },
      description: {
        en: 'The drinks are edited under Lists, Menu.',
        ko: '음료는 ‘목록’의 ‘메뉴’에서 고칩니다.',
      },
      fields: [heading(), lead()],
    },
    gallery,
    tours,
    {
      name: 'faq',
      label: { en: 'FAQ', ko: 'FAQ' },
      description: {
        en: 'The questions are edited under Lists, FAQ.',
        ko: '질문은 ‘목록’의 ‘FAQ’에서 고칩니다.',
      },
      fields: [heading(), lead()],
    },
    booking,
  ],
});
