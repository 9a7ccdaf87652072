import { t } from '../../writing/localized.ts';
import type { FaqPageQuestion } from './faq-page-question.ts';

export const visitQuestions: FaqPageQuestion[] = [
  {
    slug: 'minors',
    question: t(
      'Can children and teenagers record?',
      '어린이와 청소년도 녹음할 수 있나요?',
      '儿童和青少年可以录音吗？',
      '子どもや10代でもレコーディングできますか？',
    ),
    answer: t(
      'They are welcome. For singers under 14 we recommend that a guardian comes along.',
      '물론입니다. 14세 미만이라면 보호자와 함께 오시기를 권합니다.',
      '欢迎。14岁以下的小歌手，我们建议由监护人陪同。',
      '大歓迎です。14歳未満の方には、保護者の方のお付き添いをおすすめしています。',
    ),
    staffNote: 'The landing FAQ says under 16 with an adult; both readings are kept.',
  },
  {
    slug: 'languages',
    question: t(
      'I do not speak Korean. Will that work?',
      '외국인 친구와 가도 괜찮을까요?',
      '我不会韩语，能顺利录音吗？',
      '韓国語が話せません。大丈夫ですか？',
    ),
    answer: t(
      'Yes, the house is made for visitors from abroad. You can read everything here, book, pay and get your e-mails in English, Korean, Chinese or Japanese. If you would like help in a particular language, write to us before you come.',
      '네, 해외에서 오시는 분들을 위해 만든 공간입니다. 안내부터 예약, 결제, 이메일까지 한국어, 영어, 중국어, 일본어로 이용할 수 있습니다. 특정 언어로 도움이 필요하면 방문 전에 문의해 주세요.',
      '没问题，这里本来就是为海外客人准备的。从浏览、预订、付款到邮件，都可以使用中文、英语、韩语或日语。如果需要某种语言的协助，请在到店前联系我们。',
      'はい、海外から来られる方のためのお店ですので、ご安心ください。ご案内からご予約、お支払い、メールまで、日本語・英語・韓国語・中国語でご利用いただけます。特定の言語でのサポートをご希望の場合は、ご来店前にご連絡ください。',
    ),
  },
  {
    slug: 'accessibility',
    question: t(
      'Is the studio accessible with a wheelchair or stroller?',
      '휠체어나 유아차로 방문할 수 있나요?',
      '坐轮椅或推婴儿车方便吗？',
      '車いすやベビーカーでも利用できますか？',
    ),
    answer: t(
      'Please ask before you book. Tell us what you need, and our staff will describe the way in and the booth to you honestly and help where they can.',
      '예약하기 전에 먼저 문의해 주세요. 필요한 점을 알려 주시면 출입구와 부스 상황을 있는 그대로 설명해 드리고, 도울 수 있는 부분은 도와드리겠습니다.',
      '请在预订前先联系我们，说明您的需要。工作人员会如实介绍出入口和录音间的情况，并尽力协助。',
      'ご予約の前に、まずお問い合わせください。必要なことをお知らせいただければ、入口までの経路やブースの様子をスタッフがありのままにお伝えし、できる限りお手伝いします。',
    ),
  },
  {
    slug: 'opening-hours',
    question: t(
      'When are you open?',
      '영업시간은 어떻게 되나요?',
      '营业时间是几点？',
      '営業時間を教えてください。',
    ),
    answer: t(
      'Every day from {opensAt} to {closesAt}, without holidays.',
      '매일 {opensAt}부터 {closesAt}까지, 휴무 없이 운영합니다.',
      '每天{opensAt}至{closesAt}，全年无休。',
      '毎日{opensAt}から{closesAt}まで、年中無休で営業しています。',
    ),
  },
  {
    slug: 'getting-here',
    question: t(
      'How do I get there?',
      '어떻게 찾아가나요?',
      '怎么过去？',
      'お店への行き方を教えてください。',
    ),
    answer: t(
      'Take Line 3 to Sinsa Station; from there it is 4 minutes on foot. The contact section of our home page has directions from the airport, Gangnam Station and Myeongdong.',
      '지하철 3호선 신사역에서 걸어서 4분입니다. 공항, 강남역, 명동에서 오시는 길은 홈페이지의 연락처 메뉴에 안내되어 있습니다.',
      '乘地铁3号线到新沙站，步行4分钟即到。从机场、江南站和明洞出发的路线，请看首页的联系我们部分。',
      '地下鉄3号線の新沙（シンサ）駅から徒歩4分です。空港、江南（カンナム）駅、明洞（ミョンドン）からの行き方は、トップページの「アクセス」でご案内しています。',
    ),
    staffNote: 'The payment success page says exit 8 and 3 minutes on foot (fixed text).',
  },
];
