import type { SeedData } from '../../writing/localized.ts';
import { t } from '../../writing/localized.ts';
import { gallery } from './gallery.ts';
import { packages } from './packages.ts';
import { experience, howToUse } from './steps.ts';

/** The words of the landing page. Korean headings stand beside the English ones. */
export const landingPage: SeedData = {
  hero: {
    eyebrow: t(
      'K-pop recording cafe in Sinsa, Seoul',
      '서울 신사동 K-POP 녹음 카페',
      '首尔新沙 K-pop录音咖啡馆',
      'ソウル・新沙（シンサ）のK-POPレコーディングカフェ',
    ),
    title: t(
      '{SessionLength}. One mic. Your song.',
      '{sessionLength}, 마이크 하나, 나의 노래',
      '{sessionLength}，一支麦，你的歌',
      '{sessionLength}、1本のマイク、私の歌',
    ),
    titleKorean: '녹음중',
    lead: t(
      'Order a drink, step into a real recording booth and sing the song you came to Seoul for. You leave with the recording.',
      '음료 한 잔을 주문하고 진짜 녹음 부스로 들어가세요. 서울에 오면 꼭 부르고 싶었던 그 노래, 녹음해서 가져가세요.',
      '点一杯饮品，走进真正的录音棚，唱那首让你来到首尔的歌，然后把录音带走。',
      'ドリンクを頼んだら、本物のレコーディングブースへ。ソウルで歌うと決めていたあの曲を、思いきりどうぞ。録った音源はお持ち帰りいただけます。',
    ),
    note: t(
      'One premium drink and the raw recording are included.',
      '프리미엄 음료 한 잔과 원본 녹음 파일이 포함됩니다.',
      '含一杯精品饮品和原始录音文件。',
      'プレミアムドリンク1杯と、未加工の音源ファイルが付いています。',
    ),
  },
  experience,
  howToUse,
  packages,
  menu: {
    heading: t('At the bar', '메뉴', '饮品单', '歌う前の一杯'),
    lead: t(
      'One premium drink comes with every session. Sip it slowly: your voice will thank you.',
      '세션마다 프리미엄 음료 한 잔이 포함됩니다. 천천히 마시며 목을 풀어 보세요.',
      '每场录音都含一杯精品饮品。慢慢喝，让嗓子先热起来。',
      'レコーディングには毎回、プレミアムドリンク1杯が付きます。ゆっくり味わえば、のども喜びます。',
    ),
  },
  gallery,
  tours: {
    heading: t('Before or after, take a walk', '산책', '录音前后走一走', '歌の前後に、街さんぽ'),
    lead: t(
      'Two short routes start at our door: one to calm the nerves, one to celebrate.',
      '카페 앞에서 시작하는 짧은 산책길 두 곳. 떨리는 마음은 강가에서 가라앉히고, 녹음을 마친 기분은 거리에서 즐기세요.',
      '两条散步路线从门口出发：一条让你静下心来，一条陪你庆祝。',
      'カフェの前から始まる、2つの散歩コース。ひとつは緊張をほぐす道、もうひとつは歌い終えた自分をお祝いする道です。',
    ),
    routes: [
      {
        name: t('Han River Park', '한강공원', '汉江公园', '漢江（ハンガン）公園'),
        minutes: 10,
        body: t(
          'Ten minutes down to the water at Jamwon. Run through the chorus once more where only the river hears it.',
          '걸어서 10분이면 잠원한강공원입니다. 강바람 앞에서 후렴을 한 번 더 불러 보세요.',
          '步行10分钟到蚕院汉江公园。在只有江水听得见的地方，把副歌再练一遍。',
          '歩いて10分で、水辺の蚕院（チャムウォン）漢江公園へ。聞いているのは川だけ。サビをもう一度、歌ってみませんか。',
        ),
      },
      {
        name: t('Garosu-gil fashion street', '가로수길', '林荫道时尚街', 'カロスキル（街路樹通り）'),
        minutes: 5,
        body: t(
          'Five minutes to the tree-lined street of small designers, record shops and late coffee.',
          '걸어서 5분, 은행나무를 따라 작은 편집숍과 카페가 이어지는 거리입니다.',
          '步行5分钟，银杏树下是一家接一家的设计师小店和咖啡馆。',
          '歩いて5分。小さなデザイナーズショップやレコード店、遅い時間のコーヒーが楽しめる並木道です。',
        ),
      },
    ],
  },
  faq: {
    heading: t('Questions people ask', '자주 묻는 질문', '常见问题', 'よくあるご質問'),
    lead: t(
      'The short answers, before you book.',
      '예약 전에 궁금한 점을 확인하세요.',
      '预订前，先看看这些。',
      'ご予約の前に、気になることをさっと確認できます。',
    ),
  },
  booking: {
    heading: t('Book your session', '예약', '预订录音', 'ご予約はこちら'),
    lead: t(
      'Choose how you booked, then your drink, your song and your time.',
      '예약 방법을 고른 뒤 음료와 노래, 시간을 정해 주세요.',
      '先选择预订方式，再选饮品、歌曲和时间。',
      'まずは予約方法を選んで、ドリンクと曲、時間を決めましょう。',
    ),
    klookTitle: t('Klook reservation', 'Klook 예약', 'Klook客路预订', 'Klook予約'),
    klookBody: t(
      'Already booked on Klook? Complete it here with your drink, your song and any add-ons.',
      'Klook에서 이미 예약하셨나요? 여기에서 음료와 노래, 추가 서비스를 골라 예약을 완료하세요.',
      '已在Klook客路下单？在这里补上饮品、歌曲和附加服务即可。',
      'Klookで購入済みの方は、こちらで予約を完了してください。ドリンクと曲、お好みでオプションを選ぶだけです。',
    ),
    directTitle: t('Direct Booking', '바로 예약', '直接预订', '直接予約'),
    directBody: t(
      'Choose a date and time and pay by card. Your slot is yours at once.',
      '날짜와 시간을 고르고 카드로 결제하면 바로 확정됩니다.',
      '选好日期和时间，用银行卡付款，立即确认。',
      '日時を選んで、カードでお支払い。その場でご予約が確定します。',
    ),
  },
};
