import { initialVenue } from 'shared/catalogue/initial-catalogue.ts';
import { shared, t, type SeedData } from '../writing/localized.ts';

/** Contact and footer. Phone, e-mail, handle and registration are samples; the fields say so. */
export const siteSettings: SeedData = {
  cafeName: shared(initialVenue.cafeName),
  tagline: t(
    'Record your K-pop song in Seoul',
    '서울에서 녹음하는 나만의 K-POP',
    '在首尔录一首你的K-pop',
    'ソウルで録る、私だけのK-POP',
  ),
  description: t(
    'Book {sessionLength} in a real recording booth in Sinsa, Seoul. Choose your song, sing it your way and take the recording home. One premium drink included.',
    '서울 신사동의 진짜 녹음 부스에서 보내는 {sessionLength}. 좋아하는 노래를 부르고 녹음 파일을 가져가세요. 프리미엄 음료 한 잔이 포함됩니다.',
    '在首尔新沙的专业录音棚里，拥有属于你的{sessionMinutes}分钟。选一首歌，尽情演唱，把录音带回家。含一杯精品饮品。',
    'ソウル・新沙（シンサ）の本格レコーディングブースで過ごす{sessionLength}。好きな曲を自分らしく歌って、音源はそのままお持ち帰り。プレミアムドリンク1杯付きです。',
  ),
  contactHeading: t('Visit Us in Sinsa', '신사에서 만나요', '来新沙找我们', '新沙で会いましょう'),
  address: shared(initialVenue.address),
  nearestStation: shared(initialVenue.directions),
  openingHoursText: t(
    'Open daily {openingHours}',
    '매일 {openingHours}',
    '每天 {openingHours}',
    '毎日 {openingHours}',
  ),
  phone: initialVenue.phone,
  email: initialVenue.email,
  franchiseEmail: initialVenue.franchiseEmail,
  supportHandle: initialVenue.supportHandle,
  socialLinks: [
    { label: 'Instagram', url: 'https://www.instagram.com/' },
    { label: 'YouTube', url: 'https://www.youtube.com/' },
    { label: 'TikTok', url: 'https://www.tiktok.com/' },
    { label: 'KakaoTalk', url: 'https://www.kakaocorp.com/page/service/service/KakaoTalk' },
  ],
  gettingHereHeading: t('Getting Here', '오시는 길', '交通指南', 'アクセス'),
  directions: [
    {
      from: t('Incheon Airport', '인천공항', '仁川机场', '仁川（インチョン）空港'),
      route: t(
        'Airport Railroad to Gimpo Airport, Line 9 express to Express Bus Terminal, then Line 3 two stops to Sinsa. Allow 90 minutes.',
        '공항철도로 김포공항까지, 9호선 급행으로 고속터미널까지, 3호선으로 갈아타 두 정거장이면 신사역입니다. 90분 정도 잡아 주세요.',
        '乘机场铁路至金浦机场站，换乘9号线快车至高速巴士客运站，再乘3号线两站到新沙站。请预留约90分钟。',
        '空港鉄道で金浦空港駅へ。9号線の急行に乗り換えて高速ターミナル駅まで行き、3号線で2駅の新沙（シンサ）駅で下車します。90分ほど見ておいてください。',
      ),
    },
    {
      from: t('Gangnam Station', '강남역', '江南站', '江南（カンナム）駅'),
      route: t(
        'Shinbundang Line, three stops to Sinsa. About 10 minutes.',
        '신분당선으로 세 정거장, 10분 정도 걸립니다.',
        '乘新盆唐线三站到新沙站，约10分钟。',
        '新盆唐線で3駅、約10分で新沙駅に着きます。',
      ),
    },
    {
      from: t('Myeongdong', '명동', '明洞', '明洞（ミョンドン）'),
      route: t(
        'Line 4 one stop to Chungmuro, then Line 3 to Sinsa. About 25 minutes.',
        '4호선으로 한 정거장, 충무로역에서 3호선으로 갈아타 신사역에서 내리세요. 25분 정도 걸립니다.',
        '乘4号线一站到忠武路站，换乘3号线到新沙站，约25分钟。',
        '4号線で1駅の忠武路（チュンムロ）駅で3号線に乗り換え、新沙駅で下車します。約25分です。',
      ),
    },
  ],
  copyright: t(
    '© 2025 Sinsa Record Cafe. All rights reserved.',
    '© 2025 신사 레코드 카페. All rights reserved.',
    '© 2025 新沙唱片咖啡馆 版权所有',
    '© 2025 シンサ・レコードカフェ All rights reserved.',
  ),
  businessRegistration: t(
    'Business registration 000-00-00000 (sample)',
    '사업자등록번호 000-00-00000 (예시)',
    '营业执照号 000-00-00000（示例）',
    '事業者登録番号 000-00-00000（サンプル）',
  ),
};
