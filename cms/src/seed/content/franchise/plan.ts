import { t, type SeedData } from '../../localized.ts';
import { franchiseFigures as figures } from './figures.ts';

/** The second half of /franchise: what it earns, where it goes, and how one joins. */

export const franchiseRevenue = {
  heading: t('Three streams a month', '매달 세 갈래의 매출', '每月三条收入线'),
  lead: t(
    'The triple revenue model of one location, on average.',
    '매장 한 곳의 평균적인 3중 수익 모델입니다.',
    '单店平均的三重收入模式。',
  ),
  streams: [
    {
      name: t('Cafe', '카페', '咖啡馆'),
      body: t(
        'Drinks for singers, friends and passers-by.',
        '노래하는 분, 친구, 지나가던 손님의 음료.',
        '为歌手、朋友和路人提供的饮品。',
      ),
      monthlyWon: figures.monthlyWon.cafe,
    },
    {
      name: t('Recording services', '녹음 서비스', '录音服务'),
      body: t('Sessions, mixing, video and vinyl.', '세션, 믹싱, 영상, LP.', '录音、混音、视频与黑胶。'),
      monthlyWon: figures.monthlyWon.recording,
    },
    {
      name: t('Digital services', '디지털 서비스', '数字服务'),
      body: t(
        'Global distribution and what follows from it.',
        '글로벌 유통과 그 이후의 수익.',
        '全球发行及其后续收益。',
      ),
      monthlyWon: figures.monthlyWon.digital,
    },
  ],
  averageLabel: t('Average a month per location', '매장당 월평균', '单店月均'),
  averageMonthlyWon: figures.averageMonthlyWon,
  footnote: t(
    'Averages are no promise: what a location earns depends on its site and its operation.',
    '평균치는 보장이 아닙니다. 실제 매출은 입지와 운영에 따라 달라집니다.',
    '平均值并非承诺，实际营收取决于选址与经营。',
  ),
} satisfies SeedData;

export const franchiseRoadmap = {
  heading: t('Roadmap', '로드맵', '发展规划'),
  phases: [
    {
      name: t('Phase 1', '1단계', '第一阶段'),
      years: '2025',
      region: t('Seoul', '서울', '首尔'),
      places: [
        { name: t('Gangnam', '강남', '江南') },
        { name: t('Hongdae', '홍대', '弘大') },
        { name: t('Myeongdong', '명동', '明洞') },
        { name: t('Itaewon', '이태원', '梨泰院') },
      ],
    },
    {
      name: t('Phase 2', '2단계', '第二阶段'),
      years: '2026',
      region: t('Korea’s large cities', '전국 주요 도시', '韩国主要城市'),
      places: [
        { name: t('Busan', '부산', '釜山') },
        { name: t('Daegu', '대구', '大邱') },
        { name: t('Incheon', '인천', '仁川') },
        { name: t('Gwangju', '광주', '光州') },
      ],
    },
    {
      name: t('Phase 3', '3단계', '第三阶段'),
      years: '2027-2028',
      region: t('The world', '세계', '全球'),
      places: [
        { name: t('China', '중국', '中国') },
        { name: t('Japan', '일본', '日本') },
        { name: t('Southeast Asia', '동남아시아', '东南亚') },
        { name: t('North America', '북미', '北美') },
      ],
    },
  ],
} satisfies SeedData;

export const franchiseProcess = {
  heading: t('Four steps to opening day', '오픈까지 네 단계', '开业四步'),
  steps: [
    {
      title: t('Info session', '설명회', '说明会'),
      body: t(
        'Meet the team, ask everything, take the figures home.',
        '팀을 만나 무엇이든 묻고, 수치를 챙겨 가세요.',
        '与团队见面，尽管提问，把数字带回去细看。',
      ),
    },
    {
      title: t('Application', '신청', '申请'),
      body: t(
        'Send us your business plan and the location you have in mind.',
        '사업 계획과 생각하는 입지를 보내 주세요.',
        '提交您的商业计划和意向选址。',
      ),
    },
    {
      title: t('Contract', '계약', '签约'),
      body: t(
        'We go through the terms together and sign when both sides are sure.',
        '조건을 함께 살펴보고, 서로 확신이 설 때 서명합니다.',
        '双方逐条确认条款，都有把握时再签字。',
      ),
    },
    {
      title: t('Launch', '오픈', '开业'),
      body: t(
        'Setup, training, and our team beside you when the REC lamp first goes on.',
        '설비와 교육을 마치고, 첫 REC 램프가 켜지는 날 저희 팀이 함께합니다.',
        '完成装修与培训，REC灯第一次亮起时，我们的团队与您同在。',
      ),
    },
  ],
} satisfies SeedData;

const { min, max } = figures.spacePyeong;

export const franchiseNotes = {
  heading: t('Good to know', '알아 두세요', '须知'),
  notes: [
    {
      text: t(
        `Minimum space: ${min}-${max} pyeong.`,
        `최소 면적: ${min}~${max}평.`,
        `最小面积：${min}-${max}坪（韩国坪）。`,
      ),
    },
    {
      text: t(
        'The initial investment includes setup, training and first-year support.',
        '초기 투자금에는 설비, 교육, 첫해 지원이 포함됩니다.',
        '初期投资包含装修设备、培训和第一年的支持。',
      ),
    },
    {
      text: t(
        'Monthly fees apply after year one.',
        '월 수수료는 2년 차부터 발생합니다.',
        '从第二年起按月收取费用。',
      ),
    },
    {
      text: t(
        'Training is provided for all franchisees.',
        '모든 가맹점주에게 교육을 제공합니다.',
        '所有加盟商均可接受培训。',
      ),
    },
    {
      text: t(
        'Coming to try a session? Bring the YouTube link to your backing track.',
        '녹음을 체험하러 오시나요? 반주 YouTube 링크를 가져오세요.',
        '想来体验一场录音？请带上伴奏的YouTube链接。',
      ),
    },
  ],
} satisfies SeedData;

export const franchiseClosing = {
  heading: t('Come and hear it for yourself', '직접 와서 들어 보세요', '亲自来听一听'),
  lead: t(
    'An info session takes no commitment. Bring your questions, and a song.',
    '설명회는 부담 없이 오시면 됩니다. 궁금한 점과 노래 한 곡을 가져오세요.',
    '参加说明会没有任何负担。带上您的问题，再带上一首歌。',
  ),
  contactHeading: t('Contact', '연락처', '联系方式'),
  phoneLabel: t('Phone', '전화', '电话'),
  emailLabel: t('E-mail', '이메일', '邮箱'),
  addressLabel: t('Address', '주소', '地址'),
  hoursLabel: t('Hours', '운영 시간', '营业时间'),
  infoHeading: t('Franchise', '가맹 정보', '加盟信息'),
  info: [
    {
      text: t(
        `${min}-${max} pyeong minimum space`,
        `최소 면적 ${min}~${max}평`,
        `最小面积${min}-${max}坪（韩国坪）`,
      ),
    },
    {
      text: t('Setup, training and first-year support', '설비, 교육, 첫해 지원', '装修设备、培训与首年支持'),
    },
    {
      text: t(
        'Seoul, all of Korea, then the world',
        '서울에서 전국으로, 그리고 세계로',
        '从首尔到全韩国，再到世界',
      ),
    },
  ],
} satisfies SeedData;
