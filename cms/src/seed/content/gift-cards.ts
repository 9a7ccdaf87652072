import { t } from '../writing/localized.ts';

/** The words of /gift-cards, and the amounts that can be chosen there. */
export const giftCardsPage = {
  head: {
    title: t('Give somebody a song', '노래를 선물하세요', '送一首歌', '歌を贈ろう'),
    lead: t(
      'A gift card for a session in our booth. It comes by e-mail within a minute, with a PDF to print and wrap.',
      '녹음 부스에서 보내는 시간을 선물하는 카드입니다. 1분 안에 이메일로 도착하고, 인쇄해서 건넬 수 있는 PDF도 함께 드립니다.',
      '一张可在我们的录音间使用的礼品卡。一分钟内发到您的邮箱，并附上可以打印包装的 PDF。',
      'レコーディングの時間を贈れるギフトカードです。1分以内にメールで届き、印刷して渡せるPDFも付いています。',
    ),
    amounts: [{ won: 40_000 }, { won: 50_000 }, { won: 100_000 }, { won: 200_000 }],
  },
  how: {
    heading: t('How it works', '이렇게 사용해요', '使用方法', 'ご利用の流れ'),
    steps: [
      {
        title: t('You buy it here', '여기에서 구매', '在这里购买', 'ここで購入'),
        body: t(
          'Choose an amount, write whom it is for, and pay by card. Nobody has to know a date yet.',
          '금액을 고르고 받는 분의 이름을 적은 뒤 카드로 결제하세요. 날짜는 아직 정하지 않아도 됩니다.',
          '选择金额，写上赠予对象，用银行卡付款。暂时不必确定日期。',
          '金額を選び、贈る相手のお名前を書いて、カードでお支払いください。日付はまだ決めなくて大丈夫です。',
        ),
      },
      {
        title: t('It comes to you', '이메일로 도착', '发送给您', 'メールでお届け'),
        body: t(
          'The card is in your inbox at once. Print the PDF, or pass the mail on.',
          '카드는 바로 메일함에 도착합니다. PDF를 인쇄하거나 메일을 그대로 전달하세요.',
          '礼品卡会立即到达您的邮箱。打印 PDF，或直接转发邮件。',
          'カードはすぐにメールで届きます。PDFを印刷するか、メールをそのまま転送してください。',
        ),
      },
      {
        title: t('They sing', '노래하는 날', '他们来唱', '歌う日'),
        body: t(
          'Whoever has the code books a time and types it where they pay, or shows it at the counter.',
          '카드 번호를 받은 분은 시간을 예약하고 결제 화면에 번호를 입력하거나 매장에서 보여 주면 됩니다.',
          '拿到卡号的人预订时间，在付款页面输入卡号，或到店出示。',
          'カード番号を受け取った方は時間を予約し、お支払いのページで入力するか、店頭でご提示ください。',
        ),
      },
    ],
  },
  terms: {
    heading: t('Good to know', '알아 두실 점', '须知', 'ご確認ください'),
    items: [
      {
        text: t(
          'What is not used stays on the card for the next time.',
          '사용하고 남은 금액은 다음에 쓸 수 있습니다.',
          '未用完的金额留待下次使用。',
          '残った金額は次回お使いいただけます。',
        ),
      },
      {
        text: t(
          'It pays for sessions and for add-ons that are ordered with them; what it does not cover is paid by card.',
          '녹음과 함께 주문하는 추가 서비스에 쓸 수 있고, 모자라는 금액은 카드로 결제하시면 됩니다.',
          '可支付录音及一并订购的附加服务；不足部分用银行卡支付。',
          'レコーディングと、一緒に注文する追加サービスのお支払いに使えます。足りない分はカードでお支払いください。',
        ),
      },
      {
        text: t(
          'A card that nobody has used can be returned within 7 days of buying it; please write to us.',
          '사용하지 않은 카드는 구매 후 7일 안에 환불받으실 수 있습니다. 저희에게 연락해 주세요.',
          '未使用的礼品卡可在购买后 7 天内退款，请与我们联系。',
          '未使用のカードは、購入から7日以内であれば返金いたします。お問い合わせください。',
        ),
      },
    ],
  },
};
