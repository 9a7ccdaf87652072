import type { Locale } from 'shared/languages/localized-text.ts';

/** How mails lead to their visitor's own page, and what is said of its link and of another address. */
const en = {
  label: 'Open my booking',
  /** What can be done there: by how it was booked, and where it was cancelled or goes back. */
  notes: {
    direct:
      'See your ticket with its QR code for the counter, change song or drink, move or cancel. This link is yours alone: please do not pass it on.',
    klook: 'See your ticket, and change song or drink. This link is yours alone: please do not pass it on.',
    over: 'See how your booking stands, and what goes back. This link is yours alone: please do not pass it on.',
  },
  code: {
    alt: (number: string) => `QR code of booking number ${number}`,
    hint: 'Show the code or the number at the counter.',
  },
  noReminders: 'No more reminders to this address',
  link: {
    lamp: 'Your link',
    subject: (number: string) => `Your link to booking #${number}`,
    preheader: 'Open your ticket, change, move or cancel.',
    heading: 'Here is your link',
    intro: 'It opens your booking, so that you can see your ticket, change song or drink, move or cancel.',
    safety: {
      title: 'Please note',
      items: [
        'The link is yours alone: whoever has it can change your booking. Please do not pass it on.',
        'Did you not ask for it? Then you need not do anything: only this address has received it.',
      ],
    },
  },
  newAddress: {
    lamp: 'New address',
    subject: (number: string) => `Confirm this address for booking #${number}`,
    preheader: 'One tap, and our mails about this booking come here.',
    heading: 'Shall we write to you here?',
    intro:
      'Somebody wants mails about the booking below to come to this address. Confirm it, and we write here from now on.',
    confirm: 'Confirm this address',
    safety: {
      title: 'Please note',
      items: [
        'The link works for a day. Until it is opened nothing changes.',
        'Is this not your booking? Then please ignore this mail.',
      ],
    },
  },
  oldAddress: {
    lamp: 'Address changed',
    subject: (number: string) => `We write elsewhere about booking #${number} now`,
    preheader: 'The e-mail address of this booking has been changed.',
    heading: 'The e-mail address was changed',
    intro:
      'Mails about the booking below go to another address from now on, which was confirmed there. Links in our earlier mails no longer work.',
    safety: {
      title: 'Was it not you?',
      items: ['Then please write to us at once with your booking number, and we look into it.'],
    },
  },
};
export type OwnPageWords = typeof en;

const ko: OwnPageWords = {
  label: '내 예약 열기',
  notes: {
    direct:
      '카운터에서 보여 주실 QR 코드가 있는 티켓 확인, 곡과 음료 변경, 시간 변경, 취소를 직접 하실 수 있습니다. 본인만 쓰는 링크이니 다른 분에게 전달하지 마세요.',
    klook:
      '티켓 확인과 곡, 음료 변경을 직접 하실 수 있습니다. 본인만 쓰는 링크이니 다른 분에게 전달하지 마세요.',
    over: '예약 상태와 환불 진행 상황을 확인하실 수 있습니다. 본인만 쓰는 링크이니 다른 분에게 전달하지 마세요.',
  },
  code: {
    alt: (number) => `예약 번호 ${number}의 QR 코드`,
    hint: '카운터에서 이 코드나 번호를 보여 주시기 바랍니다.',
  },
  noReminders: '이 주소로 안내 메일을 그만 받기',
  link: {
    lamp: '예약 링크',
    subject: (number) => `예약 #${number} 링크`,
    preheader: '티켓 확인, 변경, 취소를 하실 수 있습니다.',
    heading: '예약 링크를 보내 드립니다',
    intro: '아래 버튼으로 예약을 열어 티켓을 확인하고, 곡과 음료, 시간을 변경하거나 취소하실 수 있습니다.',
    safety: {
      title: '안내',
      items: [
        '본인만 쓰는 링크입니다. 링크가 있으면 누구나 예약을 변경할 수 있으니 다른 분에게 전달하지 마세요.',
        '요청하신 적이 없다면 그대로 두셔도 됩니다. 이 링크는 이 주소로만 보냈습니다.',
      ],
    },
  },
  newAddress: {
    lamp: '새 이메일',
    subject: (number) => `예약 #${number}: 이메일 주소를 확인해 주세요`,
    preheader: '한 번만 누르시면 예약 메일을 이 주소로 보내 드립니다.',
    heading: '이 주소로 보내 드릴까요?',
    intro:
      '아래 예약에 관한 메일을 이 주소로 받겠다는 요청이 있었습니다. 확인해 주시면 앞으로 이 주소로 보내 드립니다.',
    confirm: '이 주소로 받기',
    safety: {
      title: '안내',
      items: [
        '링크는 하루 동안 유효하며, 열기 전에는 아무것도 바뀌지 않습니다.',
        '본인의 예약이 아니라면 이 메일을 무시해 주세요.',
      ],
    },
  },
  oldAddress: {
    lamp: '주소 변경',
    subject: (number) => `예약 #${number} 메일을 이제 다른 주소로 보냅니다`,
    preheader: '이 예약의 이메일 주소가 변경되었습니다.',
    heading: '이메일 주소가 변경되었습니다',
    intro:
      '아래 예약에 관한 메일은 앞으로 확인을 마친 다른 주소로 보냅니다. 이전 메일의 링크는 더 이상 열리지 않습니다.',
    safety: {
      title: '직접 변경하지 않으셨나요?',
      items: ['예약 번호와 함께 바로 연락해 주세요. 확인해 드리겠습니다.'],
    },
  },
};

