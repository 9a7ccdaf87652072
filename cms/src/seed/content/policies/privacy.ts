import { t } from '../../writing/localized.ts';
import { bullets, heading, paragraph, richText } from '../../writing/rich-text.ts';

export const privacyBody = t(
  richText(
    heading('What we collect'),
    bullets(
      'Your name, e-mail address and phone number.',
      'What you book: date and time, drink, song link and add-ons, and for Klook reservations the Klook booking ID.',
      'A delivery address, only if you order an LP record.',
    ),
    heading('What we use it for'),
    paragraph(
      'To hold your session, confirm it by e-mail, reach you when something changes, deliver what you ordered and handle refunds. We send no advertising unless you ask for it.',
    ),
    heading('Payment'),
    paragraph('You pay on the page of our card payment provider. Your card number never reaches us.'),
    heading('How long we keep it'),
    bullets(
      'A booking that was never paid: your details are removed 30 days after it was made.',
      'Every other booking: your details are removed one year after the session.',
      'Records of contracts, payments and deliveries are kept for 5 years and records of complaints for 3 years, as Korean consumer law requires. After that first year they hold only your name, e-mail address and delivery address, and are stored apart from everything else.',
      'E-mails that we sent you: 180 days. Franchise enquiries: one year.',
    ),
    heading('Your rights'),
    paragraph(
      'You can ask what we hold about you and have it corrected or deleted. Write to the e-mail address in the contact section; we answer within 10 days. What the law requires us to keep is deleted when its time is over.',
    ),
  ),
  richText(
    heading('수집하는 정보'),
    bullets(
      '이름, 이메일 주소, 전화번호',
      '예약 내용: 날짜와 시간, 음료, 노래 링크, 추가 서비스, Klook 예약의 경우 Klook 예약 번호',
      'LP를 주문하신 경우에 한해 배송 주소',
    ),
    heading('이용 목적'),
    paragraph(
      '세션 예약과 이메일 확인, 변경 사항 안내, 주문하신 서비스의 제공, 환불 처리에만 사용합니다. 요청하지 않으신 광고는 보내지 않습니다.',
    ),
    heading('결제'),
    paragraph('결제는 카드 결제 대행사 화면에서 이루어지며, 카드 번호는 저희에게 전달되지 않습니다.'),
    heading('보관 기간'),
    bullets(
      '결제하지 않은 예약의 개인정보는 예약일로부터 30일이 지나면 삭제합니다.',
      '그 밖의 예약의 개인정보는 이용일로부터 1년이 지나면 삭제합니다.',
      '전자상거래법에 따라 계약과 대금 결제, 재화 공급에 관한 기록은 5년, 소비자 불만과 분쟁 처리 기록은 3년간 보관합니다. 이용일로부터 1년이 지난 뒤에는 이름과 이메일 주소, 배송 주소만 다른 정보와 분리하여 보관합니다.',
      '보내 드린 이메일은 180일, 가맹 문의는 1년간 보관합니다.',
    ),
    heading('이용자의 권리'),
    paragraph(
      '보유한 정보의 열람과 정정, 삭제를 요청하실 수 있습니다. 연락처에 있는 이메일로 문의해 주시면 10일 안에 답변드립니다. 법에 따라 보관해야 하는 정보는 그 기간이 끝나면 삭제합니다.',
    ),
  ),
  richText(
    heading('我们收集的信息'),
    bullets(
      '姓名、电子邮箱和电话号码。',
      '预订内容：日期和时间、饮品、歌曲链接、附加服务；如为Klook客路订单，还包括订单编号。',
      '收货地址，仅在您订购LP黑胶唱片时收集。',
    ),
    heading('用途'),
    paragraph(
      '用于保留场次、邮件确认、变更通知、交付您购买的服务以及处理退款。未经您的要求，我们不会发送广告。',
    ),
    heading('付款'),
    paragraph('付款在银行卡支付服务商的页面完成，我们不会接触到您的卡号。'),
    heading('保存期限'),
    bullets(
      '未付款的预订：个人信息在预订30天后删除。',
      '其他预订：个人信息在场次结束一年后删除。',
      '根据韩国电子商务消费者保护法，合同、付款与交付记录保存5年，投诉与纠纷处理记录保存3年。场次结束一年后，仅保留姓名、电子邮箱和收货地址，并与其他信息分开保存。',
      '我们发送给您的邮件保存180天，加盟咨询保存一年。',
    ),
    heading('您的权利'),
    paragraph(
      '您可以查询、更正或删除我们持有的个人信息，请发送邮件至联系方式中的邮箱，我们会在10天内答复。依法须保存的信息将在期满后删除。',
    ),
  ),
  richText(
    heading('取得する個人情報'),
    bullets(
      'お名前、メールアドレス、電話番号',
      'ご予約内容：日時、ドリンク、曲のリンク、オプション。Klookでのご予約の場合は、Klookの予約番号',
      'お届け先住所（LPレコードをご注文の場合のみ）',
    ),
    heading('利用目的'),
    paragraph(
      'ご予約枠の確保、確認メールの送信、変更が生じた際のご連絡、ご注文いただいたサービスの提供、返金の手続きのために利用します。お客様からのご希望がない限り、広告をお送りすることはありません。',
    ),
    heading('お支払い'),
    paragraph(
      'お支払いは、カード決済代行会社のページで行われます。カード番号が当店に伝わることはありません。',
    ),
    heading('保管期間'),
    bullets(
      'お支払いのなかったご予約の個人情報は、ご予約から30日後に削除します。',
      'その他のご予約の個人情報は、レコーディングから1年後に削除します。',
      '契約、お支払い、商品などの引き渡しに関する記録は5年間、苦情に関する記録は3年間、韓国の消費者保護法令に基づき保管します。レコーディングから1年が過ぎたあとは、お名前、メールアドレス、お届け先住所のみを、他の情報と分けて保管します。',
      '当店からお送りしたメールは180日間、フランチャイズに関するお問い合わせは1年間保管します。',
    ),
    heading('お客様の権利'),
    paragraph(
      '当店が保有するご自身の個人情報について、開示、訂正、削除を請求できます。お問い合わせ欄に記載のメールアドレスまでご連絡ください。10日以内に回答します。法令により保管が義務づけられている情報は、その期間が終わり次第、削除します。',
    ),
  ),
);
