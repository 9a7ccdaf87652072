import { t, type SeedData } from '../localized.ts';
import { application, audience, roadmap } from './franchise-parts.ts';

const lines = (...texts: ReturnType<typeof t>[]) => texts.map((text) => ({ text }));

/** The words and figures of /franchise (spec.md sections 1, 2 and 9). */
export const franchisePage: SeedData = {
  hero: {
    eyebrow: t('Franchise', '프랜차이즈', '加盟合作'),
    title: t(
      'Open a recording cafe of your own',
      '나만의 녹음 카페를 시작하세요',
      '开一家属于你的录音咖啡馆',
    ),
    lead: t(
      'Coffee by day, a studio all day: one room that earns three times. Bring the place, we bring the booth, the training and the music business.',
      '낮에는 카페, 하루 종일 스튜디오. 한 공간에서 세 가지 수익이 생깁니다. 공간을 준비하시면 부스와 교육, 음원 사업은 저희가 맡습니다.',
      '既是咖啡馆，也是录音棚：一个空间，三重收入。你出场地，我们提供录音棚、培训和音乐业务。',
    ),
  },
  stats: [
    { figure: t('10+', '10+', '10+'), label: t('years of track record', '년 이상의 실적', '年以上行业经验') },
    {
      figure: t('Global', '글로벌', '全球'),
      label: t('reach and distribution', '네트워크와 음원 유통', '覆盖与发行'),
    },
    { figure: t('₩2B', '20억 원', '20亿韩元'), label: t('revenue in 6 months', '6개월 매출', '6个月营收') },
    { figure: t('50+', '50+', '50+'), label: t('artists trained', '명의 아티스트 육성', '位艺人培训成果') },
  ],
  whyUs: {
    heading: t('Why us', '왜 저희일까요', '为什么选择我们'),
    lead: t(
      'What you get besides a name on the door.',
      '간판 말고도 드리는 것들입니다.',
      '除了招牌，你还能得到什么。',
    ),
    points: [
      {
        title: t('A patented concept', '특허받은 콘셉트', '专利模式'),
        body: t(
          'The recording cafe and the way it works are covered by our patent.',
          '녹음 카페라는 공간과 운영 방식은 특허로 보호됩니다.',
          '录音咖啡馆及其运营方式受我们的专利保护。',
        ),
      },
      {
        title: t('Triple revenue model', '세 가지 수익 모델', '三重收入模式'),
        body: t(
          'Cafe, recording and digital services earn side by side in one location.',
          '카페, 녹음, 디지털 서비스가 한 매장에서 함께 수익을 냅니다.',
          '咖啡、录音和数字服务在同一门店同时创收。',
        ),
      },
      {
        title: t('Lifetime royalties for 70 years', '70년 평생 저작권료', '长达70年的终身版税'),
        body: t(
          'Songs recorded with us keep paying royalties for 70 years.',
          '여기서 녹음한 노래는 70년 동안 저작권료를 냅니다.',
          '在这里录制的歌曲可持续产生70年版税。',
        ),
      },
      {
        title: t('Global distribution', '글로벌 음원 유통', '全球发行'),
        body: t(
          'We release your customers’ songs on streaming services worldwide.',
          '고객의 노래를 전 세계 스트리밍 서비스에 발매합니다.',
          '我们把顾客的作品发行到全球流媒体平台。',
        ),
      },
      {
        title: t('10+ years, 50+ artists', '10년 이상, 50명 이상의 아티스트', '10年以上，50位以上艺人'),
        body: t(
          'Our team has trained more than 50 artists in over ten years.',
          '10년이 넘는 시간 동안 50명 이상의 아티스트를 길러 낸 팀입니다.',
          '我们的团队十余年来培训了50多位艺人。',
        ),
      },
    ],
  },
  audience,
  revenue: {
    heading: t('Three streams, one location', '한 매장, 세 가지 수익', '一家店，三项收入'),
    lead: t('Average revenue each month and location.', '매장당 월평균 매출입니다.', '单店月均营收。'),
    streams: [
      {
        name: t('Cafe', '카페', '咖啡馆'),
        monthlyWon: 25_000_000,
        body: t(
          'Drinks before and after the session.',
          '세션 전후의 음료 매출입니다.',
          '录音前后的饮品销售。',
        ),
      },
      {
        name: t('Recording services', '녹음 서비스', '录音服务'),
        monthlyWon: 35_000_000,
        body: t('Sessions, mixing and video.', '세션과 믹싱, 영상 매출입니다.', '录音场次、混音与视频。'),
      },
      {
        name: t('Digital services', '디지털 서비스', '数字服务'),
        monthlyWon: 15_000_000,
        body: t('Distribution and royalties.', '음원 유통과 저작권료 매출입니다.', '作品发行与版税。'),
      },
    ],
    note: t(
      'Averages of existing locations. Revenue differs by place and operation and is not guaranteed.',
      '기존 매장의 평균이며, 입지와 운영에 따라 다르고 매출을 보장하지 않습니다.',
      '以上为现有门店平均值，因地段与运营而异，不构成收入保证。',
    ),
  },
  roadmap,
  process: application,
  notes: {
    heading: t('Good to know', '안내 사항', '须知'),
    items: lines(
      t('Minimum space: 25-40 pyeong.', '최소 면적은 25~40평입니다.', '最小面积25-40坪。'),
      t(
        'The initial investment includes setup, training and support for the first year.',
        '초기 투자금에는 설치와 교육, 1년 차 지원이 포함됩니다.',
        '初期投资包含装修设备、培训及首年支持。',
      ),
      t('Monthly fees apply after year one.', '월 이용료는 2년 차부터 발생합니다.', '月费自第二年起收取。'),
      t(
        'All franchisees receive training.',
        '모든 가맹점주에게 교육을 제공합니다.',
        '所有加盟商均接受培训。',
      ),
      t(
        'Bring the YouTube link of a backing track to the info session: you will record.',
        '설명회에 반주 YouTube 링크를 가져오세요. 직접 녹음해 봅니다.',
        '参加说明会请带上伴奏的YouTube链接，你将亲自体验录音。',
      ),
    ),
  },
  callToAction: {
    heading: t('See it, hear it, then decide', '보고 듣고 결정하세요', '先看先听，再决定'),
    body: t(
      'Book an info session in Sinsa, record a song yourself and go through the figures with us.',
      '신사점 설명회에서 직접 녹음해 보고, 숫자도 함께 살펴보세요.',
      '预约新沙门店的说明会，亲自录一首歌，并与我们一起核算数字。',
    ),
  },
  footer: {
    contactHeading: t('Contact', '연락처', '联系方式'),
    infoHeading: t('Franchise', '가맹 정보', '加盟信息'),
    infoLines: lines(
      t('Space: 25-40 pyeong', '면적: 25~40평', '面积：25-40坪'),
      t('Average revenue: ₩75,000,000 a month', '월평균 매출: 75,000,000원', '月均营收：75,000,000韩元'),
      t('Royalties: 70 years', '저작권료: 70년', '版税：70年'),
    ),
  },
};
