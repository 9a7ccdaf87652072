import { t } from '../../localized.ts';
import { bullets, heading, paragraph, richText } from '../../rich-text.ts';

/** Every figure of spec.md section 9, "Cancellation policy text". */
export const cancellationBody = t(
  richText(
    heading('Direct bookings'),
    bullets(
      'Up to 48 hours before the session: **full refund**, paid within 5-7 business days.',
      'From 24 to 48 hours before: **50% refund**.',
      'Less than 24 hours before: **25% refund**.',
      'No-show: **no refund**. Arriving less than 30 minutes before your session counts as a no-show.',
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
      'LP record: can be cancelled until 24 hours after the session.',
      'Edited video: can be cancelled until 24 hours after the session.',
      'Global distribution: can be cancelled until 48 hours after the session.',
    ),
    heading('Rescheduling'),
    paragraph(
      'Moving your session is free up to 24 hours before it starts, at most 2 times per booking. A change on the same day may cost extra.',
    ),
  ),
  richText(
    heading('직접 예약'),
    bullets(
      '세션 48시간 전까지: **전액 환불** (영업일 기준 5~7일 이내 지급)',
      '24~48시간 전: **50% 환불**',
      '24시간 이내: **25% 환불**',
      '노쇼: **환불 불가**. 세션 30분 전까지 도착하지 않으면 노쇼로 처리됩니다.',
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
      'LP 제작: 세션 후 24시간까지 취소할 수 있습니다.',
      '편집 영상: 세션 후 24시간까지 취소할 수 있습니다.',
      '글로벌 음원 유통: 세션 후 48시간까지 취소할 수 있습니다.',
    ),
    heading('일정 변경'),
    paragraph(
      '세션 24시간 전까지 예약당 최대 2회 무료로 변경할 수 있습니다. 당일 변경에는 추가 요금이 발생할 수 있습니다.',
    ),
  ),
  richText(
    heading('直接预订'),
    bullets(
      '录音开始前48小时以上取消：**全额退款**，5-7个工作日内到账。',
      '开始前24-48小时：**退款50%**。',
      '开始前不足24小时：**退款25%**。',
      '未到场：**不予退款**。未在录音开始前30分钟到店，按未到场处理。',
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
      'LP黑胶唱片：录音结束后24小时内可取消。',
      '剪辑视频：录音结束后24小时内可取消。',
      '全球发行：录音结束后48小时内可取消。',
    ),
    heading('改期'),
    paragraph('录音开始前24小时以上可免费改期，每个订单最多2次。当天改期可能产生额外费用。'),
  ),
);
