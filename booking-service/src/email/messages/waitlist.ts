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
    lamp: 'Please confirm',
    subject: (day: string) => `Please confirm: waitlist for ${day}`,
    preheader: 'One press, and you are on the list.',
    heading: 'Please confirm that you want to wait',
    intro:
      'Every time that you could sing is taken right now. Press the button, and you are on the list: as soon as a time is free and it is your turn, you get a mail from us.',
    open: 'Yes, put me on the list',
    section: {
      title: 'How it works',
      items: (minutes: number) => [
        'Without that we hold no time for you, and delete the entry after 24 hours.',
        'First come, first served: guests who joined before you are asked before you.',
        `When it is your turn, the time is held for you for ${minutes} minutes. Nobody else can book it meanwhile.`,
        'Was it not you? Then do nothing, or leave the list with the same button.',
      ],
    },
  },
  waiting: {
    lamp: 'On the list',
    subject: (day: string) => `You are on the waitlist for ${day}`,
    preheader: 'Nothing has changed: you keep your place.',
    heading: 'You are on the list already',
    intro:
      'Your address was entered for this day once more. Nothing has changed, and you keep your place: as soon as a time is free and it is your turn, you get a mail from us.',
    open: 'See your place, or leave the list',
    section: {
      title: 'Please note',
      items: (minutes: number) => [
        'Would you like to wait for other times? Leave the list with the button above, then join it again.',
        `When it is your turn, the time is held for you for ${minutes} minutes.`,
        'Was it not you who entered it? Then you need not do anything.',
      ],
    },
  },
  full: {
    lamp: 'No more days',
    subject: (_day: string) => 'You wait for as many days as we can note',
    preheader: 'Leave one of them first.',
    heading: 'No room for another day',
    intro:
      'Your address was entered for another day, and is noted for as many as it can be. So nothing was added. If you would rather wait for the other day, leave the one below first.',
    open: 'See this day, or leave its list',
    section: {
      title: 'Please note',
      items: (_minutes: number) => [
        'Entries that are not confirmed count, too. They are deleted after 24 hours.',
        'Was it not you who entered it? Then you need not do anything.',
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
    lamp: '확인 필요',
    subject: (day) => `${day} 대기 등록을 확인해 주세요`,
    preheader: '버튼 한 번이면 등록이 끝납니다.',
    heading: '대기 등록을 확인해 주세요',
    intro:
      '원하시는 시간이 지금은 모두 찼습니다. 아래 버튼을 누르시면 대기자 명단에 등록되고, 자리가 나고 차례가 되면 바로 메일로 알려 드립니다.',
    open: '대기 등록하기',
    section: {
      title: '이렇게 진행됩니다',
      items: (minutes) => [
        '확인하지 않으시면 자리를 잡아 드리지 않으며, 24시간 뒤 등록 내용이 삭제됩니다.',
        '먼저 등록하신 분께 먼저 알려 드립니다.',
        `차례가 되면 그 시간을 ${minutes}분 동안 잡아 둡니다. 그동안 다른 분은 예약할 수 없습니다.`,
        '직접 등록하지 않으셨다면 그냥 두시거나, 같은 버튼으로 들어가 대기를 취소해 주세요.',
      ],
    },
  },
  waiting: {
    lamp: '대기 중',
    subject: (day) => `${day} 대기자 명단에 이미 등록되어 있습니다`,
    preheader: '달라진 것은 없으며 순서도 그대로입니다.',
    heading: '이미 대기 중이십니다',
    intro:
      '같은 날짜에 이 주소가 다시 입력되었습니다. 달라진 것은 없으며 순서도 그대로입니다. 자리가 나고 차례가 되면 바로 메일로 알려 드립니다.',
    open: '순서 확인 또는 대기 취소',
    section: {
      title: '안내',
      items: (minutes) => [
        '다른 시간을 기다리고 싶으시면 위 버튼으로 대기를 취소한 뒤 다시 등록해 주세요.',
        `차례가 되면 그 시간을 ${minutes}분 동안 잡아 둡니다.`,
        '직접 입력하지 않으셨다면 아무것도 하지 않으셔도 됩니다.',
      ],
    },
  },
  full: {
    lamp: '추가 불가',
    subject: () => '더 이상 대기할 날을 추가할 수 없습니다',
    preheader: '먼저 하나를 취소해 주세요.',
    heading: '대기할 수 있는 날을 모두 쓰셨습니다',
    intro:
      '이 주소로 다른 날의 대기가 신청되었지만, 한 주소로 기다릴 수 있는 날을 모두 쓰셔서 추가하지 않았습니다. 그 날을 기다리시려면 아래 날의 대기를 먼저 취소해 주세요.',
    open: '이 날 확인 또는 대기 취소',
    section: {
      title: '안내',
      items: () => [
        '확인하지 않은 등록도 포함되며, 24시간 뒤 삭제됩니다.',
        '직접 입력하지 않으셨다면 아무것도 하지 않으셔도 됩니다.',
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
    lamp: '请确认',
    subject: (day) => `请确认：${day}的候补`,
    preheader: '点一下即可加入候补名单。',
    heading: '请确认您要候补',
    intro: '您想要的时间目前都已订满。点击下方按钮即加入候补名单；一有空位并轮到您时，我们会立即发邮件通知。',
    open: '确认加入候补',
    section: {
      title: '候补规则',
      items: (minutes) => [
        '未确认的话，我们不会为您保留时间，登记会在 24 小时后删除。',
        '先到先得：比您先加入的人会先收到通知。',
        `轮到您时，该时间会为您保留 ${minutes} 分钟，期间其他人无法预订。`,
        '如果不是您本人登记的，可以不予理会，或用同一按钮退出候补。',
      ],
    },
  },
  waiting: {
    lamp: '候补中',
    subject: (day) => `您已在${day}的候补名单上`,
    preheader: '没有任何变化，您的顺序不变。',
    heading: '您已在候补名单上',
    intro:
      '有人再次用您的邮箱登记了这一天。没有任何变化，您的顺序也不变；一有空位并轮到您时，我们会立即发邮件通知。',
    open: '查看顺序或退出候补',
    section: {
      title: '请注意',
      items: (minutes) => [
        '想改等其他时间？请先用上方按钮退出候补，再重新加入。',
        `轮到您时，该时间会为您保留 ${minutes} 分钟。`,
        '如果不是您本人登记的，无需任何操作。',
      ],
    },
  },
  full: {
    lamp: '无法再加',
    subject: () => '您可候补的天数已满',
    preheader: '请先退出其中一个。',
    heading: '无法再候补另一天',
    intro:
      '有人用您的邮箱登记了另一天，但该邮箱可候补的天数已满，因此没有添加。如果您更想等那一天，请先退出下面这一天的候补。',
    open: '查看这一天或退出候补',
    section: {
      title: '请注意',
      items: () => ['尚未确认的登记也计算在内，24 小时后会被删除。', '如果不是您本人登记的，无需任何操作。'],
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
    lamp: 'ご確認ください',
    subject: (day) => `${day}のキャンセル待ち：お申し込みの確認`,
    preheader: 'ボタンを押すだけでお申し込みが完了します。',
    heading: 'キャンセル待ちのご確認をお願いします',
    intro:
      'ご希望の時間は現在すべて埋まっています。下のボタンを押すとキャンセル待ちのお申し込みが完了します。空きが出て順番になりましたら、すぐにメールでお知らせします。',
    open: 'キャンセル待ちを確定する',
    section: {
      title: 'ご案内の流れ',
      items: (minutes) => [
        'ご確認がない場合は時間を確保せず、24時間後にお申し込みを削除します。',
        '先にお申し込みの方から順にご案内します。',
        `順番になりましたら、その時間を${minutes}分間確保します。その間、ほかの方は予約できません。`,
        'お心当たりのない場合は、そのままにしていただくか、同じボタンから取り消してください。',
      ],
    },
  },
  waiting: {
    lamp: 'キャンセル待ち中',
    subject: (day) => `${day}のキャンセル待ちはお申し込み済みです`,
    preheader: '変更はなく、順番もそのままです。',
    heading: 'すでにお申し込みいただいています',
    intro:
      '同じ日に、このアドレスがもう一度入力されました。変更はなく、順番もそのままです。空きが出て順番になりましたら、すぐにメールでお知らせします。',
    open: '順番の確認・キャンセル待ちの取り消し',
    section: {
      title: 'ご案内',
      items: (minutes) => [
        '別の時間をご希望の場合は、上のボタンから取り消したあと、もう一度お申し込みください。',
        `順番になりましたら、その時間を${minutes}分間確保します。`,
        'お心当たりのない場合も、お手続きは必要ありません。',
      ],
    },
  },
  full: {
    lamp: '追加できません',
    subject: () => 'キャンセル待ちの日数が上限に達しています',
    preheader: '先にどれかを取り消してください。',
    heading: '別の日を追加できませんでした',
    intro:
      'このアドレスで別の日のキャンセル待ちが申し込まれましたが、お待ちいただける日数の上限に達しているため、追加していません。その日をご希望の場合は、先に下記の日を取り消してください。',
    open: 'この日の確認・取り消し',
    section: {
      title: 'ご案内',
      items: () => [
        '未確認のお申し込みも日数に含まれ、24時間後に削除されます。',
        'お心当たりのない場合も、お手続きは必要ありません。',
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
