import { t, type SeedData } from '../writing/localized.ts';
import { application, audience, roadmap } from './franchise-parts.ts';

const lines = (...texts: ReturnType<typeof t>[]) => texts.map((text) => ({ text }));

/** The words and figures of /franchise. */
export const franchisePage = {
  hero: {
    eyebrow: t('Franchise', '프랜차이즈', '加盟合作', 'フランチャイズ'),
    title: t(
      'A cafe by day, a record label in every room',
      '카페이면서, 방마다 하나의 레이블',
      '白天是咖啡馆，每个房间都是一家唱片公司',
      '昼はカフェ、全室レーベル',
    ),
    lead: t(
      'Open a recording cafe that earns three times under one roof. You bring the place; we bring the booth, the training and the music business.',
      '한 지붕 아래 세 가지 수익이 생기는 레코딩 카페를 여세요. 공간만 준비하시면 부스와 교육, 음원 사업은 저희가 함께합니다.',
      '开一家同一屋檐下有三重收入的录音咖啡馆。您准备场地，录音间、培训和音乐业务由我们带来。',
      'ひとつ屋根の下で3つの収益を生む、レコーディングカフェを開業しませんか。場所をご用意いただければ、ブースも研修も音楽ビジネスも、私たちがお届けします。',
    ),
  },
  stats: [
    {
      figure: t('10+', '10+', '10+', '10年以上'),
      label: t('years of track record', '년의 현장 경험', '年行业经验', '業界での実績'),
    },
    {
      figure: t('Global', '글로벌', '全球', '世界規模'),
      label: t('reach and distribution', '네트워크와 음원 유통', '覆盖与发行', 'ネットワークと音源配信'),
    },
    {
      figure: t('2B won', '20억 원', '20亿韩元', '20億'),
      label: t('revenue in 6 months', '6개월 매출', '6个月营收', 'ウォンの売上（6か月間）'),
    },
    {
      figure: t('50+', '50+', '50+', '50人以上'),
      label: t('artists trained', '명의 아티스트를 길러 냈습니다', '位艺人由我们培养', 'アーティストを育成'),
    },
  ],
  whyUs: {
    heading: t('Why us', '왜 우리인가', '为什么选择我们', '選ばれる理由'),
    lead: t(
      'What you get besides a name on the door.',
      '간판 하나보다 훨씬 많은 것을 드립니다.',
      '您得到的，不只是一块招牌。',
      '手に入るのは、看板だけではありません。',
    ),
    points: [
      {
        title: t('A patented concept', '특허받은 콘셉트', '专利模式', '特許取得のコンセプト'),
        body: t(
          'The recording cafe and the way it works are covered by our patent.',
          '녹음 카페라는 공간과 운영 방식은 특허로 보호됩니다.',
          '录音咖啡馆及其运营方式受我们的专利保护。',
          'レコーディングカフェという業態とその運営の仕組みは、当社の特許で保護されています。',
        ),
      },
      {
        title: t('Triple revenue model', '세 가지 수익 모델', '三重收入模式', '3つの収益モデル'),
        body: t(
          'Cafe, recording and digital services earn side by side in one location.',
          '카페, 녹음, 디지털 서비스가 한 매장에서 함께 수익을 냅니다.',
          '咖啡、录音和数字服务在同一门店同时创收。',
          'カフェ、レコーディング、デジタルサービスが、1つの店舗で同時に収益を生みます。',
        ),
      },
      {
        title: t(
          'Lifetime royalties for 70 years',
          '70년 평생 저작권료',
          '长达70年的终身版税',
          '70年続く生涯印税',
        ),
        body: t(
          'A song released through us can earn over the whole copyright period.',
          '저희를 통해 발매한 노래는 저작권 기간 내내 수익을 낼 수 있습니다.',
          '通过我们发行的歌曲，在整个版权期内都可能带来收益。',
          '当社を通じてリリースした曲は、著作権の保護期間を通じて収益を生む可能性があります。',
        ),
      },
      {
        title: t('Global distribution', '글로벌 음원 유통', '全球发行', 'グローバル配信'),
        body: t(
          'Songs recorded at your location go out to streaming services worldwide.',
          '매장에서 녹음한 노래가 전 세계 스트리밍 서비스로 나갑니다.',
          '在您店里录制的歌曲，可发行到全球流媒体平台。',
          '店舗で録音した曲は、世界中のストリーミングサービスに配信されます。',
        ),
      },
      {
        title: t(
          '10+ years, 50+ artists',
          '10년 이상, 50명 이상의 아티스트',
          '10年以上，50位以上艺人',
          '実績10年以上、育成50人以上',
        ),
        body: t(
          'You are trained by a team that has trained more than 50 artists in over ten years.',
          '10년 넘게 50명 이상의 아티스트를 길러 낸 팀이 직접 교육합니다.',
          '由十余年来培养过50多位艺人的团队亲自培训您。',
          '10年以上にわたり50人を超えるアーティストを育ててきたチームが、直接研修を行います。',
        ),
      },
    ],
  },
  audience,
  revenue: {
    heading: t(
      'Three streams, one location',
      '한 매장, 세 가지 수익',
      '一家店，三项收入',
      '1店舗、3つの収益',
    ),
    lead: t(
      'Average revenue each month and location.',
      '매장당 월평균 매출입니다.',
      '单店月均营收。',
      '1店舗あたりの月間平均売上です。',
    ),
    streams: [
      {
        name: t('Cafe', '카페', '咖啡馆', 'カフェ'),
        monthlyWon: 25_000_000,
        body: t(
          'Drinks before and after the session.',
          '녹음 전후에 즐기는 음료.',
          '录音前后的饮品销售。',
          '録音前後のドリンク販売。',
        ),
      },
      {
        name: t('Recording services', '녹음 서비스', '录音服务', 'レコーディング'),
        monthlyWon: 35_000_000,
        body: t(
          'Sessions, mixing and video.',
          '세션, 믹싱, 영상.',
          '录音场次、混音与视频。',
          'レコーディング枠、ミキシング、映像。',
        ),
      },
      {
        name: t('Digital services', '디지털 서비스', '数字服务', 'デジタルサービス'),
        monthlyWon: 15_000_000,
        body: t(
          'Distribution and royalties.',
          '음원 유통과 저작권료.',
          '作品发行与版税。',
          '音源配信と印税。',
        ),
      },
    ],
    note: t(
      'Averages are no promise: what a location earns depends on its site and its operation.',
      '평균치는 보장이 아닙니다. 실제 매출은 입지와 운영에 따라 달라집니다.',
      '平均值并非承诺，实际营收取决于选址与经营。',
      '平均値は収益を保証するものではありません。実際の収益は、立地と運営によって異なります。',
    ),
  },
  roadmap,
  process: application,
  notes: {
    heading: t('Good to know', '안내 사항', '须知', 'ご確認事項'),
    items: lines(
      t(
        'Minimum space: 25-40 pyeong.',
        '최소 면적은 25~40평입니다.',
        '最小面积：25-40坪（韩国坪）。',
        '最低面積は25〜40坪です。',
      ),
      t(
        'The initial investment includes setup, training and support for the first year.',
        '초기 투자금에는 설치와 교육, 1년 차 지원이 포함됩니다.',
        '初期投资包含装修设备、培训及首年支持。',
        '初期投資には、設備の設置、研修、初年度のサポートが含まれます。',
      ),
      t(
        'Monthly fees apply after year one.',
        '월 수수료는 2년 차부터 발생합니다.',
        '从第二年起按月收取费用。',
        '月額費用は2年目から発生します。',
      ),
      t(
        'All franchisees receive training.',
        '모든 가맹점주에게 교육을 제공합니다.',
        '所有加盟商均接受培训。',
        'すべての加盟店オーナー様に研修を行います。',
      ),
      t(
        'Bring the YouTube link of your backing track, and hear for yourself what you would be selling.',
        '반주 YouTube 링크를 가져오세요. 직접 불러 보면 어떤 사업인지 바로 알 수 있습니다.',
        '请带上伴奏的YouTube链接，亲自唱一遍，最清楚这门生意卖的是什么。',
        '伴奏音源のYouTubeリンクをお持ちください。どんな体験を提供する事業なのか、ご自身の歌でお確かめいただけます。',
      ),
    ),
  },
  callToAction: {
    heading: t(
      'See it, hear it, then decide',
      '보고, 듣고, 결정하세요',
      '先看，先听，再决定',
      '見て、聴いて、決める',
    ),
    body: t(
      'Book an info session in Sinsa, record a song yourself and go through the figures with us.',
      '신사에서 열리는 설명회에 오셔서 한 곡 녹음해 보고, 숫자도 함께 살펴보세요.',
      '预约新沙的说明会，亲自录一首歌，再和我们一起把数字算清楚。',
      '新沙での説明会をご予約ください。実際に1曲録音し、収支の数字も一緒にご確認いただけます。',
    ),
  },
  footer: {
    contactHeading: t('Contact', '연락처', '联系方式', 'お問い合わせ'),
    infoHeading: t('Franchise', '가맹 정보', '加盟信息', 'フランチャイズ情報'),
    infoLines: lines(
      t('Space: 25-40 pyeong', '면적: 25~40평', '面积：25-40坪（韩国坪）', '面積：25〜40坪'),
      t(
        'Average revenue: ₩75,000,000 a month',
        '월평균 매출: 75,000,000원',
        '月均营收：75,000,000韩元',
        '月間平均売上：75,000,000ウォン',
      ),
      t('Royalties: 70 years', '저작권료: 70년', '版税：70年', '印税：70年'),
    ),
  },
} satisfies SeedData;
