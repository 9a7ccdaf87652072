import { t } from '../../writing/localized.ts';
import type { FaqPageQuestion } from './faq-page-question.ts';

export const changeQuestions: FaqPageQuestion[] = [
  {
    slug: 'refund-direct',
    question: t(
      'What if I cancel a booking made on this site?',
      '이 사이트에서 한 예약을 취소하면 어떻게 되나요?',
      '在本站的预订可以取消吗？',
      'このサイトからの予約をキャンセルすると、返金はどうなりますか？',
    ),
    answer: t(
      'You get {refundSteps}. No-show: {noShowRefund}. Open your booking by the link in our e-mail: it says the exact sum before you cancel, and shows when the money is back. A full refund reaches you in 5-7 business days.',
      '세션 {refundSteps}입니다. 노쇼: {noShowRefund}. 이메일의 링크로 예약을 열면 취소하기 전에 정확한 환불 금액을 확인하고, 환불이 끝났는지도 볼 수 있습니다. 전액 환불은 영업일 기준 5~7일 안에 처리됩니다.',
      '取消时按距录音开始的时间退款：{refundSteps}。未到场：{noShowRefund}。通过邮件中的链接打开预订，取消前即可看到准确的退款金额，之后也能查看退款进度。全额退款将在5-7个工作日内到账。',
      'レコーディング開始時刻を基準に、{refundSteps}となります。ノーショー（無断キャンセル）の場合は{noShowRefund}です。メールのリンクから予約を開くと、キャンセル前に正確な返金額を確認でき、返金が完了したかどうかもわかります。全額返金の場合、5〜7営業日で返金が完了します。',
    ),
  },
  {
    slug: 'refund-klook',
    question: t(
      'How do I cancel a Klook booking?',
      '클룩 예약은 어떻게 취소하나요?',
      'Klook客路的订单怎么取消？',
      'Klookの予約はどうやってキャンセルしますか？',
    ),
    answer: t(
      'Bookings made through a travel platform are cancelled there, under the marketplace’s standard terms. We cannot refund them here.',
      '여행 플랫폼에서 하신 예약은 해당 플랫폼의 표준 약관에 따라 그곳에서 취소하셔야 합니다. 저희 쪽에서는 환불해 드릴 수 없습니다.',
      '通过旅行平台预订的，请在该平台取消，适用平台的标准条款。我们无法在这里办理退款。',
      '旅行予約サイトからのご予約は、各サイトの標準規約に従って、そのサイトでキャンセルしてください。当店からはご返金できません。',
    ),
    staffNote:
      'The cancellation policy gives its own figures for Klook (free, 5%, 10%); both readings are kept.',
  },
  {
    slug: 'refund-add-ons',
    question: t(
      'Can I cancel an add-on?',
      '추가 서비스만 취소할 수 있나요?',
      '可以只取消附加服务吗？',
      'オプションだけキャンセルできますか？',
    ),
    answer: t(
      'The LP can be cancelled until {lpHours} hours after your session, the edited video until {editedVideoHours} hours after, global distribution until {distributionHours} hours after.',
      'LP는 세션이 끝난 뒤 {lpHours}시간까지, 편집 영상은 {editedVideoHours}시간까지, 글로벌 유통은 {distributionHours}시간까지 취소할 수 있습니다.',
      '录音结束后，黑胶唱片可在{lpHours}小时内取消，剪辑视频可在{editedVideoHours}小时内取消，全球发行可在{distributionHours}小时内取消。',
      'LPはレコーディング後{lpHours}時間まで、編集版の動画は{editedVideoHours}時間まで、グローバル配信は{distributionHours}時間までキャンセルできます。',
    ),
  },
  {
    slug: 'reschedule',
    question: t(
      'Can I change the date or time?',
      '날짜나 시간을 바꿀 수 있나요?',
      '可以改日期或时间吗？',
      '日程や時間を変更できますか？',
    ),
    answer: t(
      'Rescheduling is free up to {moveHours} hours before your session, at most {freeMoves} per booking: open your booking by the link in our e-mail and choose another time. Changes on the same day may cost extra; for those please contact us with your booking number.',
      '세션 {moveHours}시간 전까지는 예약당 최대 {freeMoves} 무료로 변경할 수 있습니다. 이메일의 링크로 예약을 열어 다른 시간을 고르시면 됩니다. 당일 변경은 추가 요금이 발생할 수 있으니 예약 번호와 함께 연락해 주세요.',
      '录音前{moveHours}小时以上可免费改期，每个预订最多{freeMoves}：通过邮件中的链接打开预订，选择其他时间即可。当天改期可能产生额外费用，请附上预订编号与我们联系。',
      'レコーディング開始の{moveHours}時間前までなら、ご予約1件につき{freeMoves}まで無料で変更できます。メールのリンクから予約を開き、別の時間をお選びください。当日の変更には追加料金がかかる場合がありますので、予約番号を添えてお問い合わせください。',
    ),
  },
];
