import { t, type SeedData } from '../../localized.ts';
import { franchiseFigures as figures } from './figures.ts';

/** The first half of /franchise: who we are, what we offer, and to whom. */

export const franchiseHero = {
  eyebrow: t('Franchise', '가맹 안내', '加盟合作'),
  title: t(
    'A cafe by day. A record label in every room.',
    '카페이면서, 방마다 하나의 레이블.',
    '白天是咖啡馆，每个房间都是一家唱片公司。',
  ),
  lead: t(
    'Open a recording cafe with a team that has made records for more than ten years: three sources of income under one roof, and visitors from all over the world at the door.',
    '10년 넘게 음반을 만들어 온 팀과 함께 레코딩 카페를 여세요. 한 지붕 아래 세 가지 수익, 그리고 전 세계에서 찾아오는 손님들.',
    '与有十年以上制作经验的团队一起开一家录音咖啡馆：一个屋檐下三种收入，客人来自世界各地。',
  ),
  infoSessionButton: t('Book Info Session', '설명회 신청', '预约说明会'),
  applyButton: t('Apply Now', '가맹 신청', '立即申请'),
  phoneLabel: t('Call us', '전화 문의', '电话咨询'),
} satisfies SeedData;

const billions = figures.revenueWon / 1_000_000_000;
const eok = figures.revenueWon / 100_000_000;

/** `figure` is set large, `label` stands under it. */
export const franchiseStats = [
  {
    figure: t(
      `${figures.trackRecordYears}+ years`,
      `${figures.trackRecordYears}년+`,
      `${figures.trackRecordYears}年+`,
    ),
    label: t('Track record in recording', '녹음 분야 경력', '录音行业经验'),
  },
  {
    figure: t('Global', '글로벌', '全球'),
    label: t('Reach: songs go out worldwide', '전 세계로 나가는 음원', '作品发行至世界各地'),
  },
  {
    figure: t(`${billions}B won`, `${eok}억 원`, `${eok}亿韩元`),
    label: t(
      `Revenue in ${figures.revenueMonths} months`,
      `${figures.revenueMonths}개월간의 매출`,
      `${figures.revenueMonths}个月的营收`,
    ),
  },
  {
    figure: t(
      `${figures.artistsTrained}+ artists`,
      `${figures.artistsTrained}명+`,
      `${figures.artistsTrained}位+`,
    ),
    label: t('Trained by our team', '우리 팀이 길러 낸 아티스트', '由我们的团队培养的艺人'),
  },
] satisfies SeedData[];

export const franchiseWhyUs = {
  heading: t('Why us', '왜 우리인가', '为什么选择我们'),
  points: [
    {
      title: t('A patented system', '특허받은 시스템', '专利系统'),
      body: t(
        'Our recording cafe system is patented: what you open is more than a good idea.',
        '저희 레코딩 카페 시스템은 특허를 받았습니다. 좋은 아이디어 그 이상으로 시작하세요.',
        '我们的录音咖啡馆系统已获专利，您开的不只是一个好点子。',
      ),
      staffNote:
        'The patent number was not known when this was written. Add it here before you rely on the claim.',
    },
    {
      title: t('Three sources of income', '세 가지 수익 구조', '三重收入模式'),
      body: t(
        'Cafe, recording and digital services carry each other through quiet hours.',
        '카페, 녹음, 디지털 서비스가 한산한 시간을 서로 채워 줍니다.',
        '咖啡、录音与数字服务互相支撑，淡时也不空转。',
      ),
    },
    {
      title: t('Global distribution', '글로벌 유통', '全球发行'),
      body: t(
        'Songs recorded at your location can be released worldwide through us.',
        '매장에서 녹음한 노래를 저희를 통해 전 세계에 발매할 수 있습니다.',
        '在您店里录制的歌曲，可通过我们向全球发行。',
      ),
    },
    {
      title: t(
        `Royalties for ${figures.royaltyYears} years`,
        `${figures.royaltyYears}년간의 저작권료`,
        `长达${figures.royaltyYears}年的版税`,
      ),
      body: t(
        'Lifetime royalties: a released song can earn over the whole copyright period.',
        '평생 저작권료. 발매된 노래는 저작권 기간 내내 수익을 낼 수 있습니다.',
        '终身版税：发行的歌曲在整个版权期内都可能带来收益。',
      ),
    },
    {
      title: t(
        `${figures.trackRecordYears}+ years, ${figures.artistsTrained}+ artists`,
        `${figures.trackRecordYears}년 이상, 아티스트 ${figures.artistsTrained}명 이상`,
        `${figures.trackRecordYears}年以上，${figures.artistsTrained}多位艺人`,
      ),
      body: t(
        'You are trained by people who have trained artists.',
        '아티스트를 길러 낸 사람들이 직접 교육합니다.',
        '由培养过艺人的团队亲自培训您。',
      ),
    },
  ],
} satisfies SeedData;

