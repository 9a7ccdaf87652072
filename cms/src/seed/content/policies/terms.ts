import { t } from '../../writing/localized.ts';
import { bullets, heading, paragraph, richText } from '../../writing/rich-text.ts';

export const termsBody = t(
  richText(
    heading('Your booking'),
    bullets(
      'Sessions are booked in advance and paid in full online. We take no bookings by phone.',
      'A session is for one person and lasts {sessionMinutes} minutes. Two people book two consecutive sessions.',
      'A time is held for a short while until it is paid; the booking is confirmed once the payment is.',
    ),
    heading('At the studio'),
    bullets(
      'Arrive {cafeMinutes} minutes before your session. Later counts as a no-show. Be at the booth {boothMinutes} minutes before it.',
      'Bring the YouTube link of your backing track. One song per session, as many takes as the time allows.',
      'Visitors under 16 come with an adult.',
      'Treat the equipment with care; you are liable for damage you cause on purpose or through gross carelessness.',
    ),
    heading('Your recording'),
    bullets(
      'The raw recording file is free and yours.',
      'Mixed tracks are ready in 3-5 business days. An LP record takes 2-3 weeks to make and is shipped within 2-3 weeks after that.',
      'You are responsible for the rights to the song and backing track you use, above all when you release the recording.',
    ),
    heading('Changes and cancellation'),
    paragraph(
      'See the Cancellation Policy. Should we have to cancel your session ourselves, you get the full amount back.',
    ),
  ),
  richText(
    heading('예약'),
    bullets(
      '세션은 사전 예약제이며 온라인으로 전액 결제합니다. 전화 예약은 받지 않습니다.',
      '한 세션은 1인 {sessionMinutes}분입니다. 두 분이면 이어지는 두 세션을 예약해 주세요.',
      '선택한 시간은 결제할 때까지 잠시 보류되며, 결제가 끝나면 예약이 확정됩니다.',
    ),
    heading('이용'),
    bullets(
      '세션 {cafeMinutes}분 전까지 도착해 주세요. 늦으시면 노쇼로 처리됩니다. 부스에는 {boothMinutes}분 전까지 와 주세요.',
      '반주 YouTube 링크를 준비해 주세요. 한 세션에 한 곡이며 시간이 되는 만큼 여러 번 부를 수 있습니다.',
      '16세 미만은 성인과 함께 이용해 주세요.',
      '장비를 소중히 다뤄 주세요. 고의나 중대한 과실로 인한 파손은 배상하셔야 합니다.',
    ),
    heading('녹음물'),
    bullets(
      '원본 녹음 파일은 무료이며 이용자의 것입니다.',
      '믹싱한 트랙은 영업일 기준 3~5일 걸립니다. LP는 제작에 2~3주가 걸리고, 완성 후 2~3주 안에 발송됩니다.',
      '사용하는 노래와 반주의 권리, 특히 발매에 필요한 권리는 이용자가 확인해야 합니다.',
    ),
    heading('변경과 취소'),
    paragraph('취소 정책을 참고해 주세요. 저희 사정으로 세션을 취소하는 경우 전액을 환불해 드립니다.'),
  ),
  richText(
    heading('预订'),
    bullets(
      '录音须提前预订并在线付全款，不接受电话预订。',
      '每场限一人，时长{sessionMinutes}分钟。两人同行请预订连续两场。',
      '所选时间会为您短暂保留至付款，付款成功后预订即确认。',
    ),
    heading('到店'),
    bullets(
      '请在录音开始前{cafeMinutes}分钟到店，迟到按未到场处理；开始前{boothMinutes}分钟请到录音间。',
      '请准备伴奏的YouTube链接。每场一首歌，时间内可以反复演唱。',
      '16岁以下须由成人陪同。',
      '请爱护设备；因故意或重大过失造成的损坏须予以赔偿。',
    ),
    heading('录音作品'),
    bullets(
      '原始录音文件免费，归您所有。',
      '混音成品需3-5个工作日。LP黑胶唱片制作需2-3周，完成后2-3周内寄达。',
      '您须自行确认所用歌曲与伴奏的权利，正式发行时尤其如此。',
    ),
    heading('变更与取消'),
    paragraph('请参阅取消政策。如因我们的原因取消场次，将全额退款。'),
  ),
  richText(
    heading('ご予約'),
    bullets(
      'レコーディングは事前予約制で、オンラインで全額をお支払いいただきます。お電話でのご予約は承っておりません。',
      '1回のレコーディングは、お一人{sessionMinutes}分です。お二人の場合は、連続した2枠をご予約ください。',
      'お選びいただいた時間は、お支払いまでのあいだ一時的に確保されます。お支払いが完了した時点で、ご予約が確定します。',
    ),
    heading('ご利用にあたって'),
    bullets(
      'レコーディング開始の{cafeMinutes}分前までにご来店ください。それ以降のご到着は、ノーショー（無断キャンセル）として扱います。ブースへは、開始の{boothMinutes}分前までにお越しください。',
      '伴奏音源のYouTubeリンクをご用意ください。1回のレコーディングにつき1曲で、時間内であれば何度でも歌えます。',
      '16歳未満のお客様は、大人の方とご一緒にお越しください。',
      '機材は大切にお取り扱いください。故意または重大な過失によって生じた損害は、お客様に賠償していただきます。',
    ),
    heading('レコーディング音源'),
    bullets(
      '未編集の録音ファイルは無料で、お客様のものです。',
      'ミックス音源は、3〜5営業日で仕上がります。LPレコードは制作に2〜3週間かかり、完成後2〜3週間以内に発送します。',
      '使用する曲と伴奏音源の権利については、お客様ご自身に責任を負っていただきます。録音した音源をリリースする場合は、特にご注意ください。',
    ),
    heading('変更とキャンセル'),
    paragraph(
      'キャンセルポリシーをご覧ください。当店の都合でレコーディングを中止する場合は、全額を返金します。',
    ),
  ),
);
