import { t } from '../../writing/localized.ts';
import { bullets, heading, paragraph, richText } from '../../writing/rich-text.ts';

/** Every figure of the cancellation policy. */
export const cancellationBody = t(
  richText(
    heading('Direct bookings'),
    bullets(
      '{refundList}',
      'A full refund is paid within 5-7 business days.',
      'No-show: **{noShowRefund}**. Arriving less than {cafeMinutes} minutes before your session counts as a no-show.',
    ),
    heading('Klook reservations'),
    bullets(
      'More than 1 day before the session: **free cancellation**.',
      'From 1 day to 1 hour before: **5% fee**.',
      'Less than 1 hour before: **10% fee**.',
      'No-show: **no refund**.',
    ),
    paragraph('Please cancel where you booked: Klook reservations are refunded by Klook.'),
    heading('Add-ons'),
    bullets(
      'LP record: can be cancelled until {lpHours} hours after the session.',
      'Edited video: can be cancelled until {editedVideoHours} hours after the session.',
      'Global distribution: can be cancelled until {distributionHours} hours after the session.',
    ),
    heading('Rescheduling'),
    paragraph(
      'Moving your session is free up to {moveHours} hours before it starts, at most {freeMoves} per booking. A change on the same day may cost extra.',
    ),
    heading('How to cancel or move'),
    paragraph(
      'Open your booking by the link in any of our e-mails, or ask for a new link under “Find my booking”. What you get back is shown before you decide.',
    ),
  ),
  richText(
    heading('직접 예약'),
    bullets(
      '{refundList}',
      '전액 환불은 영업일 기준 5~7일 이내에 지급됩니다.',
      '노쇼: **{noShowRefund}**. 세션 {cafeMinutes}분 전까지 도착하지 않으면 노쇼로 처리됩니다.',
    ),
    heading('Klook 예약'),
    bullets(
      '세션 1일 전보다 이른 취소: **무료**',
      '1일 전부터 1시간 전까지: **수수료 5%**',
      '1시간 이내: **수수료 10%**',
      '노쇼: **환불 불가**',
    ),
    paragraph('취소는 예약하신 곳에서 진행해 주세요. Klook 예약은 Klook에서 환불합니다.'),
    heading('추가 서비스'),
    bullets(
      'LP 제작: 세션 후 {lpHours}시간까지 취소할 수 있습니다.',
      '편집 영상: 세션 후 {editedVideoHours}시간까지 취소할 수 있습니다.',
      '글로벌 음원 유통: 세션 후 {distributionHours}시간까지 취소할 수 있습니다.',
    ),
    heading('일정 변경'),
    paragraph(
      '세션 {moveHours}시간 전까지 예약당 최대 {freeMoves} 무료로 변경할 수 있습니다. 당일 변경에는 추가 요금이 발생할 수 있습니다.',
    ),
    heading('취소와 변경 방법'),
    paragraph(
      '보내 드린 이메일의 링크로 예약을 열거나, “내 예약 찾기”에서 새 링크를 받으세요. 결정하시기 전에 환불 금액을 보여 드립니다.',
    ),
  ),
  richText(
    heading('直接预订'),
    bullets(
      '{refundList}',
      '全额退款在5-7个工作日内到账。',
      '未到场：**{noShowRefund}**。未在录音开始前{cafeMinutes}分钟到店，按未到场处理。',
    ),
    heading('Klook客路预订'),
    bullets(
      '开始前1天以上：**免费取消**。',
      '开始前1天至1小时：收取**5%手续费**。',
      '开始前不足1小时：收取**10%手续费**。',
      '未到场：**不予退款**。',
    ),
    paragraph('请在原预订渠道取消：Klook客路订单由Klook客路退款。'),
    heading('附加服务'),
    bullets(
      'LP黑胶唱片：录音结束后{lpHours}小时内可取消。',
      '剪辑视频：录音结束后{editedVideoHours}小时内可取消。',
      '全球发行：录音结束后{distributionHours}小时内可取消。',
    ),
    heading('改期'),
    paragraph('录音开始前{moveHours}小时以上可免费改期，每个订单最多{freeMoves}。当天改期可能产生额外费用。'),
    heading('如何取消或改期'),
    paragraph('请通过我们邮件中的链接打开预订，或在“查找我的预订”索取新的链接。决定之前会先显示退款金额。'),
  ),
  richText(
    heading('直接予約'),
    bullets(
      '{refundList}',
      '全額返金は、5〜7営業日以内に行います。',
      'ノーショー（無断キャンセル）：**{noShowRefund}**。レコーディング開始の{cafeMinutes}分前までにご来店がない場合は、ノーショーとして扱います。',
    ),
    heading('Klookでのご予約'),
    bullets(
      'レコーディング開始の1日前より早い場合：**キャンセル無料**',
      '1日前から1時間前まで：**手数料5%**',
      '1時間前を過ぎた場合：**手数料10%**',
      'ノーショー：**返金なし**',
    ),
    paragraph('キャンセルは、ご予約元でお手続きください。Klookでのご予約の返金は、Klookが行います。'),
    heading('オプション'),
    bullets(
      'LPレコード：レコーディング後{lpHours}時間までキャンセルできます。',
      'レコーディング動画（編集版）：レコーディング後{editedVideoHours}時間までキャンセルできます。',
      'グローバル配信：レコーディング後{distributionHours}時間までキャンセルできます。',
    ),
    heading('日程変更'),
    paragraph(
      'レコーディング開始の{moveHours}時間前まで、ご予約1件につき{freeMoves}まで無料で変更できます。当日の変更には、追加料金がかかる場合があります。',
    ),
    heading('キャンセルと日程変更の方法'),
    paragraph(
      '当店からのメールにあるリンクから予約を開くか、「予約を確認する」で新しいリンクを取得してください。手続きを確定する前に、返金額をご確認いただけます。',
    ),
  ),
);
