import { t } from '../../localized.ts';
import { bullets, heading, paragraph, richText } from '../../rich-text.ts';

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
    paragraph(
      'Records of contracts, payments and deliveries are kept for 5 years and records of complaints for 3 years, as Korean consumer law requires. Everything else is deleted when it is no longer needed.',
    ),
    heading('Your rights'),
    paragraph(
      'You can ask what we hold about you and have it corrected or deleted. Write to the e-mail address in the contact section.',
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
    paragraph(
      '전자상거래법에 따라 계약과 대금 결제, 재화 공급에 관한 기록은 5년, 소비자 불만과 분쟁 처리 기록은 3년간 보관합니다. 그 밖의 정보는 필요가 없어지면 삭제합니다.',
    ),
    heading('이용자의 권리'),
    paragraph(
      '보유한 정보의 열람과 정정, 삭제를 요청하실 수 있습니다. 연락처에 있는 이메일로 문의해 주세요.',
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
    paragraph(
      '根据韩国电子商务消费者保护法，合同、付款与交付记录保存5年，投诉与纠纷处理记录保存3年。其他信息在不再需要时删除。',
    ),
    heading('您的权利'),
    paragraph('您可以查询、更正或删除我们持有的个人信息，请发送邮件至联系方式中的邮箱。'),
  ),
);
