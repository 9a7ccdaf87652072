import { t, type SeedData } from '../writing/localized.ts';

/** The 12 questions of the landing page, in its own readings of what docs/product.md says twice. */
export const landingFaq: SeedData[] = [
  {
    question: t(
      'Do I need any singing experience?',
      '노래를 못해도 괜찮나요?',
      '没有唱歌经验可以吗？',
      '歌の経験がなくても大丈夫ですか？',
    ),
    answer: t(
      'None at all. Most visitors stand at a studio microphone for the first time. An engineer runs the session, tells you when to sing and plays your take back.',
      '물론입니다. 대부분 스튜디오 마이크 앞에 처음 서는 분들입니다. 엔지니어가 시작 신호부터 모니터까지 함께 진행합니다.',
      '完全没问题。大多数客人都是第一次站在录音棚的麦克风前。录音师会全程引导你，并回放你的演唱。',
      'もちろん大丈夫です。スタジオのマイクの前に立つのは初めて、という方がほとんどです。エンジニアが進行を担当し、歌い出しの合図を出して、録ったテイクもお聴かせします。',
    ),
  },
  {
    question: t(
      'How long does a session last?',
      '세션은 얼마나 걸리나요?',
      '一场录音要多久？',
      '所要時間はどのくらいですか？',
    ),
    answer: t(
      'Sessions last 1-2 hours, from ordering your drink to listening to the result.',
      '음료를 주문하고 결과를 들어 보기까지 세션은 1~2시간 걸립니다.',
      '从点单到试听成品，一场大约1-2小时。',
      'ドリンクのご注文から仕上がりの試聴まで、1回のレコーディングは1〜2時間です。',
    ),
    staffNote:
      'Says 1-2 hours as the specification wants it here. Packages, booking and the FAQ page speak of the minutes in the booth.',
  },
  {
    question: t(
      'When should I arrive?',
      '언제 도착해야 하나요?',
      '什么时候到店？',
      '何時に行けばいいですか？',
    ),
    answer: t(
      'Come {cafeMinutes} minutes before your session. Arriving later counts as a no-show: {noShowRefund}. Be at the booth {boothMinutes} minutes before you sing.',
      '세션 {cafeMinutes}분 전까지 와 주세요. 늦으시면 노쇼로 처리됩니다({noShowRefund}). 부스에는 세션 {boothMinutes}분 전까지 와 주세요.',
      '请在录音开始前{cafeMinutes}分钟到店。迟到将按未到场处理（{noShowRefund}）。请在开始前{boothMinutes}分钟到录音间。',
      'レコーディング開始の{cafeMinutes}分前までにお越しください。それ以降のご到着はノーショー（無断キャンセル）扱いで、{noShowRefund}となります。ブースへは開始の{boothMinutes}分前までにお越しください。',
    ),
  },
  {
    question: t(
      'What do I need to bring?',
      '무엇을 준비해야 하나요?',
      '需要准备什么？',
      '何を用意すればいいですか？',
    ),
    answer: t(
      'The YouTube link of an instrumental version of your song. You can send it with the booking or show it to our staff.',
      '부르고 싶은 노래의 반주 YouTube 링크만 준비하세요. 예약할 때 보내거나 직원에게 보여 주시면 됩니다.',
      '准备好歌曲伴奏版的YouTube链接即可，可在预订时填写，也可到店后交给工作人员。',
      '歌いたい曲の伴奏音源（カラオケ・インスト）のYouTubeリンクをご用意ください。ご予約時に送っていただくか、スタッフにお見せください。',
    ),
  },
  {
    question: t(
      'When do I get my recording?',
      '녹음 파일은 언제 받나요?',
      '什么时候能拿到录音？',
      '録音した音源は、いつ受け取れますか？',
    ),
    answer: t(
      'You get the raw files immediately after your session. If you add mixing, the mixed track follows within 3-5 business days.',
      '원본 파일은 세션이 끝나면 바로 드립니다. 믹싱을 추가하셨다면 영업일 기준 3~5일 안에 완성본을 보내 드립니다.',
      '录音结束后立即拿到原始文件。如加购混音，成品在3-5个工作日内交付。',
      '未編集の録音ファイルは、レコーディング終了後すぐにお渡しします。ミキシングを追加された場合は、3〜5営業日以内にミックス音源をお届けします。',
    ),
    staffNote: 'Here immediately; the FAQ page says raw files are e-mailed the next day.',
  },
  {
    question: t(
      'Can two of us sing together?',
      '두 명이 함께 부를 수 있나요?',
      '可以两个人一起唱吗？',
      '2人で一緒に歌えますか？',
    ),
    answer: t(
      'There is one person and one microphone in each session. Two people book two consecutive sessions. Up to four of you book in a row, with one form and one payment.',
      '한 세션에는 한 사람, 마이크 하나입니다. 두 분이면 이어지는 두 세션을 예약해 주세요. 네 분까지 한 번에 이어서 예약하고 한 번에 결제할 수 있습니다.',
      '每场一人一支麦克风。两人请预订连续的两场。最多四人可一次填表、一次付款，连续预订。',
      '1回のレコーディングは、お一人・マイク1本です。お二人の場合は、連続した2枠をご予約ください。最大4名様まで、連続した枠を1つのフォーム・1回のお支払いでまとめてご予約いただけます。',
    ),
  },
  {
    question: t(
      'Can I record more than one song?',
      '여러 곡을 녹음할 수 있나요?',
      '可以录多首歌吗？',
      '何曲か録音できますか？',
    ),
    answer: t(
      'One song a session. Sing it as often as the time allows; for another song, book another session.',
      '한 세션에 한 곡입니다. 시간이 되는 만큼 여러 번 부를 수 있고, 다른 곡은 세션을 하나 더 예약해 주세요.',
      '每场一首歌，时间内可以反复演唱。想录另一首，请再订一场。',
      '1回のレコーディングにつき1曲です。時間内なら何度でも歌えます。別の曲も録りたい場合は、もう1枠ご予約ください。',
    ),
  },
  {
    question: t(
      'Can children record?',
      '미성년자도 녹음할 수 있나요?',
      '未成年人可以录音吗？',
      '子どもでもレコーディングできますか？',
    ),
    answer: t(
      'Yes. Visitors under 16 need to come with an adult.',
      '네. 16세 미만은 성인과 함께 오셔야 합니다.',
      '可以。16岁以下须由成人陪同。',
      'はい。16歳未満の方は、大人の方とご一緒にお越しください。',
    ),
    staffNote: 'Here under 16 with an adult; the FAQ page recommends a guardian under 14.',
  },
  {
    question: t(
      'Is my voice tuned or mixed?',
      '음정 보정이나 믹싱도 해 주나요?',
      '会修音或混音吗？',
      'ピッチ補正やミキシングはしてもらえますか？',
    ),
    answer: t(
      'Simple mixing is part of the basic service. Pitch correction, full mixing, harmonies and mastering are paid options.',
      '기본 서비스에 간단한 믹싱이 포함됩니다. 음정 보정, 풀 믹싱, 코러스, 마스터링은 유료로 추가할 수 있습니다.',
      '基础服务含简单混音。修音、完整混音、和声与母带处理为付费选项。',
      '基本サービスに簡単なミキシングが含まれています。ピッチ補正、フルミキシング、ハモリの追加、マスタリングは有料オプションです。',
    ),
  },
  {
    question: t('How do I book?', '예약은 어떻게 하나요?', '如何预订？', '予約はどうすればできますか？'),
    answer: t(
      'On this page, 24 hours a day, 7 days a week. Bookings are paid in full online; we take no bookings by phone. If you bought your session on Klook, complete it here.',
      '이 페이지에서 24시간 언제든 예약할 수 있습니다. 온라인으로 전액 결제하며 전화 예약은 받지 않습니다. Klook에서 구매하셨다면 여기에서 예약을 완료하세요.',
      '在本页面全天24小时均可预订，需在线付全款，不接受电话预订。如已在Klook客路购买，请在这里补充信息。',
      'このページから、24時間年中無休でご予約いただけます。料金は全額オンライン決済で、お電話でのご予約は承っておりません。Klookで購入された方も、こちらで予約を完了してください。',
    ),
  },
  {
    question: t(
      'Which payments do you accept?',
      '어떤 결제 수단을 쓸 수 있나요?',
      '支持哪些付款方式？',
      'どんな支払い方法が使えますか？',
    ),
    answer: t(
      'Card, cash and mobile payment. Foreign cards are accepted.',
      '카드, 현금, 모바일 결제가 가능하며 해외 카드도 받습니다.',
      '支持银行卡、现金和手机支付，也接受境外银行卡。',
      'カード、現金、モバイル決済をご利用いただけます。韓国国外で発行されたカードもお使いいただけます。',
    ),
  },
  {
    question: t(
      'Can I cancel or move my booking?',
      '취소하거나 시간을 바꿀 수 있나요?',
      '可以取消或改期吗？',
      '予約のキャンセルや日程変更はできますか？',
    ),
    answer: t(
      'Yes, on your own page: its link is in our e-mail. When you cancel, you get back {refundSteps}. Moving is free up to {moveHours} hours before, at most {freeMoves}.',
      '네, 이메일의 링크로 내 예약을 열어 직접 하실 수 있습니다. 취소하시면 세션 {refundSteps}입니다. 시간 변경은 {moveHours}시간 전까지 최대 {freeMoves} 무료입니다.',
      '可以，通过邮件中的链接打开您的预订即可自行办理。取消时按距开始的时间退款：{refundSteps}。改期在{moveHours}小时前免费，最多{freeMoves}。',
      'はい。メールのリンクからご自身の予約ページを開いて、お手続きいただけます。キャンセルの場合は、開始時刻を基準に{refundSteps}となります。日程変更は、開始の{moveHours}時間前までなら{freeMoves}まで無料です。',
    ),
  },
];
