/** Words of the templates for bookings that are cancelled or moved; placeholders as in `email-template-texts.ts`. */
export const changeTemplateTexts = {
  'booking-cancelled': {
    en: {
      subject: 'Your recording session of {date} is cancelled',
      message: `Dear {name},

your recording session on {date} at {time} is cancelled.

If you have paid us for it, we write to you separately about the money. What was bought on Klook is settled there.

If you would like another time, answer this mail and we will find one together.`,
    },
    ko: {
      subject: '{date} 녹음 예약이 취소되었습니다',
      message: `{name} 님, 안녕하세요.

{date} {time} 녹음 예약이 취소되었습니다.

저희에게 결제하신 금액이 있으면 환불에 대해 따로 안내해 드립니다. 클룩에서 구매하신 경우 환불은 클룩에서 처리됩니다.

다른 시간을 원하시면 이 메일에 회신해 주세요. 가능한 시간을 찾아 드리겠습니다.`,
    },
    zh: {
      subject: '您 {date} 的录音预订已取消',
      message: `{name}，您好：

您 {date} {time} 的录音预订已取消。

如果您已向我们付款，退款事宜我们会另行发邮件说明。在 Klook 购买的，请在 Klook 上办理退款。

如果想换个时间，请直接回复本邮件，我们为您安排。`,
    },
    ja: {
      subject: '{date}のレコーディングはキャンセルとなりました',
      message: `{name}様、こんにちは。

{date} {time}のレコーディングはキャンセルとなりました。

当店にお支払い済みの場合は、ご返金について別途メールでご案内します。Klookでご購入の場合は、Klookでのお手続きとなります。

別の時間をご希望の場合は、このメールにご返信ください。ご都合のよい時間を一緒にお探しします。`,
    },
  },
  'session-moved': {
    en: {
      subject: 'Your recording session is now on {date}, {time}',
      message: `Dear {name},

your recording session has a new time.

Date: {date}
Time: {time}

Everything else stays as you booked it. If the new time does not suit you, answer this mail.`,
    },
    ko: {
      subject: '녹음 시간이 변경되었습니다: {date} {time}',
      message: `{name} 님, 안녕하세요.

녹음 시간이 아래와 같이 변경되었습니다.

날짜: {date}
시간: {time}

그 밖의 예약 내용은 그대로입니다. 시간이 맞지 않으면 이 메일에 회신해 주세요.`,
    },
    zh: {
      subject: '您的录音时间已改为 {date} {time}',
      message: `{name}，您好：

您的录音时间已更改如下。

日期：{date}
时间：{time}

其他预订内容不变。如新时间不合适，请直接回复本邮件。`,
    },
    ja: {
      subject: 'レコーディングの日時が変わりました：{date} {time}',
      message: `{name}様、こんにちは。

レコーディングの日時が下記のとおり変わりました。

日付：{date}
時間：{time}

そのほかのご予約内容に変更はありません。ご都合が合わない場合は、このメールにご返信ください。`,
    },
  },
};
