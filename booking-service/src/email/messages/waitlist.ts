import type { Locale } from 'shared/languages/localized-text.ts';

/** What mails to people on the waitlist say. `day`: the day in words; `time`, `until`: HH:mm in Seoul. */
const en = {
  when: 'You wait for',
  held: 'Held for you',
  starts: 'Start',
  anyTime: 'any time',
  between: (earliest: string, latest: string) =>
    earliest === latest ? `${earliest} KST` : `${earliest} to ${latest} KST`,
  people: 'Singing in a row',
  heldUntil: 'Held until',
  joined: {
    lamp: 'On the list',
    subject: (day: string) => `You are on the waitlist for ${day}`,
    preheader: 'We write as soon as a time is free.',
    heading: 'We will tell you',
    intro:
      'Every time that you could sing is taken right now. As soon as one is free and it is your turn, you get a mail from us.',
    open: 'See your place, or leave the list',
    section: {
      title: 'How it works',
      items: (minutes: number) => [
        `First come, first served: whoever joined before you is asked before you.`,
        `When it is your turn, the time is held for you for ${minutes} minutes. Nobody else can book it meanwhile.`,
        'Was it not you? Then leave the list with the button above, and we write no more.',
      ],
    },
  },
  offer: {
    lamp: 'Free for you',
    subject: (day: string, time: string) => `A time is free: ${day}, ${time}`,
    preheader: (until: string) => `It is held for you until ${until} KST.`,
    heading: 'It is your turn',
    intro: (until: string) => `The time below is free, and it is yours to book until ${until} KST.`,
    open: 'Book this time',
    section: {
      title: 'Please note',
      items: (until: string) => [
        `After ${until} KST it goes to the next in line, and you are off the list for this day.`,
        'Nothing is paid yet: you book and pay on our site as usual.',
        'Can you not come? Leave the list on the same page, and the next in line need not wait.',
      ],
    },
  },
};
export type WaitlistWords = typeof en;

const ko: WaitlistWords = {
  when: '기다리는 날',
  held: '잡아 둔 시간',
  starts: '시작 시간',
  anyTime: '시간 무관',
  between: (earliest, latest) => (earliest === latest ? `${earliest} KST` : `${earliest}~${latest} KST`),
  people: '이어서 부르는 인원',
  heldUntil: '예약 가능 시한',
  joined: {
    lamp: '대기 등록',
    subject: (day) => `${day} 대기자 명단에 등록되었습니다`,
    preheader: '자리가 나면 바로 알려 드립니다.',
    heading: '자리가 나면 알려 드릴게요',
    intro: '원하시는 시간이 지금은 모두 찼습니다. 자리가 나고 차례가 되면 바로 메일로 알려 드립니다.',
    open: '순서 확인 또는 대기 취소',
    section: {
      title: '이렇게 진행됩니다',
      items: (minutes) => [
        '먼저 등록하신 분께 먼저 알려 드립니다.',
        `차례가 되면 그 시간을 ${minutes}분 동안 잡아 둡니다. 그동안 다른 분은 예약할 수 없습니다.`,
        '직접 등록하지 않으셨다면 위 버튼으로 대기를 취소해 주세요. 더 이상 메일을 보내지 않습니다.',
      ],
    },
  },
  offer: {
    lamp: '자리 났음',
    subject: (day, time) => `자리가 났습니다: ${day} ${time}`,
    preheader: (until) => `${until} KST까지 잡아 둡니다.`,
    heading: '차례가 되었습니다',
    intro: (until) => `아래 시간이 비었습니다. ${until} KST까지 예약하실 수 있습니다.`,
    open: '이 시간 예약하기',
    section: {
      title: '안내',
      items: (until) => [
        `${until} KST가 지나면 다음 분께 차례가 넘어가고, 이 날의 대기는 끝납니다.`,
        '아직 결제된 것은 없습니다. 평소처럼 사이트에서 예약하고 결제하시면 됩니다.',
        '오기 어려우시면 같은 페이지에서 대기를 취소해 주세요. 다음 분이 기다리지 않아도 됩니다.',
      ],
    },
  },
};

