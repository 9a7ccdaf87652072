import { t } from '../../writing/localized.ts';
import type { FaqPageQuestion } from './faq-page-question.ts';

export const bookingQuestions: FaqPageQuestion[] = [
  {
    slug: 'how-to-book',
    question: t(
      'How do I book a session?',
      '예약은 어떻게 하나요?',
      '怎么预订录音？',
      '予約はどうすればできますか？',
    ),
    answer: t(
      'Open the booking section on our home page, choose Direct Booking, pick a date and a start time, fill in the form and pay by card. If you already bought a session on Klook, choose the Klook card instead and complete it there.',
      '홈페이지의 예약 메뉴에서 ‘바로 예약(Direct Booking)’을 선택하고 날짜와 시작 시간을 고른 뒤, 정보를 입력하고 카드로 결제하시면 됩니다. 이미 클룩(Klook)에서 구매하셨다면 클룩 예약 카드를 선택해 나머지를 입력해 주세요.',
      '打开首页的预订区，选择“直接预订（Direct Booking）”，选好日期和开始时间，填写信息后用银行卡付款即可。如果您已在Klook客路购买，请改选Klook预订，补充剩下的信息。',
      'トップページの予約コーナーで「直接予約（Direct Booking）」を選び、日付と開始時刻を決めて必要事項を入力し、カードでお支払いください。すでにKlookで購入された方は、代わりに「Klook予約」を選び、そこで予約を完了してください。',
    ),
  },
  {
    slug: 'reserve-ahead',
    question: t(
      'Can I walk in or book by phone?',
      '예약 없이 방문하거나 전화로 예약할 수 있나요?',
      '可以不预约直接去，或者电话预订吗？',
      '予約なしで行ったり、電話で予約したりできますか？',
    ),
    answer: t(
      'Sessions are by advance reservation only, and we take no bookings by phone. Online booking is open 24 hours a day, 7 days a week, and is paid in full when you book.',
      '녹음은 사전 예약제로만 운영하며 전화 예약은 받지 않습니다. 온라인 예약은 24시간 연중무휴로 가능하고, 예약할 때 전액 결제해 주시면 됩니다.',
      '录音采用提前预约制，不接受电话预订。线上预订全天24小时、每周7天开放，预订时需付全款。',
      'レコーディングは事前予約制で、お電話でのご予約は承っておりません。オンライン予約は24時間年中無休で受け付けており、ご予約の際に全額をお支払いいただきます。',
    ),
  },
  {
    slug: 'klook-booking',
    question: t(
      'I bought my session on Klook. What do I do next?',
      '클룩에서 구매했어요. 다음엔 무엇을 하면 되나요?',
      '我在Klook客路上买好了，接下来怎么做？',
      'Klookで購入しました。次は何をすればいいですか？',
    ),
    answer: t(
      'Choose the Klook card in our booking section, enter your Klook booking ID, pick your drink and any add-ons, and leave the link to your backing track. The session itself is already paid on Klook; only add-ons cost extra.',
      '예약 메뉴에서 클룩 카드를 선택하고 클룩 예약 번호를 입력한 다음, 음료와 추가 서비스를 고르고 반주 링크를 남겨 주세요. 녹음 비용은 클룩에서 이미 결제되었으므로 추가 서비스를 고를 때만 비용이 더해집니다.',
      '在预订区选择Klook预订，填写您的Klook订单号，选好饮品和需要的附加服务，再留下伴奏链接。录音费用已在Klook支付，只有附加服务需要另付。',
      '予約コーナーで「Klook予約」を選び、Klookの予約番号を入力して、ドリンクとご希望のオプションを選び、伴奏音源のリンクを入力してください。レコーディング料金はKlookでお支払い済みですので、追加料金がかかるのはオプションだけです。',
    ),
  },
  {
    slug: 'two-people',
    question: t(
      'There are two of us. How do we book?',
      '두 명이 함께 가요. 어떻게 예약하나요?',
      '我们两个人，该怎么预订？',
      '2人で行きます。どう予約すればいいですか？',
    ),
    answer: t(
      'Each session is for one person and one microphone. Two people book two consecutive sessions, so that one sings right after the other.',
      '한 세션은 한 사람, 마이크 한 대 기준입니다. 두 분이라면 이어지는 두 시간을 각각 예약해 주세요. 한 분이 끝나면 바로 다음 분이 녹음할 수 있습니다.',
      '每场仅限一人、一支麦克风。两位请预订时间相连的两场，一位唱完另一位接着唱。',
      '1回のレコーディングは、お一人・マイク1本です。お二人の場合は、連続した2枠をご予約ください。お一人目のすぐあとに、お二人目が歌えます。',
    ),
  },
  {
    slug: 'confirmation',
    question: t(
      'How do I know that my booking went through?',
      '예약이 잘 되었는지 어떻게 확인하나요?',
      '怎么确认预订成功了？',
      '予約できたかどうかは、どうすればわかりますか？',
    ),
    answer: t(
      'You see your booking number on the page and receive a confirmation by e-mail. If no e-mail arrives, look in the spam folder first, then ask for a new link under “Find my booking” or write to us with your booking number.',
      '화면에 예약 번호가 표시되고 확인 메일이 발송됩니다. 메일이 보이지 않으면 먼저 스팸함을 확인하시고, 그래도 없으면 “내 예약 찾기”에서 새 링크를 받거나 예약 번호와 함께 문의해 주세요.',
      '页面会显示预订编号，同时会向您发送确认邮件。如果没收到，请先查看垃圾邮件；仍未找到的话，请在“查找我的预订”索取新链接，或附上预订编号联系我们。',
      '画面に予約番号が表示され、確認メールが届きます。メールが届かない場合は、まず迷惑メールフォルダをご確認ください。それでも見つからないときは、「予約を確認する」から新しいリンクを取得するか、予約番号を添えてお問い合わせください。',
    ),
  },
];