const zh: OwnPageWords = {
  label: '打开我的预订',
  notes: {
    direct: '您可以查看带有柜台二维码的票券、更换歌曲或饮品、改期或取消。此链接仅供您本人使用，请勿转发。',
    klook: '您可以查看票券、更换歌曲或饮品。此链接仅供您本人使用，请勿转发。',
    over: '您可以查看预订状态和退款进度。此链接仅供您本人使用，请勿转发。',
  },
  code: {
    alt: (number) => `预订号 ${number} 的二维码`,
    hint: '到店时请在柜台出示此二维码或预订号。',
  },
  noReminders: '此邮箱不再接收提醒邮件',
  link: {
    lamp: '您的链接',
    subject: (number) => `预订 #${number} 的链接`,
    preheader: '查看票券、修改、改期或取消。',
    heading: '这是您的预订链接',
    intro: '通过它可以打开您的预订，查看票券、更换歌曲或饮品、改期或取消。',
    safety: {
      title: '请注意',
      items: [
        '链接仅供您本人使用：持有链接的人都能更改您的预订，请勿转发。',
        '如果不是您索取的，无需任何操作：链接只发送到了此邮箱。',
      ],
    },
  },
  newAddress: {
    lamp: '新邮箱',
    subject: (number) => `请确认预订 #${number} 的邮箱`,
    preheader: '轻点一下，今后的预订邮件就会发到这里。',
    heading: '以后发到这个邮箱吗？',
    intro: '有人希望将以下预订的邮件发送到此邮箱。确认后，我们今后会发到这里。',
    confirm: '确认此邮箱',
    safety: {
      title: '请注意',
      items: ['链接一天内有效，打开之前不会有任何更改。', '如果这不是您的预订，请忽略本邮件。'],
    },
  },
  oldAddress: {
    lamp: '邮箱已更改',
    subject: (number) => `预订 #${number} 的邮件今后发往其他邮箱`,
    preheader: '此预订的邮箱已更改。',
    heading: '预订邮箱已更改',
    intro: '以下预订的邮件今后会发往另一个已确认的邮箱，此前邮件中的链接已失效。',
    safety: {
      title: '不是您本人操作？',
      items: ['请立即附上预订号联系我们，我们会进行核查。'],
    },
  },
};

const ja: OwnPageWords = {
  label: '予約ページを開く',
  notes: {
    direct:
      'チケットの確認、曲やドリンクの変更、日時の変更、キャンセルができます。ご本人専用のリンクですので、ほかの方に転送しないでください。',
    klook:
      'チケットの確認、曲やドリンクの変更ができます。ご本人専用のリンクですので、ほかの方に転送しないでください。',
    over: 'ご予約の状況と返金の進み具合を確認できます。ご本人専用のリンクですので、ほかの方に転送しないでください。',
  },
  code: {
    alt: (number) => `予約番号${number}のQRコード`,
    hint: 'カウンターでこのコードまたは番号をお見せください。',
  },
  noReminders: 'このアドレスへのお知らせメールを停止する',
  link: {
    lamp: '予約リンク',
    subject: (number) => `予約#${number}のリンク`,
    preheader: 'チケットの確認、変更、キャンセルができます。',
    heading: '予約ページのリンクをお送りします',
    intro:
      '下のボタンからご予約を開き、チケットの確認、曲やドリンクの変更、日時の変更、キャンセルができます。',
    safety: {
      title: 'ご注意ください',
      items: [
        'ご本人専用のリンクです。リンクをお持ちの方はどなたでもご予約を変更できますので、ほかの方に転送しないでください。',
        'お心当たりのない場合は、そのままで問題ありません。このリンクは、このアドレスにのみお送りしています。',
      ],
    },
  },
  newAddress: {
    lamp: '新しいアドレス',
    subject: (number) => `予約#${number}：メールアドレスをご確認ください`,
    preheader: 'ワンタップで、ご予約のメールがこのアドレスに届くようになります。',
    heading: '今後はこのアドレスにお送りしますか？',
    intro:
      '下記のご予約に関するメールを、このアドレスで受け取りたいとのご依頼がありました。ご確認いただくと、今後はこのアドレスにお送りします。',
    confirm: 'このアドレスで受け取る',
    safety: {
      title: 'ご注意ください',
      items: [
        'リンクは1日間有効です。開くまでは何も変更されません。',
        'ご自身のご予約でない場合は、このメールを破棄してください。',
      ],
    },
  },
  oldAddress: {
    lamp: 'アドレス変更',
    subject: (number) => `予約#${number}のメールの送り先が変わりました`,
    preheader: 'このご予約のメールアドレスが変更されました。',
    heading: 'メールアドレスが変更されました',
    intro:
      '下記のご予約に関するメールは、今後、確認済みの別のアドレスにお送りします。以前のメールのリンクは使えなくなりました。',
    safety: {
      title: 'お心当たりがありませんか？',
      items: ['予約番号を添えて、すぐにご連絡ください。お調べいたします。'],
    },
  },
};

export const ownPageWords: Record<Locale, OwnPageWords> = { en, ko, zh, ja };
