import { t, type SeedData } from '../writing/localized.ts';

const lines = (...texts: ReturnType<typeof t>[]) => texts.map((text) => ({ text }));

export const audience = {
  heading: t('Who comes, and why', '누가, 왜 찾아올까요', '谁会来，为什么来', '誰が、なぜ来るのか'),
  lead: t(
    'Two kinds of guests, two wishes, one booth.',
    '두 손님, 두 가지 바람, 하나의 부스.',
    '两类客人，两种心愿，同一间录音间。',
    '2つの客層、2つの願い、1つのブース。',
  ),
  personas: [
    {
      name: t('The international K-pop fan', '해외 K-POP 팬', '海外K-pop粉丝', '海外のK-POPファン'),
      pains: lines(
        t(
          'Concerts are sold out and studios are closed to visitors',
          '공연은 매진이고 스튜디오는 들어갈 수 없습니다',
          '演唱会一票难求，录音棚也不对外开放',
          'コンサートは完売、スタジオは一般に開放されていない',
        ),
        t(
          'Karaoke leaves nothing to take home',
          '노래방에서는 남는 것이 없습니다',
          'KTV唱完什么也带不走',
          'カラオケでは、手元に何も残らない',
        ),
      ),
      gains: lines(
        t(
          '{SessionLength} in a real booth, with an engineer',
          '엔지니어와 함께하는 진짜 부스에서의 {sessionLength}',
          '在专业录音棚里，由录音师陪伴的{sessionLength}',
          '本物のブースで、エンジニアと過ごす{sessionLength}',
        ),
        t(
          'A recording, a video or an LP as a souvenir',
          '녹음 파일, 영상, LP로 남는 기념품',
          '录音、视频或黑胶，成为纪念品',
          '録音データ、映像、LPが旅の記念に',
        ),
      ),
    },
    {
      name: t('The singer without a label', '소속사 없는 싱어', '没有签约的歌手', 'レーベル未所属のシンガー'),
      pains: lines(
        t(
          'Studio days are expensive and hard to get',
          '스튜디오 대관은 비싸고 예약도 어렵습니다',
          '录音棚价格高，档期难约',
          'スタジオは高額で、予約も取りにくい',
        ),
        t(
          'Releasing and collecting royalties is a maze',
          '발매와 저작권료 정산은 복잡합니다',
          '发行和版税结算像迷宫',
          'リリースや印税の手続きが複雑',
        ),
      ),
      gains: lines(
        t(
          'Pay by the {sessionLength}, mix only what is good',
          '{sessionLength} 단위로 결제하고, 잘 나온 것만 믹싱합니다',
          '按{sessionLength}付费，只为好的作品混音',
          '{sessionLength}単位で支払い、良いテイクだけをミキシング',
        ),
        t(
          'Worldwide release and royalties for 70 years',
          '전 세계 발매와 70년 저작권료',
          '全球发行，70年版税',
          '世界中でのリリースと、70年間の印税',
        ),
      ),
    },
  ],
} satisfies SeedData;

export const roadmap = {
  heading: t('Where we go next', '확장 계획', '扩张计划', 'これからの展開'),
  lead: t(
    'Three phases, from Seoul to the world.',
    '서울에서 세계로, 3단계로 나아갑니다.',
    '三个阶段，从首尔走向世界。',
    'ソウルから世界へ、3つのフェーズで展開します。',
  ),
  phases: [
    {
      period: '2025',
      title: t('Phase 1: Seoul', '1단계: 서울', '第一阶段：首尔', 'フェーズ1：ソウル'),
      places: lines(
        t('Gangnam', '강남', '江南', '江南'),
        t('Hongdae', '홍대', '弘大', '弘大'),
        t('Myeongdong', '명동', '明洞', '明洞'),
        t('Itaewon', '이태원', '梨泰院', '梨泰院'),
      ),
    },
    {
      period: '2026',
      title: t('Phase 2: Korea', '2단계: 전국', '第二阶段：韩国各地', 'フェーズ2：韓国各地'),
      places: lines(
        t('Busan', '부산', '釜山', '釜山'),
        t('Daegu', '대구', '大邱', '大邱'),
        t('Incheon', '인천', '仁川', '仁川'),
        t('Gwangju', '광주', '光州', '光州'),
      ),
    },
    {
      period: '2027-2028',
      title: t('Phase 3: the world', '3단계: 세계', '第三阶段：世界', 'フェーズ3：世界'),
      places: lines(
        t('China', '중국', '中国', '中国'),
        t('Japan', '일본', '日本', '日本'),
        t('Southeast Asia', '동남아시아', '东南亚', '東南アジア'),
        t('North America', '북미', '北美', '北米'),
      ),
    },
  ],
} satisfies SeedData;

export const application = {
  heading: t('Four steps to your opening', '오픈까지 네 단계', '开业四步', '開業までの4ステップ'),
  lead: t(
    'From the first conversation to the first song.',
    '첫 상담부터 첫 노래까지.',
    '从第一次交流到第一首歌。',
    '最初のご相談から、最初の1曲まで。',
  ),
  steps: [
    {
      title: t('Info session', '설명회', '说明会', '説明会'),
      body: t(
        'Visit us, hear the model and record a song.',
        '매장을 둘러보고 사업 모델을 듣고 직접 녹음해 봅니다.',
        '参观门店，了解模式，亲自录一首歌。',
        '店舗の見学とビジネスモデルのご説明のあと、実際に1曲録音していただきます。',
      ),
    },
    {
      title: t('Application', '신청', '申请', 'お申し込み'),
      body: t(
        'Send us your business plan and your location.',
        '사업 계획과 매장 위치를 보내 주세요.',
        '提交商业计划与选址。',
        '事業計画書と出店予定地をお送りください。',
      ),
    },
    {
      title: t('Contract', '계약', '签约', 'ご契約'),
      body: t(
        'We agree on terms, layout and date.',
        '조건과 설계, 일정을 확정합니다.',
        '确定条款、设计与时间。',
        '条件、レイアウト、日程を取り決めます。',
      ),
    },
    {
      title: t('Launch', '오픈', '开业', '開業'),
      body: t(
        'Setup, training and an opening we plan together.',
        '설치와 교육을 마치고 함께 준비한 오픈을 맞이합니다.',
        '完成装修与培训，共同筹备开业。',
        '設備の設置と研修を経て、ともに準備したオープンを迎えます。',
      ),
    },
  ],
} satisfies SeedData;