export const franchisePersonas = {
  heading: t('Who opens a recording cafe', '어떤 분들이 시작하나요', '谁适合开录音咖啡馆'),
  painPointsLabel: t('What weighs on you', '고민', '您的困扰'),
  solutionsLabel: t('What we do about it', '해결', '我们的办法'),
  personas: [
    {
      name: t('The cafe owner', '카페 사장님', '咖啡馆店主'),
      situation: t(
        'Runs a cafe in a busy district and competes on price with ten others.',
        '붐비는 상권에서 카페를 운영하며 열 곳과 가격 경쟁을 하고 있습니다.',
        '在热闹的商圈经营咖啡馆，与周围十几家拼价格。',
      ),
      painPoints: [
        { text: t('Coffee alone leaves little margin', '커피만으로는 남는 게 적습니다', '只卖咖啡利润太薄') },
        { text: t('Nothing sets the place apart', '다른 카페와 다를 게 없습니다', '店铺没有特色') },
        { text: t('Empty tables on weekday afternoons', '평일 오후에는 자리가 빕니다', '平日下午总是空着') },
      ],
      solutions: [
        {
          text: t(
            'Recording and digital services on top of the cafe',
            '카페에 더해지는 녹음과 디지털 서비스 매출',
            '在咖啡之外增加录音和数字服务收入',
          ),
        },
        {
          text: t(
            'A reason to come that no neighbour can copy',
            '이웃 가게가 따라 할 수 없는 방문 이유',
            '邻店无法复制的到店理由',
          ),
        },
        {
          text: t(
            'Sessions by advance reservation, spread over the whole day',
            '하루 전체에 고르게 배치되는 사전 예약 세션',
            '提前预约的录音场次，均匀分布在全天',
          ),
        },
      ],
    },
    {
      name: t('The music professional', '음악 전문가', '音乐从业者'),
      situation: t(
        'Has a studio, an academy or a craft, and an income that depends on the next project.',
        '작업실이나 학원, 기술이 있지만 수입은 다음 프로젝트에 달려 있습니다.',
        '有工作室、培训班或手艺，收入却全看下一个项目。',
      ),
      painPoints: [
        {
          text: t(
            'Income rises and falls with projects',
            '프로젝트에 따라 수입이 들쭉날쭉합니다',
            '收入随项目起伏',
          ),
        },
        {
          text: t(
            'Equipment stands idle between bookings',
            '예약이 없으면 장비가 쉽니다',
            '没有预订时设备闲置',
          ),
        },
        {
          text: t(
            'No time to build a brand alone',
            '혼자 브랜드를 키울 시간이 없습니다',
            '一个人没时间打造品牌',
          ),
        },
      ],
      solutions: [
        {
          text: t(
            'A steady base from cafe and ten-minute sessions',
            '카페와 10분 세션이 만드는 안정적인 기반',
            '咖啡与十分钟录音带来稳定的基础收入',
          ),
        },
        {
          text: t(
            'A booking system and travel platforms that fill the room',
            '부스를 채워 주는 예약 시스템과 여행 플랫폼',
            '预订系统与旅行平台为录音间带来客人',
          ),
        },
        {
          text: t(
            'A finished brand, with training for you and your team',
            '완성된 브랜드, 그리고 본인과 직원을 위한 교육',
            '现成的品牌，以及对您和团队的培训',
          ),
        },
      ],
    },
  ],
} satisfies SeedData;