const zh: WaitlistWords = {
  when: '您等候的日期',
  held: '为您保留',
  starts: '开始时间',
  anyTime: '任何时间',
  between: (earliest, latest) => (earliest === latest ? `${earliest} KST` : `${earliest}–${latest} KST`),
  people: '连续演唱人数',
  heldUntil: '保留至',
  joined: {
    lamp: '已加入候补',
    subject: (day) => `您已加入${day}的候补名单`,
    preheader: '一有空位就通知您。',
    heading: '有空位就通知您',
    intro: '您想要的时间目前都已订满。一有空位并轮到您时，我们会立即发邮件通知。',
    open: '查看顺序或退出候补',
    section: {
      title: '候补规则',
      items: (minutes) => [
        '先到先得：比您先加入的人会先收到通知。',
        `轮到您时，该时间会为您保留 ${minutes} 分钟，期间其他人无法预订。`,
        '如果不是您本人加入的，请用上方按钮退出候补，我们不会再发邮件。',
      ],
    },
  },
  offer: {
    lamp: '有空位了',
    subject: (day, time) => `有空位了：${day} ${time}`,
    preheader: (until) => `为您保留至 ${until} KST。`,
    heading: '轮到您了',
    intro: (until) => `以下时间已空出，您可以在 ${until} KST 之前预订。`,
    open: '预订这个时间',
    section: {
      title: '请注意',
      items: (until) => [
        `${until} KST 之后将转给下一位，您当天的候补也随之结束。`,
        '尚未付款：请照常在网站上预订并付款。',
        '来不了？请在同一页面退出候补，让下一位不必久等。',
      ],
    },
  },
};

const ja: WaitlistWords = {
  when: 'お待ちの日',
  held: '確保した時間',
  starts: '開始時間',
  anyTime: '時間は問わない',
  between: (earliest, latest) => (earliest === latest ? `${earliest} KST` : `${earliest}～${latest} KST`),
  people: '続けて歌う人数',
  heldUntil: '確保の期限',
  joined: {
    lamp: 'キャンセル待ち',
    subject: (day) => `${day}のキャンセル待ちを受け付けました`,
    preheader: '空きが出たらすぐにお知らせします。',
    heading: '空きが出たらお知らせします',
    intro:
      'ご希望の時間は現在すべて埋まっています。空きが出て順番になりましたら、すぐにメールでお知らせします。',
    open: '順番の確認・キャンセル待ちの取り消し',
    section: {
      title: 'ご案内の流れ',
      items: (minutes) => [
        '先にお申し込みの方から順にご案内します。',
        `順番になりましたら、その時間を${minutes}分間確保します。その間、ほかの方は予約できません。`,
        'お心当たりのない場合は、上のボタンから取り消してください。以後メールはお送りしません。',
      ],
    },
  },
  offer: {
    lamp: '空きが出ました',
    subject: (day, time) => `空きが出ました：${day} ${time}`,
    preheader: (until) => `${until} KSTまで確保しています。`,
    heading: '順番が来ました',
    intro: (until) => `下記の時間に空きが出ました。${until} KSTまでご予約いただけます。`,
    open: 'この時間を予約する',
    section: {
      title: 'ご注意ください',
      items: (until) => [
        `${until} KSTを過ぎると次の方にご案内し、この日のキャンセル待ちは終了します。`,
        'お支払いはまだ発生していません。いつもどおりサイトでご予約・お支払いください。',
        'ご来店が難しい場合は、同じページから取り消してください。次の方をすぐにご案内できます。',
      ],
    },
  },
};

export const waitlistWords: Record<Locale, WaitlistWords> = { en, ko, zh, ja };
