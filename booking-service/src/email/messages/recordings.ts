import type { Locale } from 'shared/languages/localized-text.ts';

/** What mails about recordings say. `count`: how many files; `until`: the day on which they are deleted. */
const en = {
  open: 'Listen and save',
  files: 'Your files',
  kept: 'Kept until',
  kinds: {
    vocals: 'Your voice alone',
    'with-backing': 'Your voice with the backing track',
    mix: 'The mix',
    video: 'The video',
    other: 'An extra file',
  },
  ready: {
    lamp: 'Recording complete',
    subject: (number: string) => `Recording complete: booking #${number}`,
    preheader: (count: number) =>
      count === 1 ? 'Your file is waiting for you.' : `Your ${count} files are waiting for you.`,
    heading: 'Your recording is here',
    intro:
      'Thank you for singing with us. Your recording is on your own page: listen to it, save it, share it if you like.',
    section: {
      title: 'Please note',
      items: (until: string) => [
        `We keep the files until ${until} (KST), then we delete them. Please save them before; on your page you can have them kept longer, once.`,
        'The link is yours alone: whoever has it can change your booking. To let friends listen, switch on sharing on your page and pass that link on.',
      ],
    },
  },
  ending: {
    lamp: 'Save it in time',
    subject: (number: string) => `Your recording is kept for one more week: booking #${number}`,
    preheader: (until: string) => `It will be deleted on ${until}.`,
    heading: 'Have you saved your recording?',
    intro: 'In a week we delete the files of your session, as we promised. Save them while they are here.',
    section: {
      title: 'Please note',
      items: (until: string) => [
        `They are deleted on ${until} (KST) and cannot be brought back.`,
        'Do you need more time? On your page you can have them kept longer, once.',
      ],
    },
  },
};
export type RecordingWords = typeof en;

const ko: RecordingWords = {
  open: '듣고 저장하기',
  files: '파일',
  kept: '보관 기한',
  kinds: {
    vocals: '목소리만',
    'with-backing': '목소리와 반주',
    mix: '믹싱본',
    video: '영상',
    other: '추가 파일',
  },
  ready: {
    lamp: '녹음 완성',
    subject: (number) => `녹음이 완성되었습니다: 예약 #${number}`,
    preheader: (count) => `파일 ${count}개가 준비되었습니다.`,
    heading: '녹음이 준비되었습니다',
    intro:
      '함께 노래해 주셔서 감사합니다. 내 예약 페이지에서 녹음을 듣고, 저장하고, 원하시면 공유하실 수 있습니다.',
    section: {
      title: '안내',
      items: (until) => [
        `파일은 ${until}(한국 시간)까지 보관한 뒤 삭제합니다. 그 전에 저장해 주세요. 페이지에서 보관 기간을 한 번 연장하실 수 있습니다.`,
        '링크가 있으면 누구나 예약을 변경할 수 있으니 다른 분에게 전달하지 마세요. 친구에게 들려주고 싶으시면 페이지에서 공유를 켜고 그 링크를 보내 주세요.',
      ],
    },
  },
  ending: {
    lamp: '저장 안내',
    subject: (number) => `녹음 파일 보관이 일주일 남았습니다: 예약 #${number}`,
    preheader: (until) => `${until}에 삭제됩니다.`,
    heading: '녹음을 저장하셨나요?',
    intro: '안내해 드린 대로 일주일 뒤에 녹음 파일을 삭제합니다. 그 전에 저장해 주세요.',
    section: {
      title: '안내',
      items: (until) => [
        `${until}(한국 시간)에 삭제되며, 삭제한 파일은 되돌릴 수 없습니다.`,
        '시간이 더 필요하시면 페이지에서 보관 기간을 한 번 연장하실 수 있습니다.',
      ],
    },
  },
};

const zh: RecordingWords = {
  open: '试听并保存',
  files: '文件',
  kept: '保存至',
  kinds: {
    vocals: '纯人声',
    'with-backing': '人声加伴奏',
    mix: '混音版',
    video: '视频',
    other: '其他文件',
  },
  ready: {
    lamp: '录音完成',
    subject: (number) => `录音已完成：预订 #${number}`,
    preheader: (count) => `您的 ${count} 个文件已准备好。`,
    heading: '您的录音来了',
    intro: '感谢您来店歌唱。录音已放在您的预订页面：可以试听、保存，也可以分享给朋友。',
    section: {
      title: '温馨提示',
      items: (until) => [
        `文件保存至 ${until}（韩国时间），之后会删除，请在此之前保存。您可以在页面上延长一次保存期限。`,
        '此链接仅供您本人使用：持有链接的人可以更改您的预订，请勿转发。想让朋友试听，请在页面上打开分享，再发送分享链接。',
      ],
    },
  },
  ending: {
    lamp: '请及时保存',
    subject: (number) => `您的录音还将保存一周：预订 #${number}`,
    preheader: (until) => `将于 ${until} 删除。`,
    heading: '您保存录音了吗？',
    intro: '如之前所说，一周后我们将删除本次录音的文件，请在此之前保存。',
    section: {
      title: '温馨提示',
      items: (until) => [
        `文件将于 ${until}（韩国时间）删除，删除后无法恢复。`,
        '需要更多时间？您可以在页面上延长一次保存期限。',
      ],
    },
  },
};

const ja: RecordingWords = {
  open: '聴いて保存する',
  files: 'ファイル',
  kept: '保存期限',
  kinds: {
    vocals: '歌声のみ',
    'with-backing': '歌声と伴奏',
    mix: 'ミックス',
    video: '動画',
    other: 'その他のファイル',
  },
  ready: {
    lamp: 'レコーディング完成',
    subject: (number) => `レコーディングが完成しました：予約#${number}`,
    preheader: (count) => `${count}件のファイルをご用意しました。`,
    heading: 'レコーディングが届きました',
    intro:
      '当店で歌ってくださり、ありがとうございました。レコーディングは予約ページにあります。聴いて、保存して、お好みでシェアしてください。',
    section: {
      title: 'ご案内',
      items: (until) => [
        `ファイルは${until}（韓国時間）まで保存し、その後削除します。それまでに保存してください。予約ページで、保存期間を1回延長できます。`,
        'このリンクはご本人専用です。リンクをお持ちの方はどなたでもご予約を変更できますので、転送しないでください。お友だちに聴いてもらうときは、予約ページで共有をオンにして、そのリンクをお送りください。',
      ],
    },
  },
  ending: {
    lamp: '保存のお願い',
    subject: (number) => `レコーディングの保存期間はあと1週間です：予約#${number}`,
    preheader: (until) => `${until}に削除されます。`,
    heading: 'レコーディングは保存されましたか？',
    intro: 'ご案内のとおり、1週間後にレコーディングのファイルを削除します。それまでに保存してください。',
    section: {
      title: 'ご案内',
      items: (until) => [
        `${until}（韓国時間）に削除され、元に戻すことはできません。`,
        'もう少しお時間が必要な場合は、予約ページで保存期間を1回延長できます。',
      ],
    },
  },
};

export const recordingWords: Record<Locale, RecordingWords> = { en, ko, zh, ja };
